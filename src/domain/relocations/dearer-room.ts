import type { Rupees } from '../kernel/money.ts'
import { payerOfDifference, type RelocationCause } from './same-class.ts'

/** A distance that guests who were turned away can walk, or cover in a short ride. */
export const NEAR_KILOMETRES = 3

/**
 * For this long after guests got a more expensive room at our cost, another such room needs the office's approval
 * (had_dearer_room in the database).
 */
export const DEARER_ROOM_DAYS = 90

type Offerable = { price: Rupees; kilometres: number | null }

/** Whether a guest has had a more expensive room at our cost in the last 90 days, and the price of the booked room. */
export type DearerRooms = { booked: Rupees; hadOne: boolean }

/**
 * Whether the office must approve this room, because we would pay the difference. No approval is needed for a room at
 * the same price or less, or for a room that the first hotel pays for (decision 0061).
 */
export const waitsForOffice = (
  { price }: Pick<Offerable, 'price'>,
  { booked, hadOne, cause }: DearerRooms & { cause: RelocationCause },
): boolean => hadOne && price > booked && payerOfDifference(cause) === 'uncle'

/**
 * Sorts rooms for the offer: near rooms at the same price or less, then near rooms that cost more, then rooms further
 * away, each group with the nearest first. A guest who has had a more expensive room first sees all rooms that need no
 * approval.
 */
export function inOfferOrder<Room extends Offerable>(rooms: readonly Room[], { booked, hadOne }: DearerRooms): Room[] {
  const groupOf = ({ price, kilometres }: Room): number => {
    const [isDearer, isFar] = [Number(price > booked), Number(kilometres === null || kilometres > NEAR_KILOMETRES)]
    return hadOne ? isDearer * 2 + isFar : isFar * 2 + isDearer
  }
  const away = ({ kilometres }: Room): number => kilometres ?? Number.POSITIVE_INFINITY
  return rooms.toSorted(
    (one, other) => groupOf(one) - groupOf(other) || (away(one) === away(other) ? 0 : away(one) - away(other)),
  )
}
