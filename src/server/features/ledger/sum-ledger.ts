import { sql, type RawBuilder } from 'kysely'
import { isLockRefused } from '#db/violated-constraint.ts'
import type { Services } from '../../services.ts'

/** How many postings are added in one transaction. */
const BATCH = 20_000

/** SQL: the entries of each hotel by month; several rows of a month add up. The month is its first day. */
export const hotelMonths: RawBuilder<unknown> = sql`(
  select hotel_id, month, paise from ledger_hotel_months
  union all select hotel_id, date_trunc('month', at at time zone 'Asia/Kolkata')::date, paise from unsummed_entries() where hotel_id is not null)`

/** SQL: the entries of one hotel by month, as `hotelMonths`. */
export const monthsOfHotel = (hotelId: number): RawBuilder<unknown> => sql`(
  select hotel_id, month, paise from ledger_hotel_months where hotel_id = ${hotelId}
  union all select hotel_id, date_trunc('month', at at time zone 'Asia/Kolkata')::date, paise from unsummed_entries(${hotelId}))`

/** SQL: the entries of each account by day and kind of posting; several rows of a day add up. */
export const accountDays: RawBuilder<unknown> = sql`(
  select day, account, kind, paise from ledger_days
  union all select (at at time zone 'Asia/Kolkata')::date, account, kind, paise from unsummed_entries())`

/**
 * Adds new postings to the sums from which balances are read (decision 0108). What is not in them yet is read from the
 * entries, so a late run makes reads slower, not wrong. Returns how many.
 */
export async function sumLedger({ db }: Pick<Services, 'db'>): Promise<number> {
  try {
    await sql`select mark_ledger_sums()`.execute(db)
  } catch (error) {
    // A payment was being written for longer than the mark waits: what is marked already is summed, the rest next time.
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
