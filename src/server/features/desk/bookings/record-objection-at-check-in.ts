import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { recordEvent } from '../../bookings/move-booking.ts'

/**
 * Records the hotel's objection when its desk checks in guests who had reported that it turned them away, so that
 * nobody gets both the room and a refund. Does nothing if the hotel has answered or the case is settled (decision
 * 0061). Call it with the booking locked.
 */
export async function recordObjectionAtCheckIn(
  trx: Transaction<DB>,
  { bookingId, staffId }: { bookingId: string; staffId: string },
  now: Date,
): Promise<void> {
  const open = await trx
    .selectFrom('relocations')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .where('cause', '=', 'turned_away')
    .where('outcome', 'is', null)
    .where('hotel_said', 'is', null)
    .executeTakeFirst()
  if (!open) return
  await trx
    .updateTable('relocations')
    .set({
      hotel_said: 'welcome',
      hotel_said_at: now,
      hotel_said_by: staffId,
      disputed_at: sql`case when money_asked_at is not null then ${now}::timestamptz end`,
    })
    .where('booking_id', '=', bookingId)
    .execute()
  await recordEvent(trx, bookingId, 'hotel_objected', {}, now)
}
