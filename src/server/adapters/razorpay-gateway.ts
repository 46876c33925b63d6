import { toPaise, toRupees, traceOf } from './razorpay-entities.ts'
import type { RazorpayLink, RazorpayPayment, RazorpayRefund } from './razorpay-entities.ts'
import { gatewayErrorOf, razorpayClient, type RazorpayCall, type RazorpayClient } from './razorpay-client.ts'
import { readRazorpayReport } from './razorpay-report.ts'
import { GatewayError } from './provider-error.ts'
import type { Checkout, CheckoutKey, CheckoutRequest, CheckoutState, PaymentGateway } from '../ports/payment-gateway.ts'

export type RazorpayOptions = {
  keyId: string
  keySecret: string
  webhookSecret: string
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  timeoutMilliseconds?: number
  /** milliseconds before the second and the third try of what Razorpay throttled or failed at */
  waits?: readonly number[]
}

export const RAZORPAY = 'razorpay'

/** Razorpay's payment links: hosted pages, so that no card ever comes near us (facts, "Razorpay"). */
export function razorpayGateway({
  keyId,
  keySecret,
  webhookSecret,
  baseUrl = 'https://api.razorpay.com/v1',
  fetch = globalThis.fetch,
  timeoutMilliseconds = 10_000,
  waits = [300, 1200],
}: RazorpayOptions): PaymentGateway {
  const ask = razorpayClient({ keyId, keySecret, baseUrl, fetch, timeoutMilliseconds, waits })
  return {
    name: RAZORPAY,
    createCheckout: (request) => createLink(ask, request),
    fetchCheckout: (checkout) => fetchCheckout(ask, checkout),
    cancelCheckout: (checkout) => cancelCheckout(ask, checkout),
    refund: (request) => refund(ask, request),
    readReport: (report) => readRazorpayReport(webhookSecret, report),
  }
}

/**
 * Razorpay refuses a link that would expire in less than 15 minutes from now, on its own clock. A hold is just as long,
 * so the link may outlive it by a minute: its page is cancelled when the hold ends, and money that slips in between is
 * booked again or sent back (decisions, "Rooms").
 */
const SHORTEST_LIFE_MINUTES = 16

function expireBy(expiresAt: Date): number {
  const earliest = Date.now() + SHORTEST_LIFE_MINUTES * 60_000
  return Math.ceil(Math.max(expiresAt.getTime(), earliest) / 1000)
}

const LONGEST_NAME = 50

/** One block first on the page, with the method the guest chose; the usual ones follow. */
const firstOnPage = (method: string) => ({
  checkout: {
    config: {
      display: {
        blocks: { chosen: { name: 'Your choice', instruments: [{ method }] } },
        sequence: ['block.chosen'],
        preferences: { show_default_blocks: true },
      },
    },
  },
})

/** Without `upi_link` the page offers UPI beside cards, net banking and wallets; with it, nothing but UPI. */
const linkOf = (request: CheckoutRequest) => ({
  amount: toPaise(request.amount),
  currency: 'INR',
  accept_partial: false,
  // At most 40 characters, and unique for ever: our payment's id has 36 and is used for one link only.
  reference_id: request.reference,
  description: request.description,
  expire_by: expireBy(request.expiresAt),
  customer: {
    name: request.customer.name.slice(0, LONGEST_NAME),
    contact: request.customer.phone,
    email: request.customer.email,
  },
  // A message we did not word could tell the wrong eyes what the guest is about to book (look, "Discretion").
  notify: { sms: false, email: false },
  reminder_enable: false,
  notes: { payment_id: request.reference },
  ...(request.method ? { options: firstOnPage(request.method) } : {}),
  callback_url: request.returnUrl,
  callback_method: 'get',
})

const checkoutOf = (link: RazorpayLink): Checkout => ({ providerRef: link.id, url: link.short_url })

async function createLink(ask: RazorpayClient, request: CheckoutRequest): Promise<Checkout> {
  const call: RazorpayCall = { method: 'POST', path: '/payment_links', body: linkOf(request) }
  const answer = await ask<RazorpayLink>(call)
  if (answer.ok) return checkoutOf(answer.value)
  if (!/reference_id.*already exists/is.test(answer.refusal.description)) throw gatewayErrorOf(call, answer.refusal)
  const existing = await findLink(ask, request.reference)
  if (!existing) throw new GatewayError('razorpay GET /payment_links', 'REFERENCE_NOT_FOUND')
  if (toRupees(existing.amount) !== request.amount) {
    throw new GatewayError('razorpay GET /payment_links', 'AMOUNT_DIFFERS')
  }
  return checkoutOf(existing)
}

/**
 * The link of a reference. Not every account's API honours the filter, so each answer is searched for the exact
 * reference, and the newest links are looked through when the filtered list does not have it.
 */
async function findLink(ask: RazorpayClient, reference: string): Promise<RazorpayLink | undefined> {
  for (const query of [`reference_id=${encodeURIComponent(reference)}`, 'count=100']) {
    const call: RazorpayCall = { method: 'GET', path: `/payment_links?${query}` }
    const answer = await ask<{ payment_links?: RazorpayLink[]; items?: RazorpayLink[] }>(call)
    if (!answer.ok) throw gatewayErrorOf(call, answer.refusal)
    const links = answer.value.payment_links ?? answer.value.items ?? []
    const link = links.find(({ reference_id }) => reference_id === reference)
    if (link) return link
  }
  return undefined
}

