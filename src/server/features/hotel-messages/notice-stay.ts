import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { NoticeStay } from '#domain/hotel-messages/hotel-text.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'

/** A booking with the facts that a notice to its hotel may contain, and when the hotel was notified and saw it. */
export type StayToNotify = NoticeStay & {
  bookingId: string
  hotelId: number
  status: BookingStatus
  toldAt: Date | null
  seenAt: Date | null
}

/**
 * The columns of booking `b` that a text to its hotel needs. The amount due is lower if the desk has already taken a
 * part of it.
 */
export const noticeStayColumns = sql`b.id as "bookingId", b.hotel_id as "hotelId", b.status, b.short_id as code, b.slot,
  b.checkin_at as checkin, b.leaves_at as leaves, b.rooms,
  due_of_booking(b.id) - coalesce((select sum(t.amount) from desk_takings t where t.booking_id = b.id), 0)::int as due`

/** Locks the booking, so that one worker at a time decides about its notices. */
export async function lockStayToNotify(trx: Transaction<DB>, bookingId: string): Promise<StayToNotify | undefined> {
  const { rows } = await sql<StayToNotify>`
    select ${noticeStayColumns}, n.told_at as "toldAt",
      least(n.seen_at, (select v.seen_at from visits v where v.booking_id = b.id)) as "seenAt"
    from bookings b left join hotel_notices n on n.booking_id = b.id where b.id = ${bookingId}::uuid
    for no key update of b`.execute(trx)
  return rows[0]
}
