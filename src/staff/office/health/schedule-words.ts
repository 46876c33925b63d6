import { scheduleForm } from '#domain/jobs/schedule-form.ts'
import * as t from '#words/office/health.ts'

/** Says when a job runs: 'Every 5 minutes', 'Daily at 2:07 AM'. Shows any other schedule as it is written. */
export function scheduleWords(cron: string): string {
  const form = scheduleForm(cron)
  if (!form) return cron
  if ('dailyAt' in form) return t.dailyAt(form.dailyAt)
  return form.unit === 'minute' ? t.everyMinutes(form.every) : t.everyHours(form.every)
}
