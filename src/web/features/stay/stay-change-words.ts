import { unreachable } from '#domain/kernel/result.ts'
import type { DayAndSlot, DayClosure } from '#domain/slots/openings.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import { MAX_DAYS, slotAt } from '#domain/slots/slots.ts'
import type { StayChange } from './booking-query.ts'
import { dateWords, slotTimes } from '#words/times.ts'
import * as t from '#words/stay.ts'
import { slotName } from '#words/slots.ts'

/** Says what changed about a requested stay, and why, in one sentence per change. */
export const stayChangeWords = (changes: readonly StayChange[], stay: DayAndSlot, now: Date): string[] =>
  changes.map((change) => sentenceOf(change, stay, now))

function sentenceOf(change: StayChange, { date, slot }: DayAndSlot, now: Date): string {
  const day = dateWords(date, now)
  switch (change.moved) {
    case 'slot': {
      const next = slotAt(slot)
      return t.slotIsOver(slotName(slotAt(change.from)), slotName(next), slotTimes(next))
    }
    case 'day':
      return dayMoved(change.why, dateWords(change.from, now), day)
    case 'unread-day':
      return t.couldNotReadDate(day)
    case 'days':
      return t.stayIsTooLong(change.from, MAX_DAYS)
    default:
      return unreachable(change)
  }
}

function dayMoved(why: DayClosure, day: string, next: string): string {
  switch (why) {
    case 'DAY_GONE':
      return t.dayHasPassed(day, next)
    case 'NO_SLOT_LEFT':
      return t.tooLateToday(next)
    case 'TOO_FAR_AHEAD':
      return t.tooFarAhead(day, MAX_DAYS_AHEAD, next)
    default:
      return unreachable(why)
  }
}
