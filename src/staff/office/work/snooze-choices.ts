import { addMinutes, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { canSnooze, OVERDUE_SNOOZE_MINUTES } from '#domain/office/work.ts'
import * as t from '#words/office/work-of.ts'

type Choice = { name: string; until: Date; isPossible: boolean }

const HOURS = 2
const MORNING_MINUTES = 9 * 60
const DAY_MINUTES = 24 * 60

/** Lists the moments until which work can be snoozed, in Indian time. Those after its due time are disabled. */
export function snoozeChoices(due: Date | null, now: Date): readonly Choice[] {
  const morning = addMinutes(istInstant(istDateOf(now)), DAY_MINUTES + MORNING_MINUTES)
  return [
    { name: t.inMinutes(OVERDUE_SNOOZE_MINUTES), until: addMinutes(now, OVERDUE_SNOOZE_MINUTES) },
    { name: t.inHours(HOURS), until: addMinutes(now, HOURS * 60) },
    { name: t.tomorrow, until: morning },
    { name: t.inAWeek, until: addMinutes(morning, 6 * DAY_MINUTES) },
  ].map((choice) => ({ ...choice, isPossible: canSnooze(choice.until, { due }, now) }))
}
