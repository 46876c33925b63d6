import { sql, type Transaction } from 'kysely'
import type { DB } from './schema.ts'

/** Class number of the advisory lock; the hotel is its second key. */
export const HOTEL_LOCK = 7001

/**
 * Lets one transaction at a time choose among a hotel's rooms. Bookings are safe without it, thanks to the exclusion
 * constraint: the lock spares the losers a failed transaction. The import needs it to see which rooms are free.
 * The lock travels with the statement after it, which begins when it is held.
 */
export async function lockHotel(trx: Transaction<DB>, hotelId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(HOTEL_LOCK)}, ${sql.lit(hotelId)})`.execute(trx)
}
