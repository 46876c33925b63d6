import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { DisputePhase, DisputeStatus } from '#domain/disputes/dispute-state.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { inLanguage, splitLanguage } from '#domain/languages.ts'
import { paiseOf } from '#domain/ledger/accounts.ts'
import { SIGNATURE_HEADER, signReport, TEST_GATEWAY, webhookSecret } from '../../adapters/test-gateway.ts'
import type { GatewayEvent } from '../../ports/payment-gateway.ts'
import type { Services } from '../../services.ts'
import { instantOf } from '../../http/read-fields.ts'

export type TestPayment = {
  id: string
  reference: string
  amount: number
  status: string
  description: string
  callback_url: string | null
}

/** Finds a test payment by the gateway's id or by our payment's. */
export const findTestPayment = (services: Services, paymentId: string): Promise<TestPayment | undefined> =>
  services.db
    .selectFrom('dev_gateway_payments')
    .select(['id', 'reference', 'amount', 'status', 'description', 'callback_url'])
    .where((eb) => eb.or([eb('id', '=', paymentId), eb('reference', '=', paymentId)]))
    .executeTakeFirst()

async function writeOutcome(
  services: Services,
  payment: TestPayment,
  outcome: 'success' | 'failure',
): Promise<string | null> {
  const providerPaymentId = `tpid_${payment.id.slice(5)}`
  const paid = { status: 'paid', payment_id: providerPaymentId, method: 'upi', paid_at: services.clock.now() } as const
  const row = await services.db
    .updateTable('dev_gateway_payments')
    .set(outcome === 'success' ? paid : { status: 'failed' })
    .where('id', '=', payment.id)
    .where('status', '<>', 'paid')
    .returning('status')
    .executeTakeFirst()
  if (!row) return providerPaymentId
  return outcome === 'success' ? providerPaymentId : null
}

/** Reports through the same webhook that a real gateway calls, signed on the raw body. */
async function report(app: FastifyInstance, services: Services, event: GatewayEvent): Promise<void> {
  const rawBody = JSON.stringify(event)
  const secret = webhookSecret(services.env.WEBHOOK_SECRET)
  await app.inject({
    method: 'POST',
    url: `/api/webhooks/${TEST_GATEWAY}`,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signReport(secret, rawBody) },
    payload: rawBody,
  })
}

const ANSWER_DAYS = 7

/** The state that a payment's dispute gets at the test gateway. A payment has at most one dispute, as at a bank. */
export type TestDispute = { status: DisputeStatus; phase?: DisputePhase; paise?: number; respond_by?: string }

/** Reports a dispute of a paid test payment. Returns its reference; undefined if the payment was not paid. */
export async function raiseDispute(
  app: FastifyInstance,
  services: Services,
  { id, status: paid, amount }: TestPayment,
  { status, phase = 'chargeback', paise = paiseOf(amount), respond_by: respondBy }: TestDispute,
): Promise<string | undefined> {
  if (paid !== 'paid') return undefined
  const now = services.clock.now()
  const answerBy = respondBy === undefined ? addMinutes(now, ANSWER_DAYS * 24 * 60) : instantOf('respond_by', respondBy)
  const reference = `tdisp_${id.slice(5)}`
  await report(app, services, {
    kind: 'dispute',
    eventId: `tevt_${randomUUID()}`,
    reference,
    providerPaymentId: `tpid_${id.slice(5)}`,
    status,
    phase,
    paise,
    reasonCode: 'goods_or_services_not_received_or_partially_received',
    reason: 'Service not provided',
    respondBy: answerBy.toISOString(),
    at: now.toISOString(),
  })
  return reference
}

async function bookingOf(services: Services, payment: TestPayment) {
  return services.db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['bookings.id', 'bookings.hotel_id'])
    .where('payments.id', '=', payment.reference)
    .executeTakeFirst()
}

/**
 * Simulates a guest's press of a button on the gateway's page: updates the gateway's books, sends the report, and
 * returns the guest's next page.
 */
export async function pressGateway(
  app: FastifyInstance,
  services: Services,
  payment: TestPayment,
  outcome: 'success' | 'failure',
): Promise<string> {
  const providerPaymentId = await writeOutcome(services, payment, outcome)
  const isPaid = providerPaymentId !== null
  await report(app, services, {
    kind: 'payment',
    eventId: `tevt_${randomUUID()}`,
    reference: payment.reference,
    report: isPaid ? 'paid' : 'failed',
    amount: payment.amount,
    providerPaymentId,
    method: isPaid ? 'upi' : null,
  })
  const language = splitLanguage(new URL(payment.callback_url ?? services.origin()).pathname).language
  if (isPaid) return payment.callback_url ?? services.origin() + inLanguage(language, '/my-bookings')
  const booking = await bookingOf(services, payment)
  const query = booking ? `?${new URLSearchParams({ bookingid: booking.id, hotelId: String(booking.hotel_id) })}` : ''
  return `${services.origin()}${inLanguage(language, '/booking-failed')}${query}`
}
