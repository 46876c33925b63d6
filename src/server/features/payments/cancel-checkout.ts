import type { Services } from '../../services.ts'
import { findPayment } from './payment-rows.ts'

/** Closes the gateway's page of a payment that nobody should make any more. */
export async function cancelCheckout(services: Services, paymentId: string): Promise<void> {
  const payment = await findPayment(services.db, paymentId)
  if (payment?.provider_ref && payment.status !== 'paid') await services.gateway.cancelCheckout(payment.provider_ref)
}
