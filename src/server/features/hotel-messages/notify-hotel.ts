import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { webhookEventOf } from '#domain/hotel-keys/webhook.ts'
import { pendingNews, type HotelNews } from '#domain/hotel-messages/hotel-news.ts'
import { needsArrivalNotice, seenDue } from '#domain/hotel-messages/notice-times.ts'
import type { Services } from '../../services.ts'
import { hashSeenToken, seenToken } from './seen-token.ts'
import { sendToHotel } from './send-to-hotel.ts'
import { writeCalls } from '../webhooks/write-calls.ts'
import { lockStayToNotify, type StayToNotify } from './notice-stay.ts'

/**
 * Notifies a hotel of a change to a booking, after the transaction that made the change: writes the notice that the
 * hotel has to mark as seen, and a message for each channel. `entryId` is the outbox entry's id; because of it, a
 * second run does not write the messages again.
 */
export async function notifyHotel(
  services: Services,
  { bookingId, what }: { bookingId: string; what: HotelNews },
  entryId: number,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const stay = await lockStayToNotify(trx, bookingId)
    if (!stay) return
    // An open desk shows the current booking whether or not a text is sent.
    await services.desks.tell(trx, stay.hotelId)
    const text = pendingNews(what, { isKnown: stay.toldAt !== null, isConfirmed: stay.status === 'completed' })
    if (!text) return
    // Another worker has written the notice and has therefore notified the hotel.
    if (text === 'new' && !(await writeNotice(services, trx, stay))) return
    await sendToHotel(services, trx, { text, stay, once: `told:${entryId}` })
    const event = webhookEventOf(text)
    if (event) await writeCalls(trx, { event, stay, cause: entryId, now: services.clock.now() })
  })
}

/**
 * Calls the hotel's programs because a booking about which they were told has other rooms now. People read rooms at the
 * desk, so they get no text.
 */
export async function callAboutRooms(
  { db, clock }: Services,
  { bookingId }: { bookingId: string },
  entryId: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stay = await lockStayToNotify(trx, bookingId)
    if (!stay || stay.toldAt === null || stay.status !== 'completed') return
    await writeCalls(trx, { event: 'booking.changed', stay, cause: entryId, now: clock.now() })
  })
}

/**
 * Writes the notice, already marked as seen if a desk has seen the booking. False if the booking has a notice already.
 */
async function writeNotice({ clock, env }: Services, trx: Transaction<DB>, stay: StayToNotify): Promise<boolean> {
  const now = clock.now()
  const written = await trx
    .insertInto('hotel_notices')
    .values({
      booking_id: stay.bookingId,
      hotel_id: stay.hotelId,
      told_at: now,
      due_at: seenDue(now, stay.checkin),
      link_hash: hashSeenToken(seenToken(env, stay.bookingId)),
      arrival_told_at: needsArrivalNotice(now, stay.checkin) ? null : now,
      ...(stay.seenAt ? { seen_at: stay.seenAt, seen_how: 'desk' } : {}),
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  return written !== undefined
}
