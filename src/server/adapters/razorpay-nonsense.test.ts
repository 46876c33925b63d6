import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutRequest } from '../ports/payment-gateway.conformance.ts'
import { FAKE_ACCESS, razorpayFake, type RazorpayFake } from './fakes/razorpay-fake.ts'
import { razorpayGateway } from './razorpay-gateway.ts'

let fake: RazorpayFake
beforeAll(async () => {
  fake = await razorpayFake()
})
afterAll(() => fake.close())

const gateway = () => razorpayGateway({ ...FAKE_ACCESS, baseUrl: fake.baseUrl, timeoutMilliseconds: 2000, waits: [1] })
const unknown = { code: 'ANSWER_NOT_KNOWN' }

/** Bodies that come with status 200, as a proxy on the way or a broken gateway may send. */
const NONSENSE: [name: string, body: unknown][] = [
  ['an empty object', {}],
  ['a list', []],
  ['null', 'null'],
  ['a word', '"ok"'],
  ['a state of its own', { status: 'ok' }],
  ['nothing', ''],
]

describe.each(NONSENSE)('a successful answer that says %s', (_name, body) => {
  const answerNonsense = () => fake.trouble({ answer: { status: 200, body } })
  const opened = () => gateway().createCheckout(checkoutRequest({ amount: 800 }))

  test('a nonsensical successful answer opens no payment page', async () => {
    answerNonsense()
    await expect(opened()).rejects.toMatchObject(unknown)
  })

  test('a nonsensical successful answer closes no payment page, and marks none as paid', async () => {
    const { providerRef } = await opened()
    const checkout = { reference: randomUUID(), providerRef }
    answerNonsense()
    await expect(gateway().cancelCheckout(checkout)).rejects.toMatchObject(unknown)
    expect(fake.links.get(providerRef)?.status).toBe('created')
    answerNonsense()
    await expect(gateway().fetchCheckout(checkout)).rejects.toMatchObject(unknown)
  })

  test('a nonsensical successful answer proves nothing about a payment page that the gateway never had', async () => {
    answerNonsense()
    const unopened = { reference: randomUUID(), providerRef: null }
    await expect(gateway().fetchCheckout(unopened)).rejects.toMatchObject(unknown)
  })

  test('a nonsensical successful answer makes no refund, but a retry makes one', async () => {
    const { providerRef } = await opened()
    const wish = { providerPaymentId: fake.pay(providerRef), amount: 800, reference: randomUUID() }
    answerNonsense()
    await expect(gateway().refund(wish)).rejects.toMatchObject(unknown)
    expect(await gateway().refund(wish)).toMatchObject({ status: 'pending' })
    expect(fake.refunds.get(wish.providerPaymentId)).toHaveLength(1)
  })

  test('a nonsensical successful answer is not treated as an empty list in the gateway’s books', async () => {
    answerNonsense()
    await expect(gateway().list(new Date(0), new Date())).rejects.toMatchObject(unknown)
  })
})

test('a payment page that stays open after an accepted cancellation is not called closed', async () => {
  const { providerRef } = await gateway().createCheckout(checkoutRequest())
  fake.trouble({ answer: { status: 200, body: { ...fake.links.get(providerRef) } } })
  const cancelled = gateway().cancelCheckout({ reference: randomUUID(), providerRef })
  await expect(cancelled).rejects.toMatchObject({ code: 'STILL_OPEN' })
})
