import { sql, type RawBuilder } from 'kysely'
import { RESULTS } from '#domain/figures/results.ts'
import { addDays, istDateOf, istInstant, type IstDate } from '#domain/kernel/ist.ts'
import { FIGURE_RETENTION_DAYS } from '#domain/retention-days.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'

/** How many days are counted again each night, because webhooks, refunds and no-shows come late. */
const RECOUNTED_DAYS = 7

/** Selects what happened in a period, with the columns hotel_id, what, times and paise. */
const happened = (from: Date, until: Date): RawBuilder<unknown> => sql`
  select b.hotel_id, 'bookings' as what, count(*) as times, sum(b.room_total + b.bathtub_charge - b.hotel_discount) * 100::bigint as paise
  from bookings b where b.completed_at >= ${from} and b.completed_at < ${until} and b.moved_from is null group by 1
  union all
  select b.hotel_id, c.funded_by || '_coupons', count(*), sum(b.discount) * 100::bigint
  from bookings b join coupons c on c.id = b.coupon_id
  where b.completed_at >= ${from} and b.completed_at < ${until} and b.moved_from is null group by 1, 2
  union all
  select b.hotel_id, 'cancellations', count(*), 0
  from bookings b where b.status = 'cancelled' and b.cancelled_at >= ${from} and b.cancelled_at < ${until} and b.completed_at is not null
    and not exists (select 1 from relocations r where r.booking_id = b.id) group by 1
  union all
  select b.hotel_id, 'no_shows', count(*), 0
  from bookings b where b.no_show_at >= ${from} and b.no_show_at < ${until} group by 1
  union all
  select r.hotel_id, 'turned_away', count(*), 0
  from relocations r where r.started_at >= ${from} and r.started_at < ${until} group by 1
  union all
  select b.hotel_id, 'refunds', count(*), sum(r.amount) * 100::bigint
  from refunds r join payments y on y.id = r.payment_id join bookings b on b.id = y.booking_id
  where r.created_at >= ${from} and r.created_at < ${until} group by 1
  union all
  select l.hotel_id, settled.what, 0, sum(settled.paise)
  from ledger_postings p join stay_lines l on l.posting_id = p.id
  cross join lateral (values ('stay_value', l.value), ('commission', l.commission)) settled (what, paise)
  where p.at >= ${from} and p.at < ${until} group by 1, 2`

const times = (what: string) => sql`coalesce(sum(h.times) filter (where h.what = ${what}), 0)::int`
const paise = (what: string) => sql`coalesce(sum(h.paise) filter (where h.what = ${what}), 0)::bigint`

/** Counts a day of all hotels again, in one transaction, so that nobody reads half of the result. */
async function countDay(db: Db, day: IstDate, now: Date): Promise<void> {
  const [from, until] = [istInstant(day), istInstant(addDays(day, 1))]
  await db.transaction().execute(async (trx) => {
    // The row's lock makes a second run wait for the first.
    await sql`insert into figure_days (day, counted_at) values (${day}::date, ${now})
      on conflict (day) do update set counted_at = excluded.counted_at`.execute(trx)
    await sql`delete from hotel_days where day = ${day}::date`.execute(trx)
    await sql`
      insert into hotel_days (day, hotel_id, ${sql.join(RESULTS.map((name) => sql.ref(name)))})
      select ${day}::date, h.hotel_id, ${times('bookings')}, ${paise('bookings')}, ${paise('stay_value')}, ${paise('commission')},
        ${times('cancellations')}, ${times('refunds')}, ${paise('refunds')}, ${times('no_shows')}, ${times('turned_away')},
        ${times('uncle_coupons')}, ${paise('uncle_coupons')}, ${times('hotel_coupons')}, ${paise('hotel_coupons')}
      from (${happened(from, until)}) h group by h.hotel_id`.execute(trx)
  })
}

/** Returns the first day to count: seven days ago, or earlier if nights were missed, or the very first day. */
async function firstDayToCount(db: Db, yesterday: IstDate): Promise<IstDate> {
  const again = addDays(yesterday, 1 - RECOUNTED_DAYS)
  const { rows } = await sql<{ counted: IstDate | null; began: Date | null }>`
    select (select max(day) from figure_days) as counted,
      (select min(completed_at) from bookings where completed_at is not null) as began`.execute(db)
  const { counted = null, began = null } = rows[0] ?? {}
  if (counted !== null) return counted < again ? addDays(counted, 1 - RECOUNTED_DAYS) : again
  const oldest = addDays(yesterday, 1 - FIGURE_RETENTION_DAYS)
  const first = began === null ? again : istDateOf(began)
  return first < oldest ? oldest : first < again ? first : again
}

/**
 * Counts yesterday and the days before it that may have changed or were missed, one day at a time. Returns how many
 * days it counted.
 */
export async function countDays({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = clock.now()
  const yesterday = addDays(istDateOf(now), -1)
  const first = await firstDayToCount(db, yesterday)
  return workThrough<{ id: IstDate }>({
    name: 'count-figures',
    log,
    next: async (after, limit) => {
      const begin = after === null ? first : addDays(after, 1)
      const days: { id: IstDate }[] = []
      for (let day = begin; day <= yesterday && days.length < limit; day = addDays(day, 1)) days.push({ id: day })
      return days
    },
    work: async ({ id }) => {
      await countDay(db, id, now)
      return true
    },
  })
}
