import { isLink, isList, isRefund, toPaise, toRupees, traceOf } from './razorpay-entities.ts'
import type { RazorpayLink, RazorpayPayment, RazorpayRefund } from './razorpay-entities.ts'
import { gatewayErrorOf, razorpayClient, type RazorpayCall, type RazorpayClient } from './razorpay-client.ts'
import { listMoney } from './razorpay-list.ts'
import { RAZORPAY_SIGNATURE_HEADER, readRazorpayReport } from './razorpay-report.ts'
import { GatewayError } from './provider-error.ts'
import type { Checkout, CheckoutKey, CheckoutRequest, CheckoutState, PaymentGateway } from '../ports/payment-gateway.ts'

export type RazorpayOptions = {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** the previous secret, which signs webhooks that were sent while the secret changed */
  webhookSecretBefore?: string | undefined
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  timeoutMilliseconds?: number
  /** milliseconds before the second and the third try of a throttled or failed request */
  waits?: readonly number[]
}

export const RAZORPAY = 'razorpay'

/**
 * Uses Razorpay's payment links, which lead to hosted pages, so that no card number ever reaches us (facts,
 * "Razorpay").
 */
export function razorpayGateway({
  keyId,
  keySecret,
  webhookSecret,
  webhookSecretBefore,
  baseUrl = 'https://api.razorpay.com/v1',
  fetch = globalThis.fetch,
  timeoutMilliseconds = 10_000,
  waits = [300, 1200],
}: RazorpayOptions): PaymentGateway {
  const ask = razorpayClient({ keyId, keySecret, baseUrl, fetch, timeoutMilliseconds, waits })
  return {
    name: RAZORPAY,
    signatureHeader: RAZORPAY_SIGNATURE_HEADER,
    createCheckout: (request) => createLink(ask, request),
    fetchCheckout: (checkout) => fetchCheckout(ask, checkout),
    cancelCheckout: (checkout) => cancelCheckout(ask, checkout),
    refund: (request) => refund(ask, request),
    list: (from, until) => listMoney(ask, from, until),
    readReport: (report) =>
      readRazorpayReport(webhookSecretBefore ? [webhookSecret, webhookSecretBefore] : [webhookSecret], report),
  }
}

/**
 * Razorpay refuses a link that would expire in less than 15 minutes by its own clock. A hold lasts exactly 15 minutes,
 * so the link may outlive it by a minute. The end of the hold cancels the link. If money arrives nevertheless, the room
 * is booked again or the money is refunded (decisions, "Rooms").
 */
const SHORTEST_LIFE_MINUTES = 16

function expireBy(expiresAt: Date): number {
  const earliest = Date.now() + SHORTEST_LIFE_MINUTES * 60_000
  return Math.ceil(Math.max(expiresAt.getTime(), earliest) / 1000)
}

const LONGEST_NAME = 50

/** Shows the guest's chosen method first on the page, followed by the usual methods. */
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

/**
 * Without `upi_link`, the page offers UPI next to cards, net banking and wallets. With it, the page offers only UPI.
 */
const linkOf = (request: CheckoutRequest) => ({
  amount: toPaise(request.amount),
  currency: 'INR',
  accept_partial: false,
  // At most 40 characters, and never used twice. Our payment's id has 36 characters and names only one link.
  reference_id: request.reference,
  description: request.description,
  expire_by: expireBy(request.expiresAt),
  customer: {
    name: request.customer.name.slice(0, LONGEST_NAME),
    contact: request.customer.phone,
    email: request.customer.email,
  },
  // Sends none of Razorpay's own messages, because words that we did not write could tell the wrong person about the
  // booking
  // (look, "Discretion").
  notify: { sms: false, email: false },
  reminder_enable: false,
  notes: { payment_id: request.reference },
  ...(request.method ? { options: firstOnPage(request.method) } : {}),
  callback_url: request.returnUrl,
  callback_method: 'get',
})

const checkoutOf = (link: RazorpayLink): Checkout => ({ providerRef: link.id, url: link.short_url })

