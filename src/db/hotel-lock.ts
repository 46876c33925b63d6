import { sql, type Transaction } from 'kysely'
import type { DB } from './schema.ts'

/** The first key of the advisory lock. The second key is the hotel. */
export const HOTEL_LOCK = 7001

/**
 * Locks a hotel's rooms, so that one transaction at a time chooses among them. The exclusion constraint keeps bookings
 * safe even without the lock, but the slower of two transactions would fail. The import takes the lock to see which
 * rooms are free. The lock request is sent with the next statement, which begins once the lock is held.
 */
export async function lockHotel(trx: Transaction<DB>, hotelId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(HOTEL_LOCK)}, ${sql.lit(hotelId)})`.execute(trx)
}
