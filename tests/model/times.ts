import fc from 'fast-check'
import { addDays, istDateOf, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import type { Real } from './step.ts'

export const SLOTS_SOLD: readonly SlotIndex[] = [0, 1, 3, 4]

/** Times that often overlap: three days, four slots, and Full Days of one or two days. */
export const times = fc.record({
  day: fc.integer({ min: 0, max: 2 }),
  slot: fc.constantFrom(...SLOTS_SOLD),
  days: fc.constantFrom(1, 2),
})
export type Time = { day: number; slot: SlotIndex; days: number }

/** How many days ahead the times begin. The first is within the 24 hours in which nothing can be changed any more. */
const DAYS_AHEAD = [1, 2, 4]

/** Returns the date of a drawn time, counted from now. */
export const dayAt = (real: Real, day: number): IstDate =>
  addDays(istDateOf(real.api.clock.now()), DAYS_AHEAD[day] ?? 2)

export function stayAt(real: Real, { day, slot, days }: Time) {
  const period = slotPeriod(slot, dayAt(real, day), days)
  return {
    checkin: toIstIso(period.start),
    checkout: toIstIso(period.end),
    slotId: slotAt(slot).bookingSlotId,
  }
}
