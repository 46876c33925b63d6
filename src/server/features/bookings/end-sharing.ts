import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'

/** Ends the check-in of a booking that is over or cancelled, and withdraws an unanswered invite. */
export async function endSharing(
  trx: Transaction<DB>,
  bookingId: string,
  checkIn: 'done' | 'cancelled',
  now: Date,
): Promise<void> {
  await trx
    .with('ended', (db) =>
      db
        .updateTable('user_requests')
        .set({ status: checkIn, updated_at: now })
        .where('booking_id', '=', bookingId)
        .where('type', '=', 'checkin')
        .where('status', 'in', ['created', 'confirmed']),
    )
    .updateTable('booking_partners')
    .set({ status: 'cancelled', cancelled_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'invited')
    .execute()
}
