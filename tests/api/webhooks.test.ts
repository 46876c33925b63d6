import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SIGNATURE_HEADER, signReport, TEST_GATEWAY, webhookSecret } from '#server/adapters/test-gateway.ts'
import { bookingBody, buildCity, buildGuest, buildHotel, type BuiltCity, type BuiltGuest } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { startApi, type Api } from './start-api.ts'

let api: Api
let city: BuiltCity
let guest: BuiltGuest
let bookingId: string
let reference: string

beforeAll(async () => {
  api = await startApi()
  city = await buildCity(api.db)
})
afterAll(() => api.stop())

beforeEach(async () => {
  guest = await buildGuest(api.db)
  const hotel = await buildHotel(api.db, city, { rooms: 1 })
  const { body } = await api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING), {
    headers: guest.headers,
  })
  bookingId = body.booking.id
  reference = (
    await api.db.selectFrom('payments').select('id').where('booking_id', '=', bookingId).executeTakeFirstOrThrow()
  ).id
})

type Event = { eventId: string; report: string; amount?: number }

const send = (event: object, tamper: { signature?: string; body?: string; provider?: string } = {}) => {
  const rawBody = JSON.stringify(event)
  const signature = tamper.signature ?? signReport(webhookSecret(undefined), rawBody)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  return api.post(`/webhooks/${tamper.provider ?? TEST_GATEWAY}`, tamper.body ?? rawBody, { headers })
}
const payment = ({ eventId, report, amount = 1574 }: Event) => ({
  kind: 'payment',
  eventId,
  reference,
  report,
  amount,
  providerPaymentId: `pid-${reference}`,
  method: 'upi',
})
const status = async () => (await api.get(`/bookings/${bookingId}`, { headers: guest.headers })).body.status
const settle = async () => {
  await api.worker.drain()
  return status()
}

describe('a gateway’s report', () => {
  test('counts once, however often it is sent', async () => {
    const event = payment({ eventId: randomUUID(), report: 'paid' })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(event)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await settle()).toBe('completed')
    expect((await send(event)).status).toBe(200)
    expect(await settle()).toBe('completed')
    const moves = await api.db.selectFrom('booking_events').select('kind').where('booking_id', '=', bookingId).execute()
    expect(moves.map(({ kind }) => kind)).toEqual(['created', 'settle'])
  })

  test.each([
    [['failed', 'paid']],
    [['paid', 'failed']],
    [['expired', 'paid', 'failed']],
    [['paid', 'paid', 'expired']],
  ])('of money that came in wins in any order: %j', async (reports) => {
    for (const report of reports) {
      await send(payment({ eventId: randomUUID(), report }))
      await api.worker.drain()
    }
    expect(await status()).toBe('completed')
    const refunds = await api.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select('refunds.id')
      .where('booking_id', '=', bookingId)
      .execute()
    expect(refunds).toEqual([])
  })

  test('days late books again or refunds, and never neither', async () => {
    api.clock.advance(16)
    await api.post('/dev/jobs/expire-holds')
    api.clock.advance(3 * 24 * 60)
    await send(payment({ eventId: randomUUID(), report: 'paid' }))
    expect(await settle()).toBe('completed')
    api.clock.advance(-(3 * 24 * 60 + 16))
  })

  test('that is tampered with is refused and changes nothing', async () => {
    const event = payment({ eventId: randomUUID(), report: 'paid' })
    const good = signReport(webhookSecret(undefined), JSON.stringify(event))
    const wrong = [
      await send(event, { signature: '' }),
      await send(event, { signature: good.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
      await send(event, { signature: 'é'.repeat(64) }),
      await send(event, { signature: good, body: JSON.stringify({ ...event, amount: 1 }) }),
    ]
    expect(wrong.map((answer) => [answer.status, answer.body.error.code])).toEqual(
      wrong.map(() => [401, 'SIGNATURE_WRONG']),
    )
    expect((await send(event, { provider: 'razorpay' })).status).toBe(404)
    expect(await settle()).toBe('pending')
  })

  test('of a wrong amount is left for the operator', async () => {
    await send(payment({ eventId: randomUUID(), report: 'paid', amount: 15 }))
    expect(await settle()).toBe('pending')
    expect(api.faults.splice(0)).not.toEqual([])
    const waiting = await api.db
      .selectFrom('webhook_events')
      .select('last_error')
      .where('processed_at', 'is', null)
      .execute()
    expect(waiting[0]?.last_error).toContain('15 was paid where 1574 was asked')
    await api.db.deleteFrom('webhook_events').where('processed_at', 'is', null).execute()
  })

  test('of an unknown payment is accepted and dropped', async () => {
    const stranger = { ...payment({ eventId: randomUUID(), report: 'paid' }), reference: randomUUID() }
    expect((await send(stranger)).status).toBe(200)
    expect((await send({ ...stranger, eventId: randomUUID(), reference: 'not-ours' })).status).toBe(200)
    expect(await settle()).toBe('pending')
  })
})

describe('a report that never came', () => {
  test('is fetched by the reconciling job', async () => {
    const paidAtGateway = { status: 'paid' as const, payment_id: 'tpid_lost', method: 'upi', paid_at: api.clock.now() }
    await api.db.updateTable('dev_gateway_payments').set(paidAtGateway).where('reference', '=', reference).execute()
    await api.post('/dev/jobs/reconcile-payments')
    expect(await status()).toBe('pending')
    api.clock.advance(6)
    await api.post('/dev/jobs/reconcile-payments')
    expect(await settle()).toBe('completed')
  })
})

test('nothing failed on the way', () => expect(api.faults).toEqual([]))
