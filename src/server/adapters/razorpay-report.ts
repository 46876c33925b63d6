import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { GatewayEvent, SignedReport } from '../ports/payment-gateway.ts'
import { DISPUTE_PHASES, type DisputeStatus } from '#domain/disputes/dispute-state.ts'
import {
  toRupees,
  traceOf,
  type RazorpayDispute,
  type RazorpayLink,
  type RazorpayPayment,
  type RazorpayRefund,
} from './razorpay-entities.ts'

export const RAZORPAY_SIGNATURE_HEADER = 'x-razorpay-signature'
export const RAZORPAY_EVENT_HEADER = 'x-razorpay-event-id'

type Body = {
  event?: string
  /** Unix seconds */
  created_at?: number
  payload?: {
    payment_link?: { entity?: Partial<RazorpayLink> }
    payment?: { entity?: RazorpayPayment }
    refund?: { entity?: RazorpayRefund }
    dispute?: { entity?: RazorpayDispute }
  }
} | null

/**
 * Reads a Razorpay webhook as our report; undefined if the raw body matches no secret's signature (facts, "Razorpay").
 */
export function readRazorpayReport(secrets: readonly string[], report: SignedReport): GatewayEvent | undefined {
  if (!secrets.some((secret) => isSigned(secret, report))) return undefined
  const eventId = eventIdOf(report)
  const body = parse(report.rawBody)
  return (
    paymentEvent(body, eventId) ??
    refundEvent(body, eventId) ??
    disputeEvent(body, eventId) ?? { kind: 'other', eventId }
  )
}

function isSigned(secret: string, { rawBody, headers }: SignedReport): boolean {
  const given = headers[RAZORPAY_SIGNATURE_HEADER]
  // Checks the form before decoding, because only 64 hex digits have the length of the digest with which they are
  // compared.
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/i.test(given)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', secret).update(rawBody).digest())
}

/**
 * Returns Razorpay's own id of the event, which is the same in every repetition. If it is missing, equal bodies count
 * as one event.
 */
function eventIdOf({ rawBody, headers }: SignedReport): string {
  const given = headers[RAZORPAY_EVENT_HEADER]
  return typeof given === 'string' && given !== '' ? given : createHash('sha256').update(rawBody).digest('hex')
}

/**
 * Parses a signed body. An unreadable body is stored as 'other', because it is Razorpay's mistake and a retry would not
 * fix it.
 */
function parse(rawBody: Buffer): Body {
  try {
    return JSON.parse(rawBody.toString('utf8')) as Body
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * The events that end a payment. `payment.failed` does not, because it reports a single failed attempt: the guest may
 * try again on the same link, or the bank may still authorise it days later. Nor do `payment.authorized` and
 * `payment.captured`, which lack our reference. `payment_link.paid` reports the same event with our reference.
 */
const PAYMENT_REPORTS = new Map([
  ['payment_link.paid', 'paid'],
  ['payment_link.expired', 'expired'],
  ['payment_link.cancelled', 'expired'],
] as const satisfies [string, 'paid' | 'expired'][])

function paymentEvent(body: Body, eventId: string): GatewayEvent | undefined {
  const report = (PAYMENT_REPORTS as ReadonlyMap<string, 'paid' | 'expired'>).get(body?.event ?? '')
  const link = body?.payload?.payment_link?.entity
  if (!report || typeof link?.reference_id !== 'string' || typeof link.amount !== 'number') return undefined
  const isPaid = report === 'paid'
  const payment = isPaid ? body?.payload?.payment?.entity : undefined
  return {
    kind: 'payment',
    eventId,
    reference: link.reference_id,
    report,
    // Uses the amount paid on the link, because the payment's own amount may include a fee paid by the guest.
    amount: toRupees(isPaid ? (link.amount_paid ?? link.amount) : link.amount),
    providerPaymentId: payment?.id ?? null,
    method: payment?.method ?? null,
  }
}

/** Refunds that Razorpay makes by itself, of payments never captured, lack our reference and are stored as 'other'. */
function refundEvent(body: Body, eventId: string): GatewayEvent | undefined {
  const event = body?.event
  if (event !== 'refund.processed' && event !== 'refund.failed') return undefined
  const refund = body?.payload?.refund?.entity
  const reference = refund?.receipt ?? refund?.notes?.refund_id
  if (!refund || typeof reference !== 'string') return undefined
  const report = event === 'refund.processed' ? 'processed' : 'failed'
  return { kind: 'refund', eventId, reference, report, trace: traceOf(refund) }
}

const DISPUTE_REPORTS: ReadonlyMap<string, DisputeStatus> = new Map([
  ['payment.dispute.created', 'open'],
  ['payment.dispute.action_required', 'action_required'],
  ['payment.dispute.under_review', 'under_review'],
  ['payment.dispute.won', 'won'],
  ['payment.dispute.lost', 'lost'],
  ['payment.dispute.closed', 'closed'],
])

const MOST_SECONDS = 10_000_000_000
const instantOf = (seconds: unknown): string | null =>
  typeof seconds === 'number' && seconds > 0 && seconds < MOST_SECONDS ? new Date(seconds * 1000).toISOString() : null

/** An unknown phase is treated as a chargeback, in which the bank takes the money. */
function disputeEvent(body: Body, eventId: string): GatewayEvent | undefined {
  const status = DISPUTE_REPORTS.get(body?.event ?? '')
  const dispute = body?.payload?.dispute?.entity
  const payment = dispute?.payment_id ?? body?.payload?.payment?.entity?.id
  const at = instantOf(body?.created_at) ?? instantOf(dispute?.created_at)
  if (!status || typeof dispute?.id !== 'string' || typeof payment !== 'string' || at === null) return undefined
  if (!Number.isSafeInteger(dispute.amount) || (dispute.amount ?? 0) <= 0) return undefined
  return {
    kind: 'dispute',
    eventId,
    reference: dispute.id,
    providerPaymentId: payment,
    status,
    phase: DISPUTE_PHASES.find((phase) => phase === dispute.phase) ?? 'chargeback',
    paise: dispute.amount ?? 0,
    reasonCode: dispute.reason_code ?? null,
    reason: dispute.reason_description ?? null,
    respondBy: instantOf(dispute.respond_by),
    at,
  }
}
