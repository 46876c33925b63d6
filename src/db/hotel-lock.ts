import { sql, type Transaction } from 'kysely'
import type { DB } from './schema.ts'

/** Class number of the advisory lock; the hotel is its second key. */
export const HOTEL_LOCK = 7001

/**
 * Locks a hotel's rooms, so that one transaction at a time chooses among them. The exclusion constraint keeps bookings
 * safe without the lock; the lock saves the slower of two transactions from failing. The import takes it to see which
 * rooms are free. The lock is sent together with the next statement, which begins once the lock is held.
 */
export async function lockHotel(trx: Transaction<DB>, hotelId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(HOTEL_LOCK)}, ${sql.lit(hotelId)})`.execute(trx)
}
