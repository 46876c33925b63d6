import { createHmac, randomBytes } from 'node:crypto'
import type { SignedReport } from '../../ports/payment-gateway.ts'
import { RAZORPAY_EVENT_HEADER, RAZORPAY_SIGNATURE_HEADER } from '../razorpay-report.ts'
import { serveJson, type JsonAnswer, type JsonRequest, type JsonServer } from './serve-json.ts'

export const FAKE_ACCESS = {
  keyId: 'rzp_test_fake',
  keySecret: 'a secret of tests',
  webhookSecret: 'another secret of tests',
}

/** A contact that the fake refuses, as Razorpay refuses implausible phone numbers. */
export const IMPLAUSIBLE_CONTACT = '+919999999999'

type Paid = { payment_id: string; method: string; status: string; amount: number; created_at: number }
type Link = {
  id: string
  short_url: string
  reference_id: string
  status: string
  amount: number
  amount_paid: number
  order_id: string
  payments: Paid[] | null
}
type Refund = {
  id: string
  amount: number
  receipt: string
  notes: object
  status: string
  acquirer_data: object
  created_at: number
}
type LinkWish = {
  amount: number
  currency: string
  reference_id: string
  expire_by: number
  callback_url?: string
  callback_method?: string
  customer: { contact: string }
}

export type RazorpayFake = JsonServer & {
  links: Map<string, Link>
  refunds: Map<string, Refund[]>
  /** Deviations from the documentation that occur for some Razorpay accounts. */
  habits: { isFilterIgnored: boolean; arePaymentsListed: boolean; isRefundKeyForgotten: boolean }
  /** Lets the guest pay on the hosted page. */
  pay: (linkId: string, method?: string) => string
  report: (event: string, payload: Record<string, object>, eventId?: string) => SignedReport
}

const idOf = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
const done = (body: unknown): JsonAnswer => ({ status: 200, body })
const refused = (description: string, status = 400, field?: string): JsonAnswer => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', reason: 'NA', field } },
})

const BASIC = `Basic ${Buffer.from(`${FAKE_ACCESS.keyId}:${FAKE_ACCESS.keySecret}`).toString('base64')}`

type Books = Pick<RazorpayFake, 'links' | 'refunds' | 'habits'> & {
  refundKeys: Map<string, { body: string; refund: Refund }>
}

/** Starts an in-memory fake of the parts of Razorpay's documented HTTP API that we use, with its refusals and units. */
export async function razorpayFake(): Promise<RazorpayFake> {
  const habits = { isFilterIgnored: false, arePaymentsListed: true, isRefundKeyForgotten: false }
  const books: Books = { links: new Map(), refunds: new Map(), refundKeys: new Map(), habits }
  const server = await serveJson((request) => answerOf(books, request))
  const { links, refunds } = books
  return { ...server, links, refunds, habits, pay: (id, method) => pay(books, id, method), report: signedReport }
}

function answerOf(books: Books, request: JsonRequest): JsonAnswer {
  if (request.headers.authorization !== BASIC) return refused('Authentication failed', 401)
  const { method, url } = request
  const [, room = '', id = '', part = ''] = url.pathname.split('/')
  switch (`${method} ${room} ${id && ':id'} ${part}`.trimEnd()) {
    case 'POST payment_links':
      return createLink(books, request.body as LinkWish)
    case 'GET payment_links':
      return listLinks(books, url.searchParams)
    case 'GET payment_links :id':
      return readLink(books, id)
    case 'POST payment_links :id cancel':
      return cancelLink(books, id)
    case 'GET orders :id payments':
      return paymentsOfOrder(books, id)
    case 'POST payments :id refund':
      return refund(books, id, request)
    case 'GET payments':
      return listed(url.searchParams, paymentsIn(books))
    case 'GET refunds':
      return listed(url.searchParams, [...books.refunds.values()].flat())
    case 'GET payments :id refunds':
      return done({ items: books.refunds.get(id) ?? [] })
    default:
      return refused('The requested URL was not found on the server.', 404)
  }
}

function createLink({ links }: Books, wish: LinkWish): JsonAnswer {
  const mistake = mistakeIn(wish)
  if (mistake) return refused(...mistake)
  if ([...links.values()].some(({ reference_id }) => reference_id === wish.reference_id)) {
    return refused(`payment link with given reference_id: ${wish.reference_id} already exists. Please use another`)
  }
  const id = idOf('plink')
  const { amount, reference_id } = wish
  const short_url = `https://rzp.example/i/${id.slice(-8)}`
  const unpaid = { status: 'created', amount_paid: 0, order_id: idOf('order'), payments: null }
  const link = { id, short_url, reference_id, amount, ...unpaid }
  links.set(id, link)
  return done(link)
}

function listLinks({ links, habits }: Books, query: URLSearchParams): JsonAnswer {
  const reference = query.get('reference_id')
  const matching = [...links.values()].filter((link) => !reference || link.reference_id === reference)
  return done({ payment_links: reference && habits.isFilterIgnored ? [] : matching })
}

