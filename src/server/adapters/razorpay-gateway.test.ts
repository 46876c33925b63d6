import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkoutRequest, describePaymentGateway, type GatewayUnderTest } from '../ports/payment-gateway.conformance.ts'
import { FAKE_ACCESS, IMPLAUSIBLE_CONTACT, razorpayFake, type RazorpayFake } from './fakes/razorpay-fake.ts'
import { GatewayError } from './provider-error.ts'
import { razorpayGateway } from './razorpay-gateway.ts'
import { RAZORPAY_EVENT_HEADER, RAZORPAY_SIGNATURE_HEADER } from './razorpay-report.ts'

const gatewayOf = (fake: RazorpayFake, timeoutMilliseconds = 2000) =>
  razorpayGateway({ ...FAKE_ACCESS, baseUrl: fake.baseUrl, timeoutMilliseconds, waits: [1, 1] })

const keyOf = (providerRef: string) => ({ reference: randomUUID(), providerRef })
const LINK = keyOf('plink_1')

const linkIn = (fake: RazorpayFake, id: string) => {
  const link = fake.links.get(id)
  if (!link) throw new Error(`no link ${id}`)
  return link
}

const paidReport = (fake: RazorpayFake, id: string, eventId: string) => {
  const link = linkIn(fake, id)
  const captured = link.payments?.find(({ status }) => status === 'captured')
  // A fee that the guest pays is part of the payment's amount, but not of the amount paid on the link.
  const payment = { ...captured, id: captured?.payment_id, amount: link.amount + 1180 }
  return fake.report('payment_link.paid', { payment_link: link, payment }, eventId)
}

describePaymentGateway('Razorpay', async (): Promise<GatewayUnderTest> => {
  const fake = await razorpayFake()
  return {
    gateway: gatewayOf(fake),
    close: fake.close,
    pay: (id) => Promise.resolve(fake.pay(id)),
    askedOf: (id) => Promise.resolve(linkIn(fake, id).amount / 100),
    refundsOf: (id) => Promise.resolve((fake.refunds.get(id) ?? []).map(({ amount }) => amount / 100)),
    reportPaid: (id, eventId) => Promise.resolve(paidReport(fake, id, eventId)),
    reportRefund: (reference, eventId) => {
      const refund = [...fake.refunds.values()].flat().find(({ receipt }) => receipt === reference)
      return Promise.resolve(fake.report('refund.processed', { refund: { ...refund, status: 'processed' } }, eventId))
    },
  }
})

