import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Db } from '../../services.ts'
import { resumeAfterAnswer } from './unseen-pause.ts'

export type UnacknowledgedBooking = {
  code: string
  hotel: string
  slug: string
  city: string
  phone: string | null
  checkin: Date
  since: Date
}

const MAX_LISTED = 1000

/** Lists bookings that their hotels have not seen despite a reminder, the nearest check-in first. */
export async function listUnacknowledged(db: Db, now: Date): Promise<UnacknowledgedBooking[]> {
  const { rows } = await sql<UnacknowledgedBooking>`
    select b.short_id as code, h.name as hotel, h.slug, c.name as city, k.reception_phone as phone,
      b.checkin_at as checkin, n.to_ring_since as since
    from hotel_notices n join bookings b on b.id = n.booking_id join hotels h on h.id = b.hotel_id
      join cities c on c.id = h.city_id left join hotel_contacts k on k.hotel_id = h.id
    where n.to_ring_since is not null and n.seen_at is null and n.rung_at is null
      and b.status = 'completed' and b.leaves_at > ${now}
    order by b.checkin_at, b.short_id limit ${MAX_LISTED}`.execute(db)
  return rows
}

export type CallOutcome = 'rung' | 'NOT_FOUND' | 'UNCHANGED'

type RingAsk = { shortId: string; operator: string }

/**
 * Records that the office called the booking's hotel and somebody answered. All bookings of this hotel leave the list,
 * and the hotel's pause for unseen bookings ends. The bookings are not marked as seen, because only the hotel can do
 * that.
 */
export async function recordCall(
  trx: Transaction<DB>,
  asked: RingAsk,
  now: Date,
): Promise<{ bookingId: string; hotelId: number } | 'NOT_FOUND' | 'UNCHANGED'> {
  const booking = await trx
    .selectFrom('bookings')
    .innerJoin('hotel_notices', 'hotel_notices.booking_id', 'bookings.id')
    .select(['bookings.id', 'bookings.hotel_id'])
    .where('bookings.short_id', '=', asked.shortId)
    .executeTakeFirst()
  if (!booking) return 'NOT_FOUND'
  const rung = await trx
    .updateTable('hotel_notices')
    .set({ rung_at: now, rung_by: asked.operator })
    .where('hotel_id', '=', booking.hotel_id)
    .where('to_ring_since', 'is not', null)
    .where('rung_at', 'is', null)
    .where('seen_at', 'is', null)
    .returning('booking_id')
    .execute()
  if (!rung.some(({ booking_id }) => booking_id === booking.id)) return 'UNCHANGED'
  await resumeAfterAnswer(trx, booking.hotel_id, now)
  return { bookingId: booking.id, hotelId: booking.hotel_id }
}

/** Records the call through a command on the server. */
export function markCalled(db: Db, asked: RingAsk, now: Date): Promise<CallOutcome> {
  return db.transaction().execute(async (trx) => {
    const done = await recordCall(trx, asked, now)
    if (typeof done === 'string') return done
    await trx
      .insertInto('operator_actions')
      .values({ operator: asked.operator, action: 'hotel_rung', subject_id: done.bookingId, at: now })
      .execute()
    return 'rung'
  })
}
