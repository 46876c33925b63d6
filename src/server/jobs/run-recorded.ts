import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { inSpan } from '../tracing.ts'
import type { Job } from './job.ts'

const MAX_ERROR_LENGTH = 500

/** Runs a job once and records the result, so that the office sees the last run and the last failure. */
export async function runRecorded(services: Services, job: Pick<Job, 'name' | 'run'>): Promise<number> {
  const { db, clock } = services
  const beganAt = clock.now()
  await sql`
    insert into job_runs (name, began_at) values (${job.name}, ${beganAt})
    on conflict (name) do update set began_at = excluded.began_at, ended_at = null, worked_on = null`.execute(db)
  try {
    const workedOn = await inSpan({ name: `job ${job.name}` }, () => job.run(services))
    await sql`
      update job_runs set ended_at = ${clock.now()}, ended_well_at = ${clock.now()}, worked_on = ${workedOn} where name = ${job.name}`.execute(
      db,
    )
    return workedOn
  } catch (error) {
    const words = (error instanceof Error ? error.message : 'unknown').slice(0, MAX_ERROR_LENGTH)
    await sql`
      update job_runs set ended_at = ${clock.now()}, failed_at = ${clock.now()}, error = ${words}
      where name = ${job.name}`.execute(db)
    throw error
  }
}
