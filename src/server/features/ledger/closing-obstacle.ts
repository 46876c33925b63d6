import { sql, type RawBuilder } from 'kysely'
import { monthPeriod, type Month } from '#domain/ledger/month.ts'
import type { ClosingObstacle } from '#domain/ledger/month-state.ts'
import type { Db } from '../../services.ts'
import { isWorthSomething } from './settle-unposted-stays.ts'
import { hotelMonths, monthsOfHotel } from './sum-ledger.ts'

/**
 * Returns SQL for the reason why a month of hotel `h` cannot be closed now, null if it can. The database's guards refuse
 * the same. Give `hotelId` if the query is about one hotel.
 */
export function closingObstacle(
  month: Month,
  now: Date,
  hotelId: number | null = null,
): RawBuilder<ClosingObstacle | null> {
  const { start, end } = monthPeriod(month)
  if (now < end) return sql<ClosingObstacle>`'MONTH_NOT_OVER'`
  const first = sql`${`${month}-01`}::date`
  const [months, ofHotel] =
    hotelId === null ? [hotelMonths, sql`true`] : [monthsOfHotel(hotelId), sql`hotel_id = ${hotelId}`]
  // For all hotels at once only recent stays are checked. Closing a month checks each hotel's stays since its last closing.
  const since =
    hotelId === null
      ? sql`${start}::timestamptz - interval '1 month'`
      : sql`coalesce((select max(month_end(month)) from statements where ${ofHotel}), '-infinity')`
  const closed = sql`(select hotel_id, max(month) as month from statements where ${ofHotel} group by hotel_id)`
  return sql<ClosingObstacle | null>`case
    when exists (select 1 from statements s where s.hotel_id = h.id and s.month >= ${first}) then 'STATEMENT_CLOSED'
    when h.id in (select m.hotel_id from ${months} m left join ${closed} c using (hotel_id)
      where m.month < ${first} and (c.month is null or m.month > c.month)) then 'EARLIER_MONTH_OPEN'
    when h.id in (select b.hotel_id from bookings b where ${ofHotel} and b.status = 'completed' and b.leaves_at < ${end}
      and (b.ended_at is null or b.leaves_at >= ${since} and ${isWorthSomething}
        and not exists (select 1 from ledger_postings p where p.booking_id = b.id and p.kind = 'stay')))
      then 'STAYS_NOT_SETTLED' end`
}

/** Returns why a hotel's month cannot be closed now; undefined if it can. */
export async function closingRefusal(
  db: Db,
  { hotelId, month }: { hotelId: number; month: Month },
  now: Date,
): Promise<ClosingObstacle | undefined> {
  const { rows } = await sql<{ obstacle: ClosingObstacle | null }>`
    select ${closingObstacle(month, now, hotelId)} as obstacle from hotels h where h.id = ${hotelId}`.execute(db)
  return rows[0]?.obstacle ?? undefined
}
