import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { resumeAfterAnswer } from './unseen-pause.ts'

/** `at` is when the entry was made, which is before `now` if the desk was offline. */
type Seen = { how: 'desk' | 'link'; at: Date; now: Date }

/**
 * Records that somebody at the hotel has seen a booking, at its desk or through the link in a message. We then send no
 * more reminders, and the pause of a hotel that missed too many bookings ends. False if the booking was seen before.
 */
export async function markSeen(trx: Transaction<DB>, bookingId: string, { how, at, now }: Seen): Promise<boolean> {
  const seen = await trx
    .updateTable('hotel_notices')
    .set({ seen_at: at, seen_how: how })
    .where('booking_id', '=', bookingId)
    .where('seen_at', 'is', null)
    .returning('hotel_id')
    .executeTakeFirst()
  if (!seen) return false
  if (how === 'link') await showAtDesk(trx, { bookingId, hotelId: seen.hotel_id, at })
  await resumeAfterAnswer(trx, seen.hotel_id, now)
  return true
}

/**
 * Marks a booking as seen at the desk, without a staff member's name, after somebody confirmed it by the link, so that
 * the desk does not ask its staff to confirm it too.
 */
async function showAtDesk(
  trx: Transaction<DB>,
  { bookingId, hotelId, at }: { bookingId: string; hotelId: number; at: Date },
): Promise<void> {
  await trx
    .insertInto('visits')
    .values({ booking_id: bookingId, hotel_id: hotelId, seen_at: at })
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet({ seen_at: (eb) => eb.fn.coalesce('visits.seen_at', eb.val(at)) }),
    )
    .execute()
}
