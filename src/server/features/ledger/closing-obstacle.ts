import { sql, type RawBuilder } from 'kysely'
import { monthPeriod, type Month } from '#domain/ledger/month.ts'
import type { ClosingObstacle } from '#domain/ledger/month-state.ts'
import type { Db } from '../../services.ts'
import { isWorthSomething } from './settle-unposted-stays.ts'

/** SQL: why a month of hotel `h` cannot be closed now; null if it can. The database's guards refuse the same. */
export function closingObstacle(month: Month, now: Date): RawBuilder<ClosingObstacle | null> {
  const { start, end } = monthPeriod(month)
  if (now < end) return sql<ClosingObstacle>`'MONTH_NOT_OVER'`
  return sql<ClosingObstacle | null>`case
    when exists (select 1 from statements s where s.hotel_id = h.id and s.month >= ${`${month}-01`}::date) then 'STATEMENT_CLOSED'
    when exists (select 1 from ledger_hotel_months m where m.hotel_id = h.id and m.month < ${`${month}-01`}::date
        and m.month > coalesce((select max(s.month) from statements s where s.hotel_id = h.id), '-infinity'))
      or exists (select 1 from unsummed_entries(h.id) u where u.at < ${start}
        and u.at >= coalesce((select max(month_end(s.month)) from statements s where s.hotel_id = h.id), '-infinity'))
      then 'EARLIER_MONTH_OPEN'
    when exists (select 1 from bookings b where b.hotel_id = h.id and b.status = 'completed' and b.leaves_at < ${end}
      and (b.ended_at is null or ${isWorthSomething}
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
    select ${closingObstacle(month, now)} as obstacle from hotels h where h.id = ${hotelId}`.execute(db)
  return rows[0]?.obstacle ?? undefined
}
