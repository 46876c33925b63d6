import type { Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB, Row } from '#db/schema.ts'
import { checkLateExtension } from '#domain/bookings/change-status.ts'
import type { Services } from '../../../services.ts'
import { mayConfirm, recordConfirmation } from '../record-confirmation.ts'
import { settleStay } from '../../ledger/settle-stay.ts'
import type { PaymentRow } from '../../payments/payment-rows.ts'
import { announceExtended } from '../announce.ts'
import { lockBooking, recordEvent, type LockedBooking } from '../move-booking.ts'
import { refundLatePayment, settleOrRefundLate } from '../settle-late-payment.ts'
import { releaseRooms, assignRooms } from '../assign-rooms.ts'

export type ExtensionRow = Row<'extensions'>

const lockExtension = (trx: Transaction<DB>, extensionId: string): Promise<ExtensionRow> =>
  trx.selectFrom('extensions').selectAll().where('id', '=', extensionId).forUpdate().executeTakeFirstOrThrow()

/**
 * Extends the stay by paid extra hours, even after their hold has ended if a room is still free; otherwise refunds the
 * payment.
 */
export const settleExtension = (services: Services, payment: PaymentRow): Promise<void> =>
  settleOrRefundLate(services, payment, async (trx, late) => {
    const now = services.clock.now()
    const booking = await lockBooking(trx, payment.booking_id)
    if (!booking || payment.extension_id === null) throw new Error(`payment ${payment.id} belongs to no extension`)
    const extension = await lockExtension(trx, payment.extension_id)
    if (extension.status === 'paid') return
    const isHeld = extension.status !== 'cancelled' && booking.status === 'completed'
    const isHad = isHeld || (late === 'apply' && (await takeAgain(trx, booking, extension, now)))
    if (!isHad) return refundLatePayment(trx, payment, booking, now)
    await lengthenStay(trx, booking, extension, now)
    if (extension.starts_at > booking.checkout_at) await agreeToEarlier(trx, extension, now)
    await announceExtended(trx, { ...booking, leaves_at: extension.ends_at }, now)
    // Guests who pay for more hours during their stay have obviously come.
    if (mayConfirm(booking, now).ok && now >= booking.checkin_at && now < booking.leaves_at)
      await recordConfirmation(trx, booking, 'extension', now)
  })

/**
 * Takes the rooms again if the hold ended before the payment arrived. Does nothing for hours that the guest cancelled:
 * their row has no `hold_expires_at`.
 */
async function takeAgain(
  trx: Transaction<DB>,
  booking: LockedBooking,
  extension: ExtensionRow,
  now: Date,
): Promise<boolean> {
  if (extension.hold_expires_at === null) return false
  const period = { start: extension.starts_at, end: extension.ends_at }
  const isLive = booking.status === 'completed'
  if (!checkLateExtension({ isLive, leavesAt: booking.leaves_at }, period, now).ok) return false
  await lockHotel(trx, booking.hotel_id)
  const rooms = await assignRooms(
    trx,
    {
      bookingId: booking.id,
      extensionId: extension.id,
      hotelId: booking.hotel_id,
      cityId: booking.city_id,
      rooms: booking.rooms,
      hasBathtub: booking.has_bathtub,
      period,
      status: 'held',
    },
    now,
  )
  return rooms !== undefined
}

/** Adds the held hours to the stay, whether they are paid or due at the desk that added them. */
export async function lengthenStay(
  trx: Transaction<DB>,
  booking: LockedBooking,
  extension: Pick<ExtensionRow, 'id' | 'booking_id' | 'hours' | 'ends_at'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('stays')
    .set({ status: 'booked' })
    .where('extension_id', '=', extension.id)
    .where('status', '=', 'held')
    .execute()
  await trx
    .updateTable('extensions')
    .set({ status: 'paid', paid_at: now, cancelled_at: null })
    .where('id', '=', extension.id)
    .execute()
  await trx
    .updateTable('bookings')
    .set({ extended_until: extension.ends_at })
    .where('id', '=', extension.booking_id)
    .execute()
  // After a late payment or report, the stay may already be in the ledger without these hours.
  if (booking.ended_at !== null) await settleStay(trx, booking.id, now)
  await recordEvent(trx, extension.booking_id, 'extended', { extensionId: extension.id, hours: extension.hours }, now)
}

/** Records that guests who pay for later hours agree to the hours that the desk added earlier. */
async function agreeToEarlier(
  trx: Transaction<DB>,
  { booking_id, starts_at }: Pick<ExtensionRow, 'booking_id' | 'starts_at'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('extensions')
    .set({ agreed_at: now, agreed_by: 'payment' })
    .where('booking_id', '=', booking_id)
    .where('pay_at', '=', 'desk')
    .where('status', '=', 'paid')
    .where('agreed_at', 'is', null)
    .where('ends_at', '<=', starts_at)
    .execute()
}

/**
 * Removes extra hours from a stay, the latest first, so that the stay ends when it would without them, and frees the
 * room.
 */
export async function shortenStay(
  trx: Transaction<DB>,
  extension: Pick<ExtensionRow, 'id' | 'booking_id' | 'starts_at'>,
  { checkout, refusedAt }: { checkout: Date; refusedAt: Date | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('extensions')
    .set({ status: 'cancelled', cancelled_at: now, hold_expires_at: null, refused_at: refusedAt })
    .where('id', '=', extension.id)
    .execute()
  await releaseRooms(trx, { column: 'extension_id', id: extension.id })
  const isFirst = extension.starts_at.getTime() === checkout.getTime()
  await trx
    .updateTable('bookings')
    .set({ extended_until: isFirst ? null : extension.starts_at })
    .where('id', '=', extension.booking_id)
    .execute()
}

/**
 * Cancels unpaid extra hours and releases their rooms. After 'expired' or 'failed', a late payment can still buy the
 * hours. 'cancelled' means that the guest did not want them: it clears the hold, so that a late payment is refunded.
 */
export async function dropExtension(
  trx: Transaction<DB>,
  extension: Pick<ExtensionRow, 'id' | 'booking_id'>,
  why: 'expired' | 'failed' | 'cancelled',
  now: Date,
): Promise<boolean> {
  await lockBooking(trx, extension.booking_id)
  const dropped = await trx
    .updateTable('extensions')
    .set({ status: 'cancelled', cancelled_at: now, ...(why === 'cancelled' ? { hold_expires_at: null } : {}) })
    .where('id', '=', extension.id)
    .where('status', 'in', ['requested', 'acknowledged'])
    .returning('id')
    .executeTakeFirst()
  if (!dropped) return false
  await releaseRooms(trx, { column: 'extension_id', id: extension.id })
  await recordEvent(trx, extension.booking_id, `extension_${why}`, { extensionId: extension.id }, now)
  return true
}
