import { sql, type Transaction } from 'kysely'
import { COHORT_MONTHS } from '#domain/figures/cohorts.ts'
import type { DB } from '#db/schema.ts'
import { addDays, addMinutes, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { addMonths, monthOf, monthPeriod, type Month } from '#domain/ledger/month.ts'
import { FIGURE_RETENTION_DAYS } from '#domain/retention-days.ts'
import { MAX_DAYS } from '#domain/slots/slots.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { isStay } from './is-stay.ts'

/** The most days that a stay can last, including extra hours. */
const LONGEST_DAYS = MAX_DAYS + 2

const DAYS_AT_ONCE = 8

const dayOf = (at: string) => sql`(${sql.ref(at)} at time zone 'Asia/Kolkata')::date`

/**
 * Adds to the month the guests whose first stay began in this period, and how many of them began another stay within
 * each number of months.
 */
async function addFirstStays(trx: Transaction<DB>, month: Month, { start, end }: Period): Promise<void> {
  const endedBy = addMinutes(end, LONGEST_DAYS * 24 * 60)
  await sql`
    with firsts as (
      select distinct on (b.user_id) b.user_id, b.id, b.city_id, b.checkin_at from bookings b
      where b.leaves_at > ${start} and b.leaves_at < ${endedBy} and b.checkin_at >= ${start} and b.checkin_at < ${end} and ${isStay('b')}
        and not exists (select 1 from bookings e where e.user_id = b.user_id and e.checkin_at < ${start} and ${isStay('e')})
      order by b.user_id, b.checkin_at, b.id
    ), returned as (
      select f.city_id, ${dayOf('f.checkin_at')} as first_day, (
        select min(${dayOf('n.checkin_at')}) from bookings n
        where n.user_id = f.user_id and n.id <> f.id and n.checkin_at >= f.checkin_at and ${isStay('n')}) as next_day
      from firsts f
    )
    insert into guest_cohorts (month, city_id, within_months, guests)
    select ${month}, r.city_id, m.within,
      count(*) filter (where m.within = 0 or r.next_day < (r.first_day + make_interval(months => m.within))::date)
    from returned r cross join generate_series(0, ${COHORT_MONTHS}) m (within) group by r.city_id, m.within
    on conflict (month, city_id, within_months) do update set guests = guest_cohorts.guests + excluded.guests`.execute(
    trx,
  )
}

/** Counts a month again, in one transaction, some days at a time, so that no statement runs for long. */
async function countMonth(db: Db, month: Month): Promise<void> {
  const { start, end } = monthPeriod(month)
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`guest_cohorts ${month}`}))`.execute(trx)
    await trx.deleteFrom('guest_cohorts').where('month', '=', month).execute()
    for (let from = start; from < end; from = addMinutes(from, DAYS_AT_ONCE * 24 * 60)) {
      const until = addMinutes(from, DAYS_AT_ONCE * 24 * 60)
      await addFirstStays(trx, month, { start: from, end: until < end ? until : end })
    }
  })
}

async function firstMonthToCount(db: Db, current: Month, now: Date): Promise<Month> {
  const again = addMonths(current, -COHORT_MONTHS - 1)
  const { rows } = await sql<{ counted: Month | null; began: Date | null }>`
    select (select max(month) from guest_cohorts) as counted,
      (select min(completed_at) from bookings where completed_at is not null) as began`.execute(db)
  const { counted = null, began = null } = rows[0] ?? {}
  if (counted !== null) return again
  const oldest = monthOf(istInstant(addDays(istDateOf(now), -FIGURE_RETENTION_DAYS)))
  const first = began === null ? again : monthOf(began)
  return first < oldest ? oldest : first < again ? first : again
}

/**
 * Counts the cohorts of guests that may still change, one month at a time: those of the last thirteen months, or all
 * the first time. Returns how many months it counted.
 */
export async function countCohorts({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Promise<number> {
  const current = monthOf(clock.now())
  const first = await firstMonthToCount(db, current, clock.now())
  return workThrough<{ id: Month }>({
    name: 'count-cohorts',
    log,
    next: async (after, limit) => {
      const months: { id: Month }[] = []
      const begin = after === null ? first : addMonths(after, 1)
      for (let month = begin; month <= current && months.length < limit; month = addMonths(month, 1))
        months.push({ id: month })
      return months
    },
    work: async ({ id }) => {
      await countMonth(db, id)
      return true
    },
  })
}
