import { sql, type RawBuilder } from 'kysely'
import { monthPeriod, type Month } from '#domain/ledger/month.ts'
import type { ClosingObstacle } from '#domain/ledger/month-state.ts'
import type { Db } from '../../services.ts'
import { isWorthSomething } from './settle-unposted-stays.ts'

/**
 * Returns SQL for the reason why a month of hotel `h` cannot be closed now, or null if it can. The database has guards
 * for the same reasons. Give `hotelId` if the query is about one hotel.
 */
export function closingObstacle(
  month: Month,
  now: Date,
  hotelId: number | null = null,
): RawBuilder<ClosingObstacle | null> {
  const { start, end } = monthPeriod(month)
  if (now < end) return sql<ClosingObstacle>`'MONTH_NOT_OVER'`
  const first = sql`${`${month}-01`}::date`
  const ofHotel = hotelId === null ? sql`true` : sql`hotel_id = ${hotelId}`
  const unsummed = hotelId === null ? sql`unsummed_entries()` : sql`unsummed_entries(${hotelId})`
  // Checks only recent stays if the query is about all hotels. Closing a month checks each hotel's stays since its last
  // closing.
  const since =
    hotelId === null
      ? sql`${start}::timestamptz - interval '1 month'`
      : sql`coalesce((select max(month_end(month)) from statements where ${ofHotel}), '-infinity')`
  const isOver = sql`${ofHotel} and b.status = 'completed' and b.leaves_at < ${end}`
  // Most stays are posted in the period in which they ended, so only the others are looked up one by one.
  return sql<ClosingObstacle | null>`case
    when exists (select 1 from statements s where s.hotel_id = h.id and s.month >= ${first}) then 'STATEMENT_CLOSED'
    when exists (select 1 from ledger_hotel_months m where m.hotel_id = h.id and m.month < ${first}
        and m.month > coalesce((select max(s.month) from statements s where s.hotel_id = h.id), '-infinity'))
      or h.id in (select u.hotel_id from ${unsummed} u where u.at < ${start} and u.hotel_id is not null
        and not exists (select 1 from statements s where s.hotel_id = u.hotel_id and month_end(s.month) > u.at))
      then 'EARLIER_MONTH_OPEN'
    when h.id in (select b.hotel_id from bookings b where ${isOver} and b.ended_at is null)
      or h.id in (
        with posted as materialized (
          select p.booking_id from ledger_postings p where ${ofHotel} and p.kind = 'stay' and p.at >= ${since}
        ), left_over as materialized (
          select b.id, b.hotel_id from bookings b where ${isOver} and b.leaves_at >= ${since} and ${isWorthSomething}
            and not exists (select 1 from posted p where p.booking_id = b.id)
        )
        select b.hotel_id from left_over b
        where not exists (select 1 from ledger_postings p where p.booking_id = b.id and p.kind = 'stay'))
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
