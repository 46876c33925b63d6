import { minutesBetween } from '#domain/kernel/ist.ts'
import * as t from '#words/office/work.ts'

/** Formats how long ago something was: '4 min', '3 h', '7 days'. */
export function ageWords(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor(minutesBetween(since, now)))
  if (minutes < 60) return t.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? t.hours(hours) : t.days(Math.floor(hours / 24))
}
