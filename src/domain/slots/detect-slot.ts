import { istDateOf, istMinuteOfDay } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'
import { daysOfStay, slotPeriod } from './period.ts'
import { FULL_DAY, SLOTS, type SlotIndex } from './slots.ts'

const REACH_MINUTES = 60

/**
 * Returns the slot that starts within one hour of the check-in, or else Full Day (specification §9). Picks the nearest
 * start. If two are equally near, picks the slot that has begun.
 */
export function detectSlot(checkin: Date): SlotIndex {
  const minute = istMinuteOfDay(checkin)
  const near = SLOTS.map((slot) => ({
    index: slot.index,
    startHour: slot.startHour,
    away: Math.abs(slot.startHour * 60 - minute),
  }))
    .filter(({ away }) => away <= REACH_MINUTES)
    .sort((one, other) => one.away - other.away || one.startHour - other.startHour)
  return near[0]?.index ?? FULL_DAY
}

/** Replaces any check-in and check-out of a search with the period of the detected slot (decisions, "Slots"). */
export function searchPeriod(checkin: Date, checkout: Date): { slot: SlotIndex; period: Period; days: number } {
  const slot = detectSlot(checkin)
  const days = daysOfStay(slot, { start: checkin, end: checkout })
  return { slot, days, period: slotPeriod(slot, istDateOf(checkin), days) }
}
