import { sql, type RawBuilder } from 'kysely'
import { isLockRefused } from '#db/violated-constraint.ts'
import type { Month } from '#domain/ledger/month.ts'
import type { Services } from '../../services.ts'

/** How many postings are added per transaction. */
const BATCH = 20_000

/** SQL for amounts by hotel and month (its first day). A month may have several rows, so the query must sum them. */
export const hotelMonths: RawBuilder<unknown> = sql`(
  select hotel_id, month, paise from ledger_hotel_months
  union all select hotel_id, date_trunc('month', at at time zone 'Asia/Kolkata')::date, paise from unsummed_entries() where hotel_id is not null)`

/** Like `hotelMonths`, but for one hotel. */
export const monthsOfHotel = (hotelId: number): RawBuilder<unknown> => sql`(
  select hotel_id, month, paise from ledger_hotel_months where hotel_id = ${hotelId}
  union all select hotel_id, date_trunc('month', at at time zone 'Asia/Kolkata')::date, paise from unsummed_entries(${hotelId}))`

/**
 * SQL for amounts by hotel, from all entries or those before a month. Starts at the hotel's last closed statement, so
 * that earlier years are not read. A hotel may have several rows, so the query must sum them to get the balance.
 */
export function hotelBalances(before?: Month): RawBuilder<unknown> {
  const end = before === undefined ? sql`'infinity'::date` : sql`${`${before}-01`}::date`
  const month = sql`date_trunc('month', u.at at time zone 'Asia/Kolkata')::date`
  return sql`(
    with closed as materialized (
      select h.id as hotel_id, coalesce(s.month, '-infinity') as month, coalesce(s.closing, 0) as closing from hotels h
        left join lateral (select month, closing from statements s where s.hotel_id = h.id and s.month < ${end} order by month desc limit 1) s on true
    )
    select c.hotel_id, since.paise - c.closing as paise from closed c cross join lateral (
      select coalesce(sum(m.paise), 0)::bigint as paise from ledger_hotel_months m where m.hotel_id = c.hotel_id and m.month > c.month and m.month < ${end}) since
    union all select u.hotel_id, u.paise from unsummed_entries() u join closed c on c.hotel_id = u.hotel_id where ${month} > c.month and ${month} < ${end})`
}

/** SQL for amounts by account, day and kind of posting. A day may have several rows, so the query must sum them. */
export const accountDays: RawBuilder<unknown> = sql`(
  select day, account, kind, paise from ledger_days
  union all select (at at time zone 'Asia/Kolkata')::date, account, kind, paise from unsummed_entries())`

/**
 * Adds new postings to the sums from which balances are read (decision 0108). Reads also add the entries of postings
 * that the sums do not include yet, so a late run makes reads slower, not wrong. Returns how many postings were added.
 */
export async function sumLedger({ db }: Pick<Services, 'db'>): Promise<number> {
  try {
    await sql`select mark_ledger_sums()`.execute(db)
  } catch (error) {
    // Another transaction is still writing postings. Adds only those up to the last mark now, and the rest in the next
    // run.
    if (!isLockRefused(error)) throw error
  }
  let sum = 0
  for (;;) {
    const { rows } = await sql<{ added: number }>`select sum_ledger(${BATCH}) as added`.execute(db)
    const added = rows[0]?.added ?? 0
    sum += added
    if (added === 0) return sum
  }
}
