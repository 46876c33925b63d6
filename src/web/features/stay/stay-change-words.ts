import { unreachable } from '#domain/kernel/result.ts'
import type { DayAndSlot } from '#domain/slots/openings.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import { MAX_DAYS, slotAt } from '#domain/slots/slots.ts'
import type { StayChange } from './booking-query.ts'
import { dateWords, slotTimes } from '#words/times.ts'

/** Says what changed about a requested stay, and why, in one sentence per change. */
export const stayChangeWords = (changes: readonly StayChange[], stay: DayAndSlot, now: Date): string[] =>
  changes.map((change) => sentenceOf(change, stay, now))

function sentenceOf(change: StayChange, { date, slot }: DayAndSlot, now: Date): string {
  switch (change.moved) {
    case 'slot': {
      const next = slotAt(slot)
      return `${slotAt(change.from).listingName} can no longer be booked today. We have selected ${next.listingName}, ${slotTimes(next)}.`
    }
    case 'day':
      return `${DAY_REASONS[change.why](dateWords(change.from, now))}. We have selected ${dateWords(date, now)}.`
    case 'unread-day':
      return `We could not read the date in this link. We have selected ${dateWords(date, now)}.`
    case 'days':
      return `A stay can last ${MAX_DAYS} days at most. We have shortened your ${change.from} days to ${MAX_DAYS}.`
    default:
      return unreachable(change)
  }
}

const DAY_REASONS = {
  DAY_GONE: (day: string) => `${day} has passed`,
  NO_SLOT_LEFT: () => 'It is too late to start a stay today',
  TOO_FAR_AHEAD: (day: string) => `${day} is more than ${MAX_DAYS_AHEAD} days ahead`,
}
