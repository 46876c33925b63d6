import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { resumeSales } from './unseen-pause.ts'

/**
 * Somebody at the hotel has seen a booking, at its desk or by the link of a message: nobody asks again, and the hotel
 * sells again if it had missed too many. False when it was seen before.
 */
export async function markSeen(
  trx: Transaction<DB>,
  bookingId: string,
  how: 'desk' | 'link',
  at: Date,
): Promise<boolean> {
  const seen = await trx
    .updateTable('hotel_notices')
    .set({ seen_at: at, seen_how: how })
    .where('booking_id', '=', bookingId)
    .where('seen_at', 'is', null)
    .returning('hotel_id')
    .executeTakeFirst()
  if (!seen) return false
  await resumeSales(trx, seen.hotel_id)
  return true
}
