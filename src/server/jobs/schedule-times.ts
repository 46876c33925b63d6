import { Cron } from 'croner'
import type { Times } from '#domain/jobs/due-runs.ts'
import type { Job } from './job.ts'

const TIME_ZONE = 'Asia/Kolkata'

/** Reads a job's cron expression, in Indian time. Throws if the expression is invalid or names no future time. */
export function timesOf({ name, cron, isOfItsDay = false }: Pick<Job, 'name' | 'cron' | 'isOfItsDay'>): Times {
  const pattern = new Cron(cron, { timezone: TIME_ZONE, mode: '5-part' })
  const after = (moment: Date) => {
    const next = pattern.nextRun(moment)
    if (next === null) throw new Error(`the job ${name} never runs after ${moment.toISOString()}: ${cron}`)
    return next
  }
  return { after, isOfItsDay }
}
