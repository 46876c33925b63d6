import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { moveBooking, type BookingEvent, type BookingStatus } from '#domain/bookings/booking-status.ts'

export type LockedBooking = {
  id: string
  user_id: string
  hotel_id: number
  city_id: number
  status: BookingStatus
  checkin_at: Date
  checkout_at: Date
  rooms: number
  credits: number
  coupon_id: number | null
  hold_expires_at: Date | null
}

/** The booking, locked until the transaction ends: states are checked on this row and on nothing read before. */
export async function lockBooking(trx: Transaction<DB>, bookingId: string): Promise<LockedBooking | undefined> {
  const { rows } = await sql<LockedBooking>`
    select id, user_id, hotel_id, city_id, status, checkin_at, checkout_at, rooms, credits, coupon_id, hold_expires_at
    from bookings where id = ${bookingId}::uuid for update`.execute(trx)
  return rows[0]
}

const DATES = { completed: 'completed_at', cancelled: 'cancelled_at' } as const

/** Moves a locked booking along the table and writes the event; an illegal move is a fault of ours and throws. */
export async function recordMove(
  trx: Transaction<DB>,
  booking: LockedBooking,
  event: BookingEvent,
  now: Date,
): Promise<void> {
  const moved = moveBooking(booking.status, event)
  if (!moved.ok) throw new Error(`booking ${booking.id}: ${event} is illegal from ${booking.status}`)
  const to = moved.value
  const date = to === 'completed' || to === 'cancelled' ? { [DATES[to]]: now } : {}
  await trx
    .updateTable('bookings')
    .set({ status: to, ...date })
    .where('id', '=', booking.id)
    .execute()
  await trx
    .insertInto('booking_events')
    .values({ booking_id: booking.id, kind: event, from_status: booking.status, to_status: to, at: now })
    .execute()
}
