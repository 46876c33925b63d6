import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { systemClock } from '#server/adapters/clocks.ts'
import type { Job } from '#server/jobs/job.ts'
import { startScheduler } from '#server/jobs/scheduler.ts'
import type { Db, Services } from '#server/services.ts'

/** A schedule that never comes due during a test. */
const NEW_YEAR = '0 0 1 1 *'

/** A job that becomes due only when a test says so. */
export const jobOf = (name: string, run: Job['run'], isOfItsDay = false): Job => ({
  name,
  does: 'is a test',
  cron: NEW_YEAR,
  isOfItsDay,
  run,
})

/** Starts what a worker process runs, on its own connections, and looks for work every few milliseconds. */
export function startWorker(db: Db, jobs: readonly Job[]) {
  const errors: string[] = []
  const log = { error: (_detail: object, text: string) => void errors.push(text) }
  const scheduler = startScheduler({ db, clock: systemClock, log } as Services, jobs, { log, everyMilliseconds: 5 })
  return { ...scheduler, errors }
}

const PATIENCE_MILLISECONDS = 30_000

/** Waits until a condition holds. Throws if it does not within half a minute. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await holds()); await pause(5))
    if (performance.now() - began > PATIENCE_MILLISECONDS) throw new Error('it did not happen within half a minute')
}

/** Makes every job due, as if its time had come. */
export const makeDue = (db: Db, ago = '1 second') =>
  sql`update scheduled_jobs set due_at = clock_timestamp() - ${ago}::interval`.execute(db)

/** Whether exactly this many jobs are planned, and none is due or has a worker. */
export const areIdle = async (db: Db, count: number): Promise<boolean> => {
  const { rows } = await sql<{ planned: number; busy: number }>`
    select count(*)::int as planned, count(*) filter (where due_at <= clock_timestamp() or taken_by is not null)::int as busy
    from scheduled_jobs`.execute(db)
  return rows[0]?.planned === count && rows[0].busy === 0
}
