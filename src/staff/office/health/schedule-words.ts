import { formatIstTime, istInstant, addMinutes } from '#domain/kernel/ist.ts'
import * as t from '#words/office/health.ts'

const NUMBER = /^\d{1,2}$/
/** '*', '*' + '/5' or '2-59/5': every so many, from any start. */
const EVERY = /^(?:\*|\d{1,2}-59)(?:\/(\d{1,2}))?$/

/** Midnight of any day: only the time of day is used. */
const ANY_MIDNIGHT = istInstant('2026-01-01')

const timeOf = (hour: string, minute: string) =>
  formatIstTime(addMinutes(ANY_MIDNIGHT, Number(hour) * 60 + Number(minute)))

/** Says when a job runs: 'Every 5 minutes', 'Daily at 2:07 AM'. A schedule of another form is shown itself. */
export function scheduleWords(cron: string): string {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  if (days.join(' ') !== '* * *') return cron
  const everyMinutes = EVERY.exec(minute)
  if (everyMinutes && hour === '*') return t.everyMinutes(Number(everyMinutes[1] ?? 1))
  if (!NUMBER.test(minute)) return cron
  const everyHours = EVERY.exec(hour)
  if (everyHours) return t.everyHours(Number(everyHours[1] ?? 1))
  return NUMBER.test(hour) ? t.dailyAt(timeOf(hour, minute)) : cron
}
