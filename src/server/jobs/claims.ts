import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { LEASE_SECONDS, type ScheduledJob } from '#domain/jobs/due-runs.ts'
import type { Db } from '../services.ts'

/** A run that this worker has claimed. The token differs for each attempt. */
export type Claim = Pick<ScheduledJob, 'dueAt' | 'attempts'> & { name: string; token: string }

type Row = { now: Date; name: string | null; due_at: Date; attempts: number; leased_until: Date | null }

/** Reads the planned runs, and the database's time, which decides whether they are due (decision 0046). */
export async function readPlan(db: Db): Promise<{ now: Date; jobs: ReadonlyMap<string, ScheduledJob> }> {
  const { rows } = await sql<Row>`
    select clock_timestamp() as now, j.name, j.due_at, j.attempts, j.leased_until
    from (values (1)) one left join scheduled_jobs j on true`.execute(db)
  const jobs = new Map<string, ScheduledJob>()
  for (const { name, due_at, attempts, leased_until } of rows)
    if (name !== null) jobs.set(name, { dueAt: due_at, attempts, leasedUntil: leased_until })
  const [first] = rows as [Row]
  return { now: first.now, jobs }
}

const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${sql.lit(LEASE_SECONDS)})`

/**
 * Whether a row is unchanged since it was read and has no lease, so that no decision is based on a row that another
 * worker has changed. Ignores a lease of more than two minutes, because a wrong clock gave it.
 */
const isFreeAsSeen = ({ dueAt, attempts }: ScheduledJob) => sql`
  scheduled_jobs.due_at = ${dueAt} and scheduled_jobs.attempts = ${attempts}
  and (scheduled_jobs.leased_until between clock_timestamp() and clock_timestamp() + interval '2 minutes') is not true`

/** Stores when a job runs next, unless another worker has changed its row since it was read. */
export async function planJob(db: Db, name: string, dueAt: Date, seen: ScheduledJob | undefined): Promise<void> {
  await sql`
    insert into scheduled_jobs (name, due_at) values (${name}, ${dueAt})
    on conflict (name) do update set due_at = excluded.due_at, attempts = 0, taken_by = null, leased_until = null
    where ${seen ? isFreeAsSeen(seen) : sql`false`}`.execute(db)
}

/** Takes a due run. Returns undefined if another worker was faster. */
export async function claimJob(db: Db, name: string, seen: ScheduledJob): Promise<Claim | undefined> {
  const token = randomUUID()
  const { rows } = await sql<{ attempts: number }>`
    update scheduled_jobs set taken_by = ${token}, leased_until = ${leaseEnd}, attempts = attempts + 1
    where name = ${name} and ${isFreeAsSeen(seen)} returning attempts`.execute(db)
  return rows[0] && { name, token, dueAt: seen.dueAt, attempts: rows[0].attempts }
}

/** Returns false if the lease had ended and another worker has the run. */
export async function renewClaim(db: Db, { name, token }: Claim): Promise<boolean> {
  const { rows } = await sql`
    update scheduled_jobs set leased_until = ${leaseEnd} where name = ${name} and taken_by = ${token}
    returning 1`.execute(db)
  return rows.length === 1
}

/** Ends a claim and stores when the job runs next. Does nothing if another worker has the run. */
export async function endClaim(
  db: Db,
  { name, token }: Claim,
  { dueAt, attempts }: Pick<ScheduledJob, 'dueAt' | 'attempts'>,
): Promise<void> {
  await sql`
    update scheduled_jobs set due_at = ${dueAt}, attempts = ${attempts}, taken_by = null, leased_until = null
    where name = ${name} and taken_by = ${token}`.execute(db)
}

/** Returns the database's time, according to which jobs are planned. */
export async function readTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const [first] = rows as [{ now: Date }]
  return first.now
}
