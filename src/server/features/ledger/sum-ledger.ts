import { sql, type RawBuilder } from 'kysely'
import { isLockRefused } from '#db/violated-constraint.ts'
import type { Services } from '../../services.ts'

/** How many postings are added in one transaction. */
const BATCH = 20_000

/** SQL for amounts by hotel and month (its first day). Several rows may belong to one month: add them up. */
export const hotelMonths: RawBuilder<unknown> = sql`(
  select hotel_id, month, paise from ledger_hotel_months
  union all select hotel_id, date_trunc('month', at at time zone 'Asia/Kolkata')::date, paise from unsummed_entries() where hotel_id is not null)`

/** The same as `hotelMonths`, for one hotel. */
export const monthsOfHotel = (hotelId: number): RawBuilder<unknown> => sql`(
  select hotel_id, month, paise from ledger_hotel_months where hotel_id = ${hotelId}
  union all select hotel_id, date_trunc('month', at at time zone 'Asia/Kolkata')::date, paise from unsummed_entries(${hotelId}))`

/** SQL for amounts by account, day and kind of posting. Several rows may belong to one day: add them up. */
export const accountDays: RawBuilder<unknown> = sql`(
  select day, account, kind, paise from ledger_days
  union all select (at at time zone 'Asia/Kolkata')::date, account, kind, paise from unsummed_entries())`

/**
 * Adds new postings to the sums from which balances are read (decision 0108). Reads add the entries of postings that are
 * not in the sums yet, so a late run makes them slower, not wrong. Returns how many postings were added.
 */
export async function sumLedger({ db }: Pick<Services, 'db'>): Promise<number> {
  try {
    await sql`select mark_ledger_sums()`.execute(db)
  } catch (error) {
    // Another transaction was still writing postings. Add those up to the last mark now, and the others in the next run.
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
