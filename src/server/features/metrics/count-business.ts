import { sql } from 'kysely'
import type { Db } from '../../services.ts'

export type BusinessFigures = {
  /** bookings that wait for their guest's payment */
  holds: number
  /** rooms booked in the last ten minutes at the hotel with the most such rooms */
  hotelRooms: number
  /**
   * payments by state: those waiting for their guest, those paid in the last hour, and those that were requested in the
   * last hour and failed or expired
   */
  payments: ReadonlyMap<string, number>
  /** seconds since each job's last successful run; if there is none, since its first run began */
  jobs: ReadonlyMap<string, number>
  /** seconds for which each job's current run has been running; 0 if none is */
  jobsRunning: ReadonlyMap<string, number>
  /** the state of PostgreSQL's log archiving; null if it does not archive */
  archive: Archive | null
}

/** Seconds since the last segment was archived, and whether archiving has failed since then. */
type Archive = { ageSeconds: number; isFailing: boolean }
type Named = { name: string; value: number }
type JobRow = { name: string; quiet: number; running: number }

const PAYMENT_STATES = ['created', 'open', 'paid', 'failed', 'expired']

const MINUTE = 60_000

/**
 * Counts rooms, not bookings. A hold lasts longer than ten minutes, so a recent booking that is neither held nor
 * confirmed has already released its rooms.
 */
const countHotelRooms = (db: Db, since: Date) =>
  sql<{ value: number }>`
    select coalesce(max(taken), 0)::int as value from (
      select sum(rooms) as taken from bookings
      where created_at > ${since}
        and (status = 'pending' and hold_expires_at > ${since} or status = 'completed' and completed_at > ${since})
      group by hotel_id
    ) by_hotel`.execute(db)

/**
 * Counts payments. Failed and expired ones are checked for days, so the index on `ask_at` for those checks serves this
 * count too (decision 0009).
 */
const countPayments = (db: Db, since: Date) =>
  sql<Named>`
    select status as name, count(*)::int as value from payments
    where status <> 'paid' and ask_at is not null and (status in ('created', 'open') or created_at > ${since})
    group by status
    union all
    select 'paid', count(*)::int from payments where settled_at > ${since}`.execute(db)

/** Reads the archiving times, measured with PostgreSQL's own clock, which also set them. */
const readArchive = (db: Db) =>
  sql<Archive>`
    select extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float8 as "ageSeconds",
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
    from pg_stat_archiver where current_setting('archive_mode') <> 'off'`.execute(db)

/** Counts what the office would check first if guests could not book. Each count reads an index. */
export async function countBusiness(db: Db, now: Date): Promise<BusinessFigures> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE)
  const [holds, hotelRooms, payments, jobs, archive] = await Promise.all([
    sql<{
      value: number
    }>`select count(*)::int as value from bookings where status = 'pending' and hold_expires_at > ${now}`.execute(db),
    countHotelRooms(db, before(10)),
    countPayments(db, before(60)),
    sql<JobRow>`
      select name,
        extract(epoch from ${now}::timestamptz - coalesce(ended_well_at, began_at))::float8 as quiet,
        case when ended_at is null then extract(epoch from ${now}::timestamptz - began_at)::float8 else 0 end as running
      from job_runs`.execute(db),
    readArchive(db),
  ])
  const counted = new Map(payments.rows.map(({ name, value }) => [name, value]))
  return {
    holds: holds.rows[0]?.value ?? 0,
    hotelRooms: hotelRooms.rows[0]?.value ?? 0,
    payments: new Map(PAYMENT_STATES.map((state) => [state, counted.get(state) ?? 0])),
    jobs: new Map(jobs.rows.map(({ name, quiet }) => [name, quiet])),
    jobsRunning: new Map(jobs.rows.map(({ name, running }) => [name, running])),
    archive: archive.rows[0] ?? null,
  }
}
