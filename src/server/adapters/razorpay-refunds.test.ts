import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkoutRequest } from '../ports/payment-gateway.conformance.ts'
import { FAKE_ACCESS, razorpayFake, type RazorpayFake } from './fakes/razorpay-fake.ts'
import { razorpayGateway } from './razorpay-gateway.ts'

const gatewayOf = (fake: RazorpayFake) =>
  razorpayGateway({ ...FAKE_ACCESS, baseUrl: fake.baseUrl, timeoutMilliseconds: 2000, waits: [1, 1] })

describe('refunds by Razorpay', () => {
  let fake: RazorpayFake
  beforeAll(async () => {
    fake = await razorpayFake()
  })
  afterAll(() => fake.close())
  beforeEach(() => {
    fake.requests.length = 0
    Object.assign(fake.habits, { isFilterIgnored: false, arePaymentsListed: true, isRefundKeyForgotten: false })
  })
  const paid = async () => {
    const { providerRef } = await gatewayOf(fake).createCheckout(checkoutRequest({ amount: 800 }))
    return fake.pay(providerRef)
  }

  it('a refund sends our reference as its key, receipt and note, and returns the bank’s reference', async () => {
    const wish = { providerPaymentId: await paid(), amount: 800, reference: randomUUID() }
    const answer = await gatewayOf(fake).refund(wish)
    expect(answer).toMatchObject({ status: 'pending', trace: '634512345678' })
    const request = fake.requests.at(-1)
    expect(request?.headers['x-refund-idempotency']).toBe(wish.reference)
    const notes = { refund_id: wish.reference }
    expect(request?.body).toEqual({ amount: 80_000, speed: 'optimum', receipt: wish.reference, notes })
  })

  it('a refund that cannot be instant is made once, at normal speed', async () => {
    const wish = { providerPaymentId: await paid(), amount: 800, reference: randomUUID() }
    fake.trouble({ answer: { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR' } } } })
    expect(await gatewayOf(fake).refund(wish)).toMatchObject({ status: 'pending' })
    expect(fake.requests.at(-1)?.body).toMatchObject({ speed: 'normal', amount: 80_000 })
    expect(fake.refunds.get(wish.providerPaymentId)).toHaveLength(1)
  })

  it('the gateway retries a refund in progress, and pays it only once', async () => {
    const wish = { providerPaymentId: await paid(), amount: 800, reference: randomUUID() }
    fake.trouble({ answer: { status: 409, body: { error: { code: 'BAD_REQUEST_ERROR' } } }, isDone: true })
    await gatewayOf(fake).refund(wish)
    expect(fake.refunds.get(wish.providerPaymentId)).toHaveLength(1)
  })

  it('the gateway recognises a refund whose key Razorpay forgot, and no other refund', async () => {
    const wish = { providerPaymentId: await paid(), amount: 800, reference: randomUUID() }
    const first = await gatewayOf(fake).refund(wish)
    fake.habits.isRefundKeyForgotten = true
    expect(await gatewayOf(fake).refund(wish)).toEqual(first)
    const another = { ...wish, reference: randomUUID() }
    await expect(gatewayOf(fake).refund(another)).rejects.toMatchObject({ code: 'BAD_REQUEST_ERROR' })
    expect(fake.refunds.get(wish.providerPaymentId)).toHaveLength(1)
  })
})