/** `partially_paid` cannot happen to a link that accepts no parts; if it did, it would wait for the rest. */
const LINK_STATES: Record<string, CheckoutState['status'] | undefined> = {
  created: 'open',
  partially_paid: 'open',
  paid: 'paid',
  cancelled: 'expired',
  expired: 'expired',
}

const isUnknown = ({ status, description }: { status: number; description: string }) =>
  status === 404 || (status === 400 && /does not exist|not a valid id|no db records/i.test(description))

const NOTHING_PAID = { amount: null, providerPaymentId: null, method: null }

/** The link's id: ours, or the one Razorpay keeps under our reference when the process died before it was written down. */
const linkIdOf = async (ask: RazorpayClient, { providerRef, reference }: CheckoutKey): Promise<string | undefined> =>
  providerRef ?? (await findLink(ask, reference))?.id

async function fetchCheckout(ask: RazorpayClient, checkout: CheckoutKey): Promise<CheckoutState> {
  const id = await linkIdOf(ask, checkout)
  return id === undefined ? { status: 'unknown', ...NOTHING_PAID } : fetchLink(ask, id)
}

async function fetchLink(ask: RazorpayClient, id: string): Promise<CheckoutState> {
  const call: RazorpayCall = { method: 'GET', path: `/payment_links/${encodeURIComponent(id)}` }
  const answer = await ask<RazorpayLink>(call)
  if (!answer.ok) {
    if (isUnknown(answer.refusal)) return { status: 'unknown', ...NOTHING_PAID }
    throw gatewayErrorOf(call, answer.refusal)
  }
  const link = answer.value
  const status = LINK_STATES[link.status]
  // A state we do not know is not guessed at: the payment stays as it is and is asked about again.
  if (!status) throw new GatewayError(`razorpay GET ${call.path}`, 'STATE_NOT_KNOWN')
  if (status !== 'paid') return { status, ...NOTHING_PAID }
  const payment = paidOf(link) ?? (await paymentOfOrder(ask, link.order_id))
  const amount = toRupees(link.amount_paid ?? link.amount)
  return { status, amount, providerPaymentId: payment?.id ?? null, method: payment?.method ?? null }
}

/** Several attempts may be listed; the money is in the captured one. */
function paidOf(link: RazorpayLink): RazorpayPayment | undefined {
  const paid = link.payments?.find(({ status }) => status === 'captured')
  return paid && { id: paid.payment_id, ...(paid.method ? { method: paid.method } : {}) }
}

/** Without the payment's id nothing could ever be refunded: a link that does not name it has an order that does. */
async function paymentOfOrder(ask: RazorpayClient, orderId?: string): Promise<RazorpayPayment | undefined> {
  if (!orderId) return undefined
  const call: RazorpayCall = { method: 'GET', path: `/orders/${encodeURIComponent(orderId)}/payments` }
  const answer = await ask<{ items?: RazorpayPayment[] }>(call)
  if (!answer.ok) throw gatewayErrorOf(call, answer.refusal)
  return answer.value.items?.find(({ status }) => status === 'captured')
}

/** Only an unpaid link can be cancelled. A refusal may mean that the guest has just paid, so the caller learns the state. */
async function cancelCheckout(ask: RazorpayClient, checkout: CheckoutKey): Promise<CheckoutState> {
  const id = await linkIdOf(ask, checkout)
  if (id === undefined) return { status: 'unknown', ...NOTHING_PAID }
  const call: RazorpayCall = { method: 'POST', path: `/payment_links/${encodeURIComponent(id)}/cancel` }
  const answer = await ask<RazorpayLink>(call)
  if (answer.ok) return { status: 'expired', ...NOTHING_PAID }
  const state = await fetchLink(ask, id)
  if (state.status === 'open') throw gatewayErrorOf(call, answer.refusal)
  return state
}

const REFUND_STATES: Record<string, 'pending' | 'processed' | 'failed' | undefined> = {
  pending: 'pending',
  processed: 'processed',
  failed: 'failed',
}

type Refunded = Awaited<ReturnType<PaymentGateway['refund']>>

function refundedOf(refund: RazorpayRefund): Refunded {
  const status = REFUND_STATES[refund.status ?? ''] ?? 'pending'
  return { providerRef: refund.id, status, trace: traceOf(refund) }
}

/** `normal` speed: to where the money came from, without a fee. The body never varies, or the key would be refused. */
async function refund(ask: RazorpayClient, request: Parameters<PaymentGateway['refund']>[0]): Promise<Refunded> {
  const path = `/payments/${encodeURIComponent(request.providerPaymentId)}`
  const { reference } = request
  const call: RazorpayCall = {
    method: 'POST',
    path: `${path}/refund`,
    headers: { 'X-Refund-Idempotency': reference },
    body: {
      amount: toPaise(request.amount),
      speed: 'normal',
      receipt: reference,
      notes: { refund_id: reference },
    },
  }
  const answer = await ask<RazorpayRefund>(call)
  if (answer.ok) return refundedOf(answer.value)
  const ours = answer.refusal.status === 400 ? await findRefund(ask, path, reference) : undefined
  if (!ours) throw gatewayErrorOf(call, answer.refusal)
  return refundedOf(ours)
}

/** The outbox may ask again after hours, when the key could be forgotten: "already refunded" may well mean by us. */
async function findRefund(ask: RazorpayClient, path: string, reference: string): Promise<RazorpayRefund | undefined> {
  const made = await ask<{ items?: RazorpayRefund[] }>({ method: 'GET', path: `${path}/refunds` })
  return made.ok ? made.value.items?.find(({ receipt }) => receipt === reference) : undefined
}
