import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rupees } from '#domain/kernel/money.ts'
import type { CheckoutKey, CheckoutRequest, PaymentGateway, SignedReport } from './payment-gateway.ts'

/**
 * A gateway, together with what a test cannot reach through the port: a guest on its page, its own books, its reports.
 */
export type GatewayUnderTest = {
  gateway: PaymentGateway
  /** Lets the guest pay, and returns the gateway's id of the payment. */
  pay: (providerRef: string) => Promise<string>
  /** Returns the amount in the gateway's books, in rupees. */
  askedOf: (providerRef: string) => Promise<Rupees>
  /** Lists every refund of a payment in the gateway's books, in rupees. */
  refundsOf: (providerPaymentId: string) => Promise<Rupees[]>
  reportPaid: (providerRef: string, eventId: string) => Promise<SignedReport>
  reportRefund: (reference: string, eventId: string) => Promise<SignedReport>
  close: () => Promise<void>
}

const AMOUNT = 2_345

export const checkoutRequest = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  reference: randomUUID(),
  amount: AMOUNT,
  description: 'Uncle K7Q2MP',
  customer: { name: 'Asha Rao', phone: '+919812345678', email: 'asha@uncle.example' },
  returnUrl: 'https://uncle.example/my-bookings',
  expiresAt: new Date(Date.now() + 15 * 60_000),
  ...changes,
})

/**
 * The contract of the port. Every adapter passes it, so that the stand-in never promises more than the real gateway.
 */
export function describePaymentGateway(name: string, open: () => Promise<GatewayUnderTest>): void {
  describe(`${name} as a payment gateway`, () => {
    let under: GatewayUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    const paidCheckout = async () => {
      const request = checkoutRequest()
      const { providerRef } = await under.gateway.createCheckout(request)
      return { request, providerRef, providerPaymentId: await under.pay(providerRef) }
    }

    describeCheckouts(() => under, paidCheckout)
    describeRefunds(() => under, paidCheckout)
    describeReports(() => under, paidCheckout)
    describeLists(() => under, paidCheckout)
  })
}

type PaidCheckout = () => Promise<{ request: CheckoutRequest; providerRef: string; providerPaymentId: string }>

function describeCheckouts(under: () => GatewayUnderTest, paidCheckout: PaidCheckout): void {
  it('the gateway asks for exactly the requested whole rupees, on its own page', async () => {
    const checkout = await under().gateway.createCheckout(checkoutRequest())
    expect(URL.canParse(checkout.url)).toBe(true)
    expect(await under().askedOf(checkout.providerRef)).toBe(AMOUNT)
  })

  it('the gateway keeps one checkout per reference', async () => {
    const request = checkoutRequest()
    const first = await under().gateway.createCheckout(request)
    expect(await under().gateway.createCheckout(request)).toEqual(first)
    const other = await under().gateway.createCheckout(checkoutRequest())
    expect(other.providerRef).not.toBe(first.providerRef)
  })

  const keyOf = (providerRef: string): CheckoutKey => ({ reference: randomUUID(), providerRef })
  const nothingPaid = { amount: null, providerPaymentId: null, method: null }

  it('the gateway reports a fresh checkout as open, and a checkout that it never opened as unknown', async () => {
    const { providerRef } = await under().gateway.createCheckout(checkoutRequest())
    expect(await under().gateway.fetchCheckout(keyOf(providerRef))).toEqual({ status: 'open', ...nothingPaid })
    expect(await under().gateway.fetchCheckout(keyOf('no_such_checkout'))).toEqual({
      status: 'unknown',
      ...nothingPaid,
    })
  })

  it('the gateway reports which payment paid a checkout, by which method and how much', async () => {
    const { providerRef, providerPaymentId } = await paidCheckout()
    const state = await under().gateway.fetchCheckout(keyOf(providerRef))
    expect(state).toEqual({ status: 'paid', amount: AMOUNT, providerPaymentId, method: 'upi' })
  })

  it('the gateway finds a checkout by our reference when its id never reached us', async () => {
    const { request, providerPaymentId } = await paidCheckout()
    const byReference = { reference: request.reference, providerRef: null }
    expect(await under().gateway.fetchCheckout(byReference)).toMatchObject({ status: 'paid', providerPaymentId })
    const open = checkoutRequest()
    await under().gateway.createCheckout(open)
    const openKey = { reference: open.reference, providerRef: null }
    expect(await under().gateway.cancelCheckout(openKey)).toEqual({ status: 'expired', ...nothingPaid })
    const strange = { reference: randomUUID(), providerRef: null }
    expect(await under().gateway.fetchCheckout(strange)).toEqual({ status: 'unknown', ...nothingPaid })
    expect(await under().gateway.cancelCheckout(strange)).toEqual({ status: 'unknown', ...nothingPaid })
  })

  it('the gateway cancels an open checkout, even twice', async () => {
    const { providerRef } = await under().gateway.createCheckout(checkoutRequest())
    const cancelled = { status: 'expired', ...nothingPaid }
    expect(await under().gateway.cancelCheckout(keyOf(providerRef))).toEqual(cancelled)
    expect(await under().gateway.cancelCheckout(keyOf(providerRef))).toEqual(cancelled)
    expect(await under().gateway.fetchCheckout(keyOf(providerRef))).toEqual(cancelled)
  })

  it('the gateway reports a payment that came before the cancellation, and cancels no checkout that it never opened', async () => {
    const { providerRef, providerPaymentId } = await paidCheckout()
    const paid = { status: 'paid', amount: AMOUNT, providerPaymentId, method: 'upi' }
    expect(await under().gateway.cancelCheckout(keyOf(providerRef))).toEqual(paid)
    expect(await under().gateway.fetchCheckout(keyOf(providerRef))).toEqual(paid)
    expect(await under().gateway.cancelCheckout(keyOf('no_such_checkout'))).toMatchObject({ status: 'unknown' })
  })
}

