import type { Services } from '../../services.ts'
import { findPayment } from './payment-rows.ts'
import { recordState } from './reconcile.ts'

/**
 * Closes the gateway's page for a payment that nobody should make any more. A payment made just before that is still
 * valid.
 */
export async function cancelCheckout(services: Services, paymentId: string): Promise<void> {
  const payment = await findPayment(services.db, paymentId)
  if (!payment || payment.status === 'paid') return
  const state = await services.gateway.cancelCheckout({ reference: payment.id, providerRef: payment.provider_ref })
  if (await recordState(services, payment.id, state)) services.nudge()
}
