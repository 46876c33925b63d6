import { sql } from 'kysely'
import type { Db } from '../../services.ts'

export type BusinessFigures = {
  /** rooms that wait for their guest's payment */
  holds: number
  /** by state, of those that are not settled and of those of the last hour */
  payments: ReadonlyMap<string, number>
  /** seconds since the last turn of each job ended well; since its first turn began where none ever did */
  jobs: ReadonlyMap<string, number>
  /** seconds for which the running turn of a job has been running; 0 where none runs */
  jobsRunning: ReadonlyMap<string, number>
}

type Named = { name: string; value: number }
type JobRow = { name: string; quiet: number; running: number }

const mapOf = (rows: readonly Named[]) => new Map(rows.map(({ name, value }) => [name, value]))

/** What the office would ask first when guests cannot book. Each count is one look into an index. */
export async function countBusiness(db: Db, now: Date): Promise<BusinessFigures> {
  const [holds, payments, jobs] = await Promise.all([
    sql<{
      value: number
    }>`select count(*)::int as value from bookings where status = 'pending' and hold_expires_at > ${now}`.execute(db),
    sql<Named>`
      select status as name, count(*)::int as value from payments
      where status in ('created', 'open') group by status`.execute(db),
    sql<JobRow>`
      select name,
        extract(epoch from ${now}::timestamptz - coalesce(ended_well_at, began_at))::float8 as quiet,
        case when ended_at is null then extract(epoch from ${now}::timestamptz - began_at)::float8 else 0 end as running
      from job_runs`.execute(db),
  ])
  return {
    holds: holds.rows[0]?.value ?? 0,
    payments: mapOf(payments.rows),
    jobs: new Map(jobs.rows.map(({ name, quiet }) => [name, quiet])),
    jobsRunning: new Map(jobs.rows.map(({ name, running }) => [name, running])),
  }
}