async function createLink(ask: RazorpayClient, request: CheckoutRequest): Promise<Checkout> {
  const isAnswer = (body: unknown) => isLink(body) && typeof (body as RazorpayLink).short_url === 'string'
  const call: RazorpayCall = { method: 'POST', path: '/payment_links', body: linkOf(request), isAnswer }
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
 * Finds the link with a reference. For some accounts the API ignores the filter, so we search each answer for the exact
 * reference, and then search the newest links.
 */
async function findLink(ask: RazorpayClient, reference: string): Promise<RazorpayLink | undefined> {
  for (const query of [`reference_id=${encodeURIComponent(reference)}`, 'count=100']) {
    const call: RazorpayCall = { method: 'GET', path: `/payment_links?${query}`, isAnswer: isList }
    const answer = await ask<{ payment_links?: RazorpayLink[]; items?: RazorpayLink[] }>(call)
    if (!answer.ok) throw gatewayErrorOf(call, answer.refusal)
    const links = answer.value.payment_links ?? answer.value.items ?? []
    const link = links.find(({ reference_id }) => reference_id === reference)
    if (link) return link
  }
  return undefined
}

/**
 * `partially_paid` cannot happen to a link that accepts no partial payments. If it did, the payment would stay open.
 */
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

/**
 * Returns the link's id. This is the stored id or, if the process died before storing it, the id that Razorpay has for
 * our reference.
 */
const linkIdOf = async (ask: RazorpayClient, { providerRef, reference }: CheckoutKey): Promise<string | undefined> =>
  providerRef ?? (await findLink(ask, reference))?.id

async function fetchCheckout(ask: RazorpayClient, checkout: CheckoutKey): Promise<CheckoutState> {
  const id = await linkIdOf(ask, checkout)
  return id === undefined ? { status: 'unknown', ...NOTHING_PAID } : fetchLink(ask, id)
}

async function fetchLink(ask: RazorpayClient, id: string): Promise<CheckoutState> {
  const call: RazorpayCall = { method: 'GET', path: `/payment_links/${encodeURIComponent(id)}`, isAnswer: isLink }
  const answer = await ask<RazorpayLink>(call)
  if (!answer.ok) {
    if (isUnknown(answer.refusal)) return { status: 'unknown', ...NOTHING_PAID }
    throw gatewayErrorOf(call, answer.refusal)
  }
  const link = answer.value
  const status = LINK_STATES[link.status]
  // Does not guess at an unknown state. Leaves the payment unchanged and asks again later.
  if (!status) throw new GatewayError(`razorpay GET ${call.path}`, 'STATE_NOT_KNOWN')
  if (status !== 'paid') return { status, ...NOTHING_PAID }
  const payment = paidOf(link) ?? (await paymentOfOrder(ask, link.order_id))
  const amount = toRupees(link.amount_paid ?? link.amount)
  return { status, amount, providerPaymentId: payment?.id ?? null, method: payment?.method ?? null }
}

/** Finds the captured payment among the listed attempts. Only this attempt brought in money. */
function paidOf(link: RazorpayLink): RazorpayPayment | undefined {
  const paid = link.payments?.find(({ status }) => status === 'captured')
  return paid && { id: paid.payment_id, ...(paid.method ? { method: paid.method } : {}) }
}

/** Finds the payment by the link's order if a paid link does not name it, because a refund needs the payment's id. */
async function paymentOfOrder(ask: RazorpayClient, orderId?: string): Promise<RazorpayPayment | undefined> {
  if (!orderId) return undefined
  const call: RazorpayCall = {
    method: 'GET',
    path: `/orders/${encodeURIComponent(orderId)}/payments`,
    isAnswer: isList,
  }
  const answer = await ask<{ items?: RazorpayPayment[] }>(call)
  if (!answer.ok) throw gatewayErrorOf(call, answer.refusal)
  return answer.value.items?.find(({ status }) => status === 'captured')
}

/**
 * Cancels a link, which works only while it is unpaid. If Razorpay refuses, returns the state, because the guest may
 * have just paid.
 */
async function cancelCheckout(ask: RazorpayClient, checkout: CheckoutKey): Promise<CheckoutState> {
  const id = await linkIdOf(ask, checkout)
  if (id === undefined) return { status: 'unknown', ...NOTHING_PAID }
  const path = `/payment_links/${encodeURIComponent(id)}/cancel`
  const call: RazorpayCall = { method: 'POST', path, isAnswer: isLink }
  const answer = await ask<RazorpayLink>(call)
  if (answer.ok && LINK_STATES[answer.value.status] === 'expired') return { status: 'expired', ...NOTHING_PAID }
  const state = await fetchLink(ask, id)
  if (state.status !== 'open') return state
  throw answer.ok ? new GatewayError(`razorpay POST ${path}`, 'STILL_OPEN') : gatewayErrorOf(call, answer.refusal)
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

const SPEEDS = ['optimum', 'normal'] as const

/**
 * Refunds to the guest's payment method: instantly if their bank accepts that (`optimum`), otherwise as usual. Razorpay
 * may refuse the first speed, because instant refunds are off or an earlier try had the other body. The second speed is
 * then requested.
 */
async function refund(ask: RazorpayClient, request: Parameters<PaymentGateway['refund']>[0]): Promise<Refunded> {
  const path = `/payments/${encodeURIComponent(request.providerPaymentId)}`
  const { reference } = request
  let failed: GatewayError | undefined
  for (const speed of SPEEDS) {
    const call: RazorpayCall = {
      isAnswer: isRefund,
      method: 'POST',
      path: `${path}/refund`,
      headers: { 'X-Refund-Idempotency': reference },
      body: { amount: toPaise(request.amount), speed, receipt: reference, notes: { refund_id: reference } },
    }
    const answer = await ask<RazorpayRefund>(call)
    if (answer.ok) return refundedOf(answer.value)
    failed ??= gatewayErrorOf(call, answer.refusal)
    if (answer.refusal.status !== 400) throw failed
    const ours = await findRefund(ask, path, reference)
    if (ours) return refundedOf(ours)
  }
  throw failed ?? new GatewayError(`razorpay POST ${path}/refund`, 'NO_SPEED')
}

/**
 * Finds a refund made earlier. The outbox may retry hours later, when Razorpay may have forgotten the key. "Already
 * refunded" may therefore mean that we made the refund ourselves.
 */
async function findRefund(ask: RazorpayClient, path: string, reference: string): Promise<RazorpayRefund | undefined> {
  const made = await ask<{ items?: RazorpayRefund[] }>({
    method: 'GET',
    path: `${path}/refunds`,
    isAnswer: isList,
  })
  return made.ok ? made.value.items?.find(({ receipt }) => receipt === reference) : undefined
}
