import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { afterReport } from '#domain/payments/payment-status.ts'
import { enqueue } from '../messages/outbox.ts'
import { lockPayment } from './payment-rows.ts'

export type PaymentReport = {
  paymentId: string
  report: 'paid' | 'failed' | 'expired'
  /** the amount received, in whole rupees; absent unless the payment was made, null if the gateway did not say */
  amount?: number | null
  providerPaymentId: string | null
  method: string | null
}

/**
 * Records a gateway's report about a payment. A repeated or outdated report changes nothing; one with a wrong amount
 * throws. The outbox notifies the booking, because the payments feature must not depend on bookings (design, "Rooms").
 */
export async function settlePayment(trx: Transaction<DB>, told: PaymentReport, now: Date): Promise<boolean> {
  const payment = await lockPayment(trx, told.paymentId)
  if (!payment) return false
  if (told.report === 'paid' && typeof told.amount === 'number' && told.amount !== payment.amount) {
    throw new Error(`payment ${payment.id}: ${told.amount} was paid where ${payment.amount} was asked`)
  }
  const next = afterReport(payment.status, told.report)
  if (next === payment.status) return false
  await trx
    .updateTable('payments')
    .set({
      status: next,
      provider_payment_id: told.providerPaymentId ?? payment.provider_payment_id,
      method: told.method ?? payment.method,
      ...(next === 'paid' ? { settled_at: now, ask_at: null } : {}),
    })
    .where('id', '=', payment.id)
    .execute()
  const kind = next === 'paid' ? 'payment.settled' : 'payment.failed'
  await enqueue(trx, now, [{ kind, payload: { paymentId: payment.id } }])
  return true
}
