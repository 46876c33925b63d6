import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import { holdExpiry } from '#domain/bookings/holds.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Stay } from '#domain/slots/period.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import { taxRuleAt, type Services } from '../../../services.ts'
import { expirePayments } from '../../payments/payment-rows.ts'
import { refundUpTo } from '../../payments/refund-owed.ts'
import { openPayment, type UnopenedPayment } from '../../payments/start-payment.ts'
import { applyModification, type ModificationRow } from './apply-modification.ts'
import { billColumns, slabsColumn } from '../bill-columns.ts'
import { inKeyedTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { holdRoomsForChange } from './change-rooms.ts'
import { customerOf, lockForAction, lockOwnBooking, recordEvent, type LockedBooking } from '../move-booking.ts'
import { quoteModification, type QuotedModification } from './quote-modification.ts'
import { withBooking } from '../return-path.ts'
import { releaseRooms } from '../assign-rooms.ts'

export type ModificationRequest = {
  bookingId: string
  userId: string
  stay: Stay
  returnPath: string
  requestKey: RequestKey | null
}

export type Modified = { hotelId: number; paymentId: string | null; payment?: UnopenedPayment }

/**
 * Moves a booking to another time. Holds a more expensive time until the difference is paid; applies any other
 * immediately and refunds the difference (decisions, "Modification"). The booking stays confirmed throughout.
 */
export async function modifyBooking(
  services: Services,
  request: ModificationRequest,
): Promise<Result<Modified, ErrorCode>> {
  const paymentId = randomUUID()
  const keyed = {
    requestKey: request.requestKey,
    result: { paymentId },
    replay: (trx: Transaction<DB>, result: { paymentId: string }) => answerAgain(trx, request, result.paymentId),
  }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const booking = await lockForAction(trx, { ...request, action: 'modify' }, now)
    const modification = await writeModification(trx, booking, { ...request, taxRule: taxRuleAt(services, now) }, now)
    if (modification.difference <= 0) {
      await applyModification(trx, booking, modification, now)
      const cause = { reason: REFUND_REASONS.changed, key: `modification:${modification.id}` }
      const paid = { column: 'booking_id', id: booking.id, part: 'stay' } as const
      await refundUpTo(trx, paid, -modification.difference, cause, now)
      return accept<Modified>({ hotelId: booking.hotel_id, paymentId: null })
    }
    const payment: UnopenedPayment = {
      id: paymentId,
      amount: modification.difference,
      returnPath: withBooking(request.returnPath, { bookingId: booking.id, hotelId: booking.hotel_id }),
      expiresAt: holdExpiry(now),
      shortId: booking.short_id,
      customer: customerOf(booking),
    }
    const of = { purpose: 'modification', modificationId: modification.id } as const
    await openPayment(trx, { ...payment, bookingId: booking.id, of, userId: booking.user_id, now })
    return accept<Modified>({ hotelId: booking.hotel_id, paymentId, payment })
  })
}

/** Repeats the answer for a retry after a lost response, with the payment page if something is due. */
async function answerAgain(
  trx: Transaction<DB>,
  request: ModificationRequest,
  paymentId: string,
): Promise<Result<Modified, ErrorCode>> {
  const booking = await lockOwnBooking(trx, request)
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .where('status', '<>', 'paid')
    .executeTakeFirst()
  return accept({ hotelId: booking.hotel_id, paymentId: row?.id ?? null })
}

/** Ends the unpaid change that the guest chose before: only one change may be unpaid at a time. */
async function dropEarlierWish(trx: Transaction<DB>, bookingId: string, now: Date): Promise<void> {
  const dropped = await trx
    .updateTable('booking_modifications')
    .set({ status: 'cancelled' })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'held')
    .returning('id')
    .execute()
  for (const { id } of dropped) {
    await releaseRooms(trx, { column: 'modification_id', id })
    await expirePayments(trx, { column: 'modification_id', id }, now)
  }
}

async function writeModification(
  trx: Transaction<DB>,
  booking: LockedBooking,
  { stay, taxRule }: ModificationRequest & { taxRule: TaxRule },
  now: Date,
): Promise<ModificationRow> {
  await dropEarlierWish(trx, booking.id, now)
  const quote = await quoteModification(trx, { bookingId: booking.id, stay, taxRule, now })
  if (!quote.ok) throw new Refused(quote.refusal)
  await lockHotel(trx, booking.hotel_id)
  const modification = await insertModification(trx, booking, stay, quote.value, now)
  const isHeld = await holdRoomsForChange(
    trx,
    modification.id,
    {
      bookingId: booking.id,
      hotelId: booking.hotel_id,
      cityId: booking.city_id,
      rooms: booking.rooms,
      hasBathtub: booking.has_bathtub,
      to: stay.period,
    },
    now,
  )
  if (!isHeld) throw new Refused('SOLD_OUT')
  await recordEvent(trx, booking.id, 'modification_asked', { modificationId: modification.id }, now)
  return modification
}

async function insertModification(
  trx: Transaction<DB>,
  booking: LockedBooking,
  stay: Stay,
  { bill, slotPrice, difference }: QuotedModification,
  now: Date,
): Promise<ModificationRow> {
  return trx
    .insertInto('booking_modifications')
    .values({
      booking_id: booking.id,
      slot: stay.slot,
      checkin_at: stay.period.start,
      checkout_at: stay.period.end,
      days: stay.days,
      slot_price: slotPrice,
      ...billColumns(bill),
      ...slabsColumn(bill),
      difference,
      status: 'held',
      hold_expires_at: holdExpiry(now),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
