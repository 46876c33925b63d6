import type { IstDate } from '#domain/kernel/ist.ts'
import { slotAt, SLOTS, type Slot, type SlotIndex } from '#domain/slots/slots.ts'
import type { HotelOffer } from './load-offer.ts'

export type FreeTime = { slot: Slot; date: IstDate; total: number | undefined }

type FreeDays = Pick<HotelOffer, 'slots' | 'totals' | 'nextFreeDay' | 'nextFreeTotal'>

/** The maximum number of alternatives on the same day. More would repeat the list of slots. */
const MAX_OF_A_DAY = 3

/**
 * Offers alternatives to a chosen slot. First come the day's slots in order of how near they begin, the earlier first
 * if two are equally near. Then comes the next day on which the chosen slot is free.
 */
export function freeTimes(
  { slots, totals, nextFreeDay, nextFreeTotal }: FreeDays,
  { date, slot }: { date: IstDate; slot: SlotIndex },
): FreeTime[] {
  const chosen = slotAt(slot)
  const hoursApart = ({ startHour }: Slot) => Math.abs(startHour - chosen.startHour)
  const sameDay = SLOTS.filter(({ index }) => index !== slot && slots[index] === 'free')
    .toSorted((one, other) => hoursApart(one) - hoursApart(other) || one.startHour - other.startHour)
    .slice(0, MAX_OF_A_DAY)
    .map((each) => ({ slot: each, date, total: totals[each.index]?.total }))
  return nextFreeDay ? [...sameDay, { slot: chosen, date: nextFreeDay, total: nextFreeTotal?.total }] : sameDay
}