describe('Razorpay', () => {
  let fake: RazorpayFake
  beforeAll(async () => {
    fake = await razorpayFake()
  })
  afterAll(() => fake.close())
  beforeEach(() => {
    fake.requests.length = 0
    Object.assign(fake.habits, { isFilterIgnored: false, arePaymentsListed: true, isRefundKeyForgotten: false })
  })
  const sentLink = () => (fake.requests[0]?.body ?? {}) as { expire_by: number }
  const asked = () => fake.requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)
  const tooMany = { answer: { status: 429, body: { error: { code: 'BAD_REQUEST_ERROR' } } } }
  const broken = { answer: { status: 502, body: '<html>Bad gateway</html>' } }

  it('the Razorpay gateway creates a link in paise that sends no message and returns by GET', async () => {
    const request = checkoutRequest({ amount: 1_999 })
    await gatewayOf(fake).createCheckout(request)
    expect(fake.requests[0]?.body).toMatchObject({
      amount: 199_900,
      currency: 'INR',
      accept_partial: false,
      reference_id: request.reference,
      callback_url: request.returnUrl,
      callback_method: 'get',
      notify: { sms: false, email: false },
      reminder_enable: false,
    })
    expect(fake.requests[0]?.body).not.toHaveProperty('upi_link')
  })

  it.each([
    { expiresIn: 14, lives: 16 },
    { expiresIn: 15, lives: 16 },
    { expiresIn: 16.5, lives: 16.5 },
    { expiresIn: 45, lives: 45 },
  ])(
    'the Razorpay gateway gives a link for $expiresIn minutes a lifetime of $lives minutes',
    async ({ expiresIn, lives }) => {
      const now = Date.now()
      await gatewayOf(fake).createCheckout(checkoutRequest({ expiresAt: new Date(now + expiresIn * 60_000) }))
      const { expire_by } = sentLink()
      expect(Number.isInteger(expire_by)).toBe(true)
      expect(expire_by - now / 1000).toBeGreaterThanOrEqual(lives * 60)
      expect(expire_by - now / 1000).toBeLessThan(lives * 60 + 5)
    },
  )

  describe('failing requests to Razorpay', () => {
    it.each([
      { name: 'throttles once', troubles: [tooMany], requests: 2 },
      { name: 'throttles and then fails', troubles: [tooMany, broken], requests: 3 },
    ])('Razorpay’s client retries a request when Razorpay $name', async ({ troubles, requests }) => {
      fake.trouble(...troubles)
      const { providerRef } = await gatewayOf(fake).createCheckout(checkoutRequest())
      expect(fake.links.has(providerRef)).toBe(true)
      expect(fake.requests).toHaveLength(requests)
    })

    it('Razorpay’s client gives up after the third try', async () => {
      fake.trouble(broken, broken, broken)
      await expect(gatewayOf(fake).fetchCheckout(LINK)).rejects.toMatchObject({
        name: 'GatewayError',
        status: 502,
      })
      expect(fake.requests).toHaveLength(3)
    })

    it('Razorpay’s client does not retry after a time-out, and the next request finds the work already done', async () => {
      const request = checkoutRequest()
      fake.trouble({ answer: 'silent', isDone: true })
      await expect(gatewayOf(fake, 400).createCheckout(request)).rejects.toMatchObject({ code: 'TIMEOUT' })
      expect(fake.requests).toHaveLength(1)
      const checkout = await gatewayOf(fake).createCheckout(request)
      expect(linkIn(fake, checkout.providerRef).reference_id).toBe(request.reference)
    })

    it('the Razorpay client reports a failed connection as Razorpay being unreachable', async () => {
      const gone = await razorpayFake()
      await gone.close()
      await expect(gatewayOf(gone).fetchCheckout(LINK)).rejects.toMatchObject({ code: 'UNREACHABLE' })
    })

    it('Razorpay’s client distrusts answers other than JSON', async () => {
      fake.trouble({ answer: { status: 200, body: '<html>maintenance</html>' } })
      await expect(gatewayOf(fake).fetchCheckout(LINK)).rejects.toMatchObject({ code: 'UNREADABLE_ANSWER' })
    })

    it('Razorpay’s client reports an error by code and field, never with personal data', async () => {
      const request = checkoutRequest()
      const wish = { ...request, customer: { ...request.customer, phone: IMPLAUSIBLE_CONTACT } }
      const error: unknown = await gatewayOf(fake)
        .createCheckout(wish)
        .catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(GatewayError)
      expect(error).toMatchObject({ code: 'BAD_REQUEST_ERROR', status: 400 })
      expect(String(error)).toContain('contact')
      const everything = `${String(error)} ${JSON.stringify(error)}`
      for (const personal of [IMPLAUSIBLE_CONTACT, '9999999999', 'Asha', 'asha@']) {
        expect(everything).not.toContain(personal)
      }
    })

    it('Razorpay’s client rejects wrong keys instead of reporting an unknown checkout', async () => {
      const stranger = razorpayGateway({ ...FAKE_ACCESS, keySecret: 'wrong', baseUrl: fake.baseUrl })
      await expect(stranger.fetchCheckout(LINK)).rejects.toMatchObject({ status: 401 })
    })
  })

  describe('references with an existing link', () => {
    it('Razorpay’s client finds an existing link by its reference', async () => {
      const request = checkoutRequest()
      const first = await gatewayOf(fake).createCheckout(request)
      fake.requests.length = 0
      expect(await gatewayOf(fake).createCheckout(request)).toEqual(first)
      expect(asked()).toEqual(['POST /payment_links', `GET /payment_links?reference_id=${request.reference}`])
    })

    it('Razorpay’s client finds an existing link among the newest links if the API ignores the filter', async () => {
      const request = checkoutRequest()
      const first = await gatewayOf(fake).createCheckout(request)
      await gatewayOf(fake).createCheckout(checkoutRequest())
      fake.habits.isFilterIgnored = true
      expect(await gatewayOf(fake).createCheckout(request)).toEqual(first)
    })

    it('Razorpay’s client rejects if the existing link cannot be found or has a different amount', async () => {
      const request = checkoutRequest()
      await gatewayOf(fake).createCheckout(request)
      const dearer = { ...request, amount: request.amount + 1 }
      await expect(gatewayOf(fake).createCheckout(dearer)).rejects.toMatchObject({ code: 'AMOUNT_DIFFERS' })
      const none = { answer: { status: 200, body: { payment_links: [] } } }
      const duplicate = { error: { code: 'BAD_REQUEST_ERROR', description: 'reference_id: x already exists' } }
      fake.trouble({ answer: { status: 400, body: duplicate } }, none, none)
      await expect(gatewayOf(fake).createCheckout(request)).rejects.toMatchObject({ code: 'REFERENCE_NOT_FOUND' })
    })
  })

  it('the Razorpay gateway finds the payment by its order if a paid link does not name it', async () => {
    const { providerRef } = await gatewayOf(fake).createCheckout(checkoutRequest())
    const providerPaymentId = fake.pay(providerRef, 'netbanking')
    fake.habits.arePaymentsListed = false
    const state = await gatewayOf(fake).fetchCheckout(keyOf(providerRef))
    expect(state).toMatchObject({ status: 'paid', providerPaymentId, method: 'netbanking' })
  })

  it('the Razorpay gateway refuses to guess at an unknown state', async () => {
    fake.trouble({ answer: { status: 200, body: { id: 'plink_1', status: 'on_hold', amount: 100 } } })
    await expect(gatewayOf(fake).fetchCheckout(LINK)).rejects.toMatchObject({ code: 'STATE_NOT_KNOWN' })
  })

  it('the Razorpay gateway rejects a refused cancellation if the guest can still pay', async () => {
    const { providerRef } = await gatewayOf(fake).createCheckout(checkoutRequest())
    fake.trouble({ answer: { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR' } } } })
    await expect(gatewayOf(fake).cancelCheckout(keyOf(providerRef))).rejects.toMatchObject({
      code: 'BAD_REQUEST_ERROR',
    })
  })

  describe('webhooks', () => {
    const reference = randomUUID()
    const link = { id: 'plink_1', reference_id: reference, amount: 150_000, amount_paid: 0, status: 'expired' }
    const refund = { id: 'rfnd_1', receipt: reference, status: 'failed', acquirer_data: { arn: 'ARN12345' } }
    const read = (event: string, payload: Record<string, object>) =>
      gatewayOf(fake).readReport(fake.report(event, payload, 'e'))

    it.each(['payment_link.expired', 'payment_link.cancelled'])('the webhook %s ends the payment', (event) => {
      const nothingPaid = { amount: 1_500, providerPaymentId: null, method: null }
      const expected = { kind: 'payment', eventId: 'e', reference, report: 'expired', ...nothingPaid }
      expect(read(event, { payment_link: link })).toEqual(expected)
    })

    it('a webhook about a failed refund is read, even if its reference is only in the notes', () => {
      const failed = { kind: 'refund', eventId: 'e', reference, report: 'failed', trace: 'ARN12345' }
      expect(read('refund.failed', { refund })).toEqual(failed)
      const noted = { id: 'rfnd_2', receipt: null, notes: { refund_id: reference } }
      expect(read('refund.processed', { refund: noted })).toMatchObject({ reference, report: 'processed', trace: null })
    })

    it.each([
      ['payment.failed', { payment: { id: 'pay_1', status: 'failed', amount: 150_000 } }],
      ['payment.captured', { payment: { id: 'pay_1', status: 'captured', amount: 150_000 } }],
      ['payment_link.partially_paid', { payment_link: { ...link, amount_paid: 100 } }],
      ['payment_link.paid', { payment_link: { ...link, reference_id: null } }],
      ['refund.created', { refund }],
      ['refund.processed', { refund: { ...refund, receipt: null, notes: [] } }],
      ['settlement.processed', {}],
    ])('the webhook %s %o leaves the payment unchanged', (event, payload) => {
      expect(read(event, payload)).toEqual({ kind: 'other', eventId: 'e' })
    })

    it('a webhook’s amount is never rounded up to the requested amount', () => {
      const short = { ...link, amount_paid: 149_999, status: 'paid' }
      expect(read('payment_link.paid', { payment_link: short })).toMatchObject({ amount: 1_499 })
    })

    const sign = (rawBody: Buffer) => createHmac('sha256', FAKE_ACCESS.webhookSecret).update(rawBody).digest('hex')

    it('two webhooks without an id are treated as the same event if their bodies are equal', () => {
      const eventOf = (text: string) => {
        const rawBody = Buffer.from(text)
        return gatewayOf(fake).readReport({ rawBody, headers: { [RAZORPAY_SIGNATURE_HEADER]: sign(rawBody) } })
      }
      expect(eventOf('{"event":"a"}')).toEqual(eventOf('{"event":"a"}'))
      expect(eventOf('{"event":"a"}')?.eventId).not.toBe(eventOf('{"event":"b"}')?.eventId)
    })

    it.each(['not json', 'null', '[]', '"text"', '{"event":5,"payload":{"payment_link":{"entity":null}}}'])(
      'a webhook that is signed but unusable is stored: %s',
      (text) => {
        const rawBody = Buffer.from(text)
        const headers = { [RAZORPAY_SIGNATURE_HEADER]: sign(rawBody), [RAZORPAY_EVENT_HEADER]: 'e' }
        expect(gatewayOf(fake).readReport({ rawBody, headers })).toEqual({ kind: 'other', eventId: 'e' })
      },
    )

    it.each(['', 'é'.repeat(64), '0'.repeat(63), 'zz'.repeat(32)])('a webhook signed "%s" is refused', (signature) => {
      const report = fake.report('payment_link.expired', { payment_link: link })
      const headers = { ...report.headers, [RAZORPAY_SIGNATURE_HEADER]: signature }
      expect(gatewayOf(fake).readReport({ ...report, headers })).toBeUndefined()
    })
  })
})
