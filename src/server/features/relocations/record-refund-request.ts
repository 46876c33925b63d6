import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { isGreeted } from '#domain/relocations/money-back.ts'
import type { Services } from '../../services.ts'
import { recordEvent, type LockedBooking } from '../bookings/move-booking.ts'
import { enqueue } from '../messages/outbox.ts'
import { claimOf, type StayToMove } from './stay-to-move.ts'

type Case = { booking: LockedBooking; stay: StayToMove }

/**
 * Records, once, that the guests requested a refund. If the hotel has already objected, the office's time limit starts.
 */
export async function recordRefundRequest(
  trx: Transaction<DB>,
  services: Services,
  { booking, stay }: Case,
  now: Date,
) {
  const claim = claimOf(stay)
  if (claim.askedAt !== null) return claim
  const hotelSaid = claim.hotelSaid ?? (isGreeted(stay.visit) ? 'welcome' : null)
  const disputedAt = claim.cause === 'turned_away' && hotelSaid === 'welcome' ? now : null
  await trx
    .updateTable('relocations')
    .set({
      money_asked_at: now,
      disputed_at: disputedAt,
      ...(claim.hotelSaid === hotelSaid ? {} : { hotel_said: hotelSaid, hotel_said_at: now }),
    })
    .where('booking_id', '=', booking.id)
    .execute()
  const asked = { ...claim, hotelSaid, askedAt: now, disputedAt }
  if (claim.cause === 'turned_away' && hotelSaid !== 'did_not_take') {
    await recordEvent(trx, booking.id, 'money_asked', {}, now)
    await enqueue(trx, now, [{ kind: 'hotel.told', payload: { bookingId: booking.id, what: 'money_asked' } }])
    await services.desks.tell(trx, booking.hotel_id)
  }
  return asked
}
