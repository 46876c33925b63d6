import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import {
  checkAction,
  moveBooking,
  type BookingAction,
  type BookingEvent,
  type BookingStatus,
} from '#domain/bookings/booking-status.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { Refused } from '../../transactions/booking-transaction.ts'

export type LockedBooking = {
  id: string
  user_id: string
  hotel_id: number
  city_id: number
  status: BookingStatus
  slot: SlotIndex
  slot_price: number
  checkin_at: Date
  checkout_at: Date
  leaves_at: Date
  days: number
  rooms: number
  has_bathtub: boolean
  room_total: number
  bathtub_charge: number
  hotel_discount: number
  credits: number
  coupon_id: number | null
  hold_expires_at: Date | null
}

/** The booking, locked until the transaction ends: states are checked on this row, never on an earlier read. */
export async function lockBooking(trx: Transaction<DB>, bookingId: string): Promise<LockedBooking | undefined> {
  const { rows } = await sql<LockedBooking>`
    select id, user_id, hotel_id, city_id, status, slot, slot_price, checkin_at, checkout_at, leaves_at, days, rooms, has_bathtub,
      room_total, bathtub_charge, hotel_discount, credits, coupon_id, hold_expires_at
    from bookings where id = ${bookingId}::uuid for update`.execute(trx)
  return rows[0]
}

const DATES = { completed: 'completed_at', cancelled: 'cancelled_at' } as const

/** Moves a locked booking along the table and writes the event; an illegal move is our bug and throws. */
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

/** The booking of this owner, locked; somebody else's does not exist for them. A refusal rolls the transaction back. */
export async function lockOwnBooking(
  trx: Transaction<DB>,
  asked: { bookingId: string; userId: string },
): Promise<LockedBooking> {
  const booking = await lockBooking(trx, asked.bookingId)
  if (booking?.user_id !== asked.userId) throw new Refused('NOT_FOUND')
  return booking
}

/** The booking of this owner, locked, if this action is allowed now. */
export async function lockForAction(
  trx: Transaction<DB>,
  asked: { bookingId: string; userId: string; action: BookingAction },
  now: Date,
): Promise<LockedBooking> {
  const booking = await lockOwnBooking(trx, asked)
  const period = { start: booking.checkin_at, end: booking.leaves_at }
  const checked = checkAction({ status: booking.status, period }, asked.action, now)
  if (!checked.ok) throw new Refused(checked.refusal)
  return booking
}

/** Records an event of a booking without changing its status. */
export async function recordEvent(
  trx: Transaction<DB>,
  bookingId: string,
  kind: string,
  detail: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('booking_events')
    .values({ booking_id: bookingId, kind, at: now, detail: JSON.stringify(detail) })
    .execute()
}
