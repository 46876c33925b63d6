import { sql, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import { isPaused } from '#db/sales-pauses.ts'
import type { DB } from '#db/schema.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payments/payment-rows.ts'
import { announceConfirmed } from './announce.ts'
import { giveBack } from './give-back.ts'
import { lockBooking, recordMove, type LockedBooking } from './move-booking.ts'
import { refundLatePayment, settleOrRefundLate, type LatePayment } from './settle-late-payment.ts'
import { assignRooms } from './assign-rooms.ts'

/** Settles a payment for a booking: confirms the booking, books again if its hold has ended, or refunds the money. */
export const settleBooking = (services: Services, payment: PaymentRow): Promise<void> =>
  settleOrRefundLate(services, payment, (trx, late) => settle(trx, payment, late, services.clock.now()))

async function settle(trx: Transaction<DB>, payment: PaymentRow, late: LatePayment, now: Date): Promise<void> {
  const booking = await lockBooking(trx, payment.booking_id)
  if (!booking) throw new Error(`payment ${payment.id} belongs to no booking`)
  // Even after its hold has expired, the booking keeps its rooms until a job releases them.
  if (booking.status === 'pending') return confirm(trx, booking, now)
  if (booking.status === 'completed') return refundSecond(trx, booking, payment, now)
  const isRebooked = late === 'apply' && (await rebook(trx, booking, now))
  if (!isRebooked) await refundLatePayment(trx, payment, booking, now)
}

async function confirm(trx: Transaction<DB>, booking: LockedBooking, now: Date): Promise<void> {
  await recordMove(trx, booking, 'settle', now)
  await trx
    .updateTable('stays')
    .set({ status: 'booked' })
    .where('booking_id', '=', booking.id)
    .where('status', '=', 'held')
    .execute()
  await announceConfirmed(trx, booking, now)
}

async function isStopped(trx: Transaction<DB>, booking: LockedBooking, now: Date): Promise<boolean> {
  const { hotel_id: hotelId, checkin_at: checkin } = booking
  const { rows } = await sql<{ paused: boolean }>`select ${isPaused(sql`${hotelId}`, now, checkin)} as paused`.execute(
    trx,
  )
  return rows[0]?.paused ?? false
}

/**
 * Whether the guest has made another booking for this time since the hold was lost. If so, the late payment is
 * refunded, because they never confirmed two bookings (decision 0070). Locks the guest, who may be booking right now.
 */
async function isReplaced(trx: Transaction<DB>, booking: LockedBooking, now: Date): Promise<boolean> {
  await sql`select 1 from users u where u.id = ${booking.user_id}::uuid for no key update`.execute(trx)
  const { rows } = await sql<{ replaced: boolean }>`
    select exists (
      select 1 from bookings n
      where n.user_id = ${booking.user_id}::uuid and n.checkin_at < ${booking.checkout_at} and n.leaves_at > ${booking.checkin_at}
        and (n.status = 'completed' or (n.status = 'pending' and n.hold_expires_at > ${now}))
        and n.created_at >= (select max(e.at) from booking_events e
          where e.booking_id = ${booking.id}::uuid and e.to_status in ('expired', 'failed'))
    ) as replaced`.execute(trx)
  return rows[0]?.replaced ?? false
}

/** Books again after a lost hold: takes the rooms, the credits and the coupon again, or none of them. */
async function rebook(trx: Transaction<DB>, booking: LockedBooking, now: Date): Promise<boolean> {
  if (booking.status === 'cancelled' || booking.checkout_at <= now) return false
  if (await isReplaced(trx, booking, now)) return false
  await lockHotel(trx, booking.hotel_id)
  if (await isStopped(trx, booking, now)) return false
  const rooms = await assignRooms(
    trx,
    {
      bookingId: booking.id,
      hotelId: booking.hotel_id,
      cityId: booking.city_id,
      rooms: booking.rooms,
      hasBathtub: booking.has_bathtub,
      period: { start: booking.checkin_at, end: booking.checkout_at },
      status: 'booked',
    },
    now,
  )
  if (!rooms) return false
  if (booking.credits > 0) await spendAgain(trx, booking, now)
  if (booking.coupon_id !== null) {
    await trx.updateTable('coupon_uses').set({ released_at: null }).where('booking_id', '=', booking.id).execute()
  }
  await recordMove(trx, booking, 'settle', now)
  await announceConfirmed(trx, booking, now)
  return true
}

async function spendAgain(trx: Transaction<DB>, booking: LockedBooking, now: Date): Promise<void> {
  const earlier = await trx
    .selectFrom('credit_entries')
    .select((eb) => eb.fn.countAll<number>().as('turns'))
    .where('booking_id', '=', booking.id)
    .where('kind', '=', 'spent')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('credit_entries')
    .values({
      user_id: booking.user_id,
      booking_id: booking.id,
      kind: 'spent',
      amount: -booking.credits,
      promotional: -booking.promotional_credits,
      turn: earlier.turns + 1,
      created_at: now,
    })
    .execute()
}

/**
 * Refunds a second payment, because a booking is paid for only once. A repeated webhook about the first payment changes
 * nothing.
 */
async function refundSecond(
  trx: Transaction<DB>,
  booking: LockedBooking,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const first = await trx
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', booking.id)
    .where('purpose', '=', 'booking')
    .where('status', '=', 'paid')
    .orderBy('settled_at')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  if (first.id !== payment.id) await refundLatePayment(trx, payment, booking, now)
}

/** Releases rooms and credits immediately when the gateway reports that a payment failed for good. */
export async function failBooking(trx: Transaction<DB>, payment: PaymentRow, now: Date): Promise<void> {
  const booking = await lockBooking(trx, payment.booking_id)
  if (booking?.status !== 'pending') return
  await recordMove(trx, booking, 'fail', now)
  await giveBack(trx, { id: booking.id, userId: booking.user_id }, now)
}