function readLink({ links, habits }: Books, id: string): JsonAnswer {
  const link = links.get(id)
  if (!link) return refused('The id provided does not exist')
  return done(habits.arePaymentsListed ? link : { ...link, payments: [] })
}

function cancelLink({ links }: Books, id: string): JsonAnswer {
  const link = links.get(id)
  if (!link) return refused('The id provided does not exist')
  if (link.status !== 'created') return refused(`Payment link cannot be cancelled as it is ${link.status}`)
  link.status = 'cancelled'
  return done(link)
}

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** Lists payments. Every attempt is a payment, and has the link's notes. */
const paymentsIn = ({ links }: Books) =>
  [...links.values()].flatMap(({ payments, reference_id }) =>
    (payments ?? []).map(({ payment_id, ...paid }) => ({
      id: payment_id,
      ...paid,
      notes: { payment_id: reference_id },
    })),
  )

/** Lists entries between two moments in seconds, at most 100 per page. */
function listed(query: URLSearchParams, all: readonly { created_at: number }[]): JsonAnswer {
  const of = (name: string) => Number(query.get(name))
  const found = all.filter(({ created_at: at }) => at >= of('from') && at <= of('to'))
  return done({ entity: 'collection', items: found.slice(of('skip'), of('skip') + Math.min(100, of('count'))) })
}

function paymentsOfOrder({ links }: Books, orderId: string): JsonAnswer {
  const link = [...links.values()].find(({ order_id }) => order_id === orderId)
  return done({ items: link?.payments?.map(({ payment_id: id, method, status }) => ({ id, method, status })) ?? [] })
}

function refund(books: Books, paymentId: string, { body, headers }: JsonRequest): JsonAnswer {
  const key = String(headers['x-refund-idempotency'] ?? '')
  if (!/^[\w-]{10,}$/.test(key)) return refused('The idempotency key is not valid')
  const known = books.habits.isRefundKeyForgotten ? undefined : books.refundKeys.get(key)
  if (known && known.body !== JSON.stringify(body)) return refused('Different request with the same idempotency key')
  if (known) return done(known.refund)
  const wish = body as { amount: number; receipt: string; notes: object }
  const isOf = ({ payments }: Link) => payments?.some(({ payment_id }) => payment_id === paymentId)
  const link = [...books.links.values()].find(isOf)
  if (!link) return refused('The id provided does not exist')
  const made = books.refunds.get(paymentId) ?? []
  const left = link.amount_paid - made.reduce((sum, { amount }) => sum + amount, 0)
  if (wish.amount > left) return refused('The payment has been fully refunded already')
  const entity = {
    ...wish,
    id: idOf('rfnd'),
    status: 'pending',
    acquirer_data: { arn: null, rrn: '634512345678' },
    created_at: nowInSeconds(),
  }
  books.refunds.set(paymentId, [...made, entity])
  books.refundKeys.set(key, { body: JSON.stringify(body), refund: entity })
  return done(entity)
}

function pay({ links }: Books, linkId: string, method = 'upi'): string {
  const link = links.get(linkId)
  if (link?.status !== 'created') throw new Error('nobody can pay on this link')
  const failed = {
    payment_id: idOf('pay'),
    method: 'card',
    status: 'failed',
    amount: link.amount,
    created_at: nowInSeconds(),
  }
  const paid = { payment_id: idOf('pay'), method, status: 'captured', amount: link.amount, created_at: nowInSeconds() }
  // The first attempt fails, as many do, and the second attempt pays.
  Object.assign(link, { status: 'paid', amount_paid: link.amount, payments: [failed, paid] })
  return paid.payment_id
}

/** Checks a link against the documented rules. */
function mistakeIn(wish: LinkWish): [description: string, status: number, field: string] | undefined {
  const isLive = wish.expire_by >= Date.now() / 1000 + 15 * 60
  if (!Number.isInteger(wish.amount) || wish.amount < 100)
    return ['The amount must be at least INR 1.00', 400, 'amount']
  if (wish.currency !== 'INR') return ['The currency is not supported', 400, 'currency']
  if (wish.reference_id.length > 40) return ['The length must be no more than 40.', 400, 'reference_id']
  if (!isLive) return ['timestamp must be atleast 15 minutes in future', 400, 'expire_by']
  if (wish.callback_url && wish.callback_method !== 'get') return ['must be get', 400, 'callback_method']
  if (wish.customer.contact === IMPLAUSIBLE_CONTACT) {
    return [`${IMPLAUSIBLE_CONTACT} should not contain recurring digits`, 400, 'contact']
  }
  return undefined
}

function signedReport(event: string, payload: Record<string, object>, eventId: string = idOf('evt')): SignedReport {
  const wrapped = Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }]))
  const told = { entity: 'event', event, contains: Object.keys(payload), payload: wrapped, created_at: 1_795_000_000 }
  const rawBody = Buffer.from(JSON.stringify(told))
  const signature = createHmac('sha256', FAKE_ACCESS.webhookSecret).update(rawBody).digest('hex')
  return { rawBody, headers: { [RAZORPAY_SIGNATURE_HEADER]: signature, [RAZORPAY_EVENT_HEADER]: eventId } }
}
