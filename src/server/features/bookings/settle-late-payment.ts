import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import { RoomsMovedError } from '../../transactions/rooms-moved-error.ts'
import type { Transaction } from 'kysely'
import { isWorthRetrying, violatedConstraint } from '#db/violated-constraint.ts'
import type { DB } from '#db/schema.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payments/payment-rows.ts'
import { refundRest } from '../payments/refund-owed.ts'
import { announceRefunded } from './announce.ts'
import type { NoticeRecipient } from './move-booking.ts'

/**
 * How to settle a payment that may arrive after its hold ended: provide what it pays for, if that is still available,
 * or refund the money.
 */
export type LatePayment = 'apply' | 'refund'

/**
 * Settles a payment in one transaction. If the database refuses because rooms, credits or coupon are gone, settles it
 * again as a refund, so that every payment is used or returned.
 */
export async function settleOrRefundLate(
  services: Services,
  payment: PaymentRow,
  settle: (trx: Transaction<DB>, late: LatePayment) => Promise<void>,
): Promise<void> {
  if (payment.status !== 'paid') return
  try {
    await services.db.transaction().execute((trx) => settle(trx, 'apply'))
  } catch (error) {
    const isGuarded = violatedConstraint(error) !== undefined || error instanceof RoomsMovedError
    if (!isGuarded || isWorthRetrying(error)) throw error
    await services.db.transaction().execute((trx) => settle(trx, 'refund'))
  }
}

/** Refunds a payment and notifies the guest. A second call changes nothing. */
export async function refundLatePayment(
  trx: Transaction<DB>,
  payment: PaymentRow,
  told: NoticeRecipient,
  now: Date,
): Promise<void> {
  const amount = await refundRest(trx, payment.id, { reason: REFUND_REASONS.too_late, key: `late:${payment.id}` }, now)
  if (amount > 0) await announceRefunded(trx, told, amount, now)
}
