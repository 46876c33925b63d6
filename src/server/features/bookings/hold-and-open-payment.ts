import type { ErrorCode } from '#contract/errors.ts'
import type { Result } from '#domain/kernel/result.ts'
import { refusal, type ApiError } from '../../http/api-error.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { findPayment } from '../payments/payment-rows.ts'
import { openCheckout, startPayment, type UnopenedPayment } from '../payments/start-payment.ts'
import { releaseKey } from '../../transactions/idempotency.ts'
import { paymentFailed } from './payment-outcome.ts'

/**
 * `paymentId` is null if nothing is due, and may be null in a replayed answer. `payment` is set only if its row was
 * just written, and null if nothing is due.
 */
type Held = { paymentId: string | null; payment?: UnopenedPayment | null }

/**
 * Releases the hold if the gateway did not answer, and frees the request's key, so that a retry with the same key holds
 * the rooms and asks the gateway again. Returns the refusal to throw.
 */
export async function giveBackUnpayable(
  services: Services,
  requestKey: RequestKey | null,
  paymentId: string,
): Promise<ApiError> {
  await paymentFailed(services, paymentId)
  await releaseKey(services.db, requestKey, paymentId)
  return refusal('PAYMENT_UNAVAILABLE', 5)
}

/**
 * Holds in one transaction, then asks the gateway for the payment page, and never in the reverse order (design, "How a
 * booking is made safe"). `payUrl` is undefined if nothing is due or it is already paid; `isExpired` says that the hold
 * has ended since. Throws the refusals of `hold`, and PAYMENT_UNAVAILABLE if the gateway does not answer.
 */
export async function holdAndOpenPayment<Some extends Held>(
  services: Services,
  requestKey: RequestKey | null,
  hold: () => Promise<Result<Some, ErrorCode>>,
): Promise<{ held: Some; payUrl: string | undefined; isExpired: boolean }> {
  const result = await hold()
  if (!result.ok) throw refusal(result.refusal)
  const held = result.value
  if (held.paymentId === null || held.payment === null) return { held, payUrl: undefined, isExpired: false }
  const payUrl = held.payment
    ? await openCheckout(services, held.payment)
    : await startPayment(services, held.paymentId)
  if (payUrl) return { held, payUrl, isExpired: false }
  const payment = await findPayment(services.db, held.paymentId)
  if (payment && payment.status !== 'paid' && payment.status !== 'expired')
    throw await giveBackUnpayable(services, requestKey, payment.id)
  return { held, payUrl: undefined, isExpired: payment?.status === 'expired' }
}
