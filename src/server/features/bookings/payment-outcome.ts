import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { unreachable } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { findPayment, type PaymentRow } from '../payments/payment-rows.ts'
import { failBooking, settleBooking } from './settle-booking.ts'
import { dropExtension, settleExtension } from './extend/settle-extension.ts'
import { dropModification, settleModification } from './modify/settle-modification.ts'

/** Gives the guest what an arrived payment pays for, or refunds it. A second call changes nothing. */
export async function paymentSettled(services: Services, paymentId: string): Promise<void> {
  const payment = await findPayment(services.db, paymentId)
  if (!payment) return
  switch (payment.purpose) {
    case 'booking':
      return settleBooking(services, payment)
    case 'modification':
      return settleModification(services, payment)
    case 'extension':
      return settleExtension(services, payment)
    default:
      return unreachable(payment.purpose)
  }
}

async function drop(trx: Transaction<DB>, payment: PaymentRow, now: Date): Promise<unknown> {
  const { booking_id, modification_id, extension_id } = payment
  if (modification_id !== null) return dropModification(trx, { id: modification_id, booking_id }, 'failed', now)
  if (extension_id !== null) return dropExtension(trx, { id: extension_id, booking_id }, 'failed', now)
  return failBooking(trx, payment, now)
}

/** Releases immediately what was held for a payment that failed for good. */
export async function paymentFailed(services: Services, paymentId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const payment = await findPayment(trx, paymentId)
    if (payment && payment.status !== 'paid') await drop(trx, payment, services.clock.now())
  })
}
