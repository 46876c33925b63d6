import type { Rupees } from '../kernel/money.ts'
import { payerOfDifference, type RelocationCause } from './same-class.ts'

/** Guests at a door walk or take a short ride this far. */
export const NEAR_KILOMETRES = 3

/** After a dearer room that we pay for, the next one waits for our office for so long (had_dearer_room in the database). */
export const DEARER_ROOM_DAYS = 90

type Offerable = { price: Rupees; kilometres: number | null }

/** A guest who has had a dearer room from us in the last 90 days. */
export type DearerRooms = { booked: Rupees; hadOne: boolean }

/**
 * Limits count our money, not help: does this room wait for the office's yes? Rooms of the same price or less never do,
 * nor do those that the first hotel pays for (decision 0061).
 */
export const waitsForOffice = (
  { price }: Pick<Offerable, 'price'>,
  { booked, hadOne, cause }: DearerRooms & { cause: RelocationCause },
): boolean => hadOne && price > booked && payerOfDifference(cause) === 'uncle'

/**
 * Rooms in the order in which they are offered: near ones of the same price or less, dearer ones near, then the further
 * ones, each group nearest first. Who has had a dearer room sees everything that is one press before what waits.
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
