import { addMinutes, formatIstTime, istInstant } from '../kernel/ist.ts'

/** When a job runs: every so many minutes or hours, or every day at a time such as '2:07 AM' in Indian time. */
export type ScheduleForm = { every: number; unit: 'minute' | 'hour' } | { dailyAt: string }

const NUMBER = /^\d{1,2}$/
/** Matches '*', '*' + '/5' or '2-59/5', which repeats from any start. */
const EVERY = /^(?:\*|\d{1,2}-59)(?:\/(\d{1,2}))?$/

/** The midnight of an arbitrary day, because only the time of day is used. */
const ANY_MIDNIGHT = istInstant('2026-01-01')

const timeOf = (hour: string, minute: string) =>
  formatIstTime(addMinutes(ANY_MIDNIGHT, Number(hour) * 60 + Number(minute)))

/** Reads the forms of schedules that our jobs have. Returns null for any other form. */
export function scheduleForm(cron: string): ScheduleForm | null {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  if (days.join(' ') !== '* * *') return null
  const everyMinutes = EVERY.exec(minute)
  if (everyMinutes && hour === '*') return { every: Number(everyMinutes[1] ?? 1), unit: 'minute' }
  if (!NUMBER.test(minute)) return null
  const everyHours = EVERY.exec(hour)
  if (everyHours) return { every: Number(everyHours[1] ?? 1), unit: 'hour' }
  return NUMBER.test(hour) ? { dailyAt: timeOf(hour, minute) } : null
}