function describeRefunds(under: () => GatewayUnderTest, paidCheckout: PaidCheckout): void {
  it('the gateway pays a refund once, however often one reference asks for it', async () => {
    const { providerPaymentId } = await paidCheckout()
    const wish = { providerPaymentId, amount: 300, reference: randomUUID() }
    const first = await under().gateway.refund(wish)
    expect(await under().gateway.refund(wish)).toEqual(first)
    expect(await under().refundsOf(providerPaymentId)).toEqual([300])
    await under().gateway.refund({ ...wish, amount: 45, reference: randomUUID() })
    expect((await under().refundsOf(providerPaymentId)).toSorted((one, other) => one - other)).toEqual([45, 300])
  })

  it('the gateway rejects a refund of a payment that it never took', async () => {
    const wish = { providerPaymentId: 'no_such_payment', amount: 300, reference: randomUUID() }
    await expect(under().gateway.refund(wish)).rejects.toThrow(Error)
  })
}

function describeReports(under: () => GatewayUnderTest, paidCheckout: PaidCheckout): void {
  it('the gateway reads a signed webhook about a payment, in whole rupees and with our reference', async () => {
    const { request, providerRef, providerPaymentId } = await paidCheckout()
    const event = under().gateway.readReport(await under().reportPaid(providerRef, 'event-1'))
    const expected = { kind: 'payment', eventId: 'event-1', reference: request.reference, report: 'paid' }
    expect(event).toEqual({ ...expected, amount: AMOUNT, providerPaymentId, method: 'upi' })
  })

  it('the gateway reads a signed webhook about a refund, with our reference', async () => {
    const { providerPaymentId } = await paidCheckout()
    const reference = randomUUID()
    await under().gateway.refund({ providerPaymentId, amount: 300, reference })
    const event = under().gateway.readReport(await under().reportRefund(reference, 'event-2'))
    expect(event).toMatchObject({ kind: 'refund', eventId: 'event-2', reference, report: 'processed' })
    expect(event).toHaveProperty('trace', expect.stringMatching(/\w{6,}/))
  })

  it('the gateway refuses a changed or unsigned webhook', async () => {
    const { providerRef } = await paidCheckout()
    const report = await under().reportPaid(providerRef, 'event-3')
    const changed = Buffer.from(report.rawBody.toString('utf8').replace('event', 'EVENT'))
    expect(changed.equals(report.rawBody)).toBe(false)
    const readReport = (one: SignedReport) => under().gateway.readReport(one)
    expect(readReport({ ...report, rawBody: changed })).toBeUndefined()
    expect(readReport({ ...report, headers: {} })).toBeUndefined()
    const forged = Object.fromEntries(Object.keys(report.headers).map((header) => [header, '0'.repeat(64)]))
    expect(readReport({ ...report, headers: forged })).toBeUndefined()
    const twice = Object.fromEntries(Object.entries(report.headers).map(([header, one]) => [header, [String(one)]]))
    expect(readReport({ ...report, headers: twice })).toBeUndefined()
  })
}

function describeLists(under: () => GatewayUnderTest, paidCheckout: PaidCheckout): void {
  const HOUR = 3_600_000
  const listed = async (from = Date.now() - HOUR, until = Date.now() + HOUR) =>
    under().gateway.list(new Date(from), new Date(until))

  it('the gateway lists payments and refunds, in paise and by our references', async () => {
    const { request, providerPaymentId } = await paidCheckout()
    const reference = randomUUID()
    const { providerRef } = await under().gateway.refund({ providerPaymentId, amount: 300, reference })
    const ours = (await listed()).filter(({ providerRef: ref }) => ref === providerPaymentId || ref === providerRef)
    expect(ours).toEqual([
      { kind: 'payment', providerRef: providerPaymentId, reference: request.reference, paise: AMOUNT * 100 },
      { kind: 'refund', providerRef, reference, paise: 30_000 },
    ])
  })

  it('the gateway lists no unpaid checkout, and nothing from outside the requested time', async () => {
    const before = (await listed()).length
    await under().gateway.createCheckout(checkoutRequest())
    expect(await listed()).toHaveLength(before)
    expect(await listed(Date.now() - 3 * HOUR, Date.now() - 2 * HOUR)).toEqual([])
  })
}
