import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { awaitedPeriod } from '#domain/bookings/awaited-period.ts'
import { changeDeadline, type ChangeTerms } from '#domain/bookings/change-window.ts'
import {
  checkAction,
  moveBooking,
  type BookingAction,
  type BookingEvent,
  type BookingStatus,
  type ChangeableStay,
} from '#domain/bookings/booking-status.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { reopenStay } from '../ledger/settle-stay.ts'
import { Refused } from '../../transactions/booking-transaction.ts'

export type LockedBooking = {
  user_id: string
  hotel_id: number
  city_id: number
  /** the booking from which these guests were moved here; their payment belongs to it */
  moved_from: string | null
  status: BookingStatus
  /** null: the booking was never paid, so its hotel was never notified */
  completed_at: Date | null
  /** when the booking was confirmed; until then, when it was created */
  booked_at: Date
  /** when a job found that the stay was over and posted it to its hotel's account */
  ended_at: Date | null
  slot: SlotIndex
  slot_price: number
  checkout_at: Date
  days: number
  rooms: number
  has_bathtub: boolean
  room_total: number
  bathtub_charge: number
  hotel_discount: number
  credits: number
  promotional_credits: number
  coupon_id: number | null
  hold_expires_at: Date | null
} & ChangeColumns &
  NoticeRecipient

/** The columns that decide until when a booking can be changed. */
export type ChangeColumns = { checkin_at: Date; cancel_hours: number; grace_until: Date | null }

export const changeTermsOf = ({ checkin_at: checkin, cancel_hours, grace_until }: ChangeColumns): ChangeTerms => ({
  checkin,
  cancelHours: cancel_hours,
  graceUntil: grace_until,
})

/** Returns the period for which a stay's guests are expected, and until when the stay can be changed. */
export const changeableStay = (booking: ChangeColumns & { leaves_at: Date; booked_at: Date }): ChangeableStay => ({
  period: awaitedPeriod({ start: booking.checkin_at, end: booking.leaves_at }, booking.booked_at),
  changeUntil: changeDeadline(changeTermsOf(booking)),
})

/** Who is notified of a booking, and the facts that the message contains. */
export type NoticeRecipient = {
  id: string
  short_id: string
  checkin_at: Date
  leaves_at: Date
  phone: string
  /** the language of our texts to the guest */
  language: string
  news_by: NewsChannel
  guest_name: string
  /** typed on the booking page; only the confirmation is sent there */
  guest_email: string
  /** the account's address, once its owner has opened our link; all other email is sent there (decision 0012) */
  verified_email: string | null
}

/** Picks the guest's details that a gateway's page shows. */
export const customerOf = ({ guest_name: name, phone, guest_email: email }: NoticeRecipient) => ({ name, phone, email })

/** The columns of `NoticeRecipient`, from booking `b` and its guest `u`. */
const noticeColumns = sql`b.id, b.short_id, b.checkin_at, b.leaves_at, u.phone, u.language, u.news_by, b.guest_name, b.guest_email,
  case when u.email_verified_at is not null then u.email end as verified_email`

/** Locks the booking until the transaction ends: states are checked on this row, never on an earlier read. */
export async function lockBooking(trx: Transaction<DB>, bookingId: string): Promise<LockedBooking | undefined> {
  const { rows } = await sql<LockedBooking>`
    select b.user_id, b.hotel_id, b.city_id, b.moved_from, b.status, b.completed_at, coalesce(b.completed_at, b.created_at) as booked_at, b.ended_at, b.slot, b.slot_price, b.checkout_at, b.days, b.rooms, b.has_bathtub,
      b.room_total, b.bathtub_charge, b.hotel_discount, b.credits, coalesce(b.promotional_credits, 0) as promotional_credits, b.coupon_id, b.hold_expires_at, b.cancel_hours, b.grace_until, ${noticeColumns}
    from bookings b join users u on u.id = b.user_id where b.id = ${bookingId}::uuid for no key update of b`.execute(
    trx,
  )
  return rows[0]
}

/** Fields that change with the status: a cancelled booking loses its no-show mark and its end. */
const changesWith = (to: BookingStatus, now: Date) =>
  to === 'completed'
    ? { completed_at: now }
    : to === 'cancelled'
      ? { cancelled_at: now, no_show_at: null, ended_at: null }
      : {}

/** Moves a locked booking along the state table and writes the event; an illegal move is our bug and throws. */
export async function recordMove(
  trx: Transaction<DB>,
  booking: LockedBooking,
  event: BookingEvent,
  now: Date,
  more: { cancel_reason?: string | null } = {},
): Promise<void> {
  const moved = moveBooking(booking.status, event)
  if (!moved.ok) throw new Error(`booking ${booking.id}: ${event} is illegal from ${booking.status}`)
  const to = moved.value
  // The stay is in the ledger but did not take place: reverse it there first, so that the money is the guest's again
  // and can be refunded.
  if (to === 'cancelled' && booking.ended_at !== null) await reopenStay(trx, booking.id, now)
  await trx
    .with('moved', (db) =>
      db
        .updateTable('bookings')
        .set({ status: to, ...changesWith(to, now), ...more })
        .where('id', '=', booking.id),
    )
    .insertInto('booking_events')
    .values({ booking_id: booking.id, kind: event, from_status: booking.status, to_status: to, at: now })
    .execute()
}

/**
 * Locks this owner's booking. Refuses another owner's booking as if it did not exist. The refusal rolls the transaction
 * back.
 */
export async function lockOwnBooking(
  trx: Transaction<DB>,
  asked: { bookingId: string; userId: string },
): Promise<LockedBooking> {
  const booking = await lockBooking(trx, asked.bookingId)
  if (booking?.user_id !== asked.userId) throw new Refused('NOT_FOUND')
  return booking
}

/** Locks this owner's booking if the action is allowed now. */
export async function lockForAction(
  trx: Transaction<DB>,
  asked: { bookingId: string; userId: string; action: BookingAction },
  now: Date,
): Promise<LockedBooking> {
  const booking = await lockOwnBooking(trx, asked)
  const checked = checkAction({ status: booking.status, ...changeableStay(booking) }, asked.action, now)
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
