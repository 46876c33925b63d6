import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { bookingTest } from './booking-test.ts'
import { sendReport, signatureOf, type Tampering } from './gateway-steps.ts'

type Event = { eventId: string; report: string; amount?: number }

const test = bookingTest
  .extend('bookingId', async ({ guest, hotel, steps }) => (await steps.book(guest, hotel)).body.booking.id as string)
  .extend(
    'reference',
    async ({ api, bookingId }) =>
      (await api.db.selectFrom('payments').select('id').where('booking_id', '=', bookingId).executeTakeFirstOrThrow())
        .id,
  )
  .extend('gateway', ({ api, bookingId, guest, reference }) => {
    const send = (event: object, tampering: Tampering = {}) => sendReport(api, event, tampering)
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
    return { send, payment, status, settle }
  })

describe('gateway webhooks', () => {
  test('a gateway webhook counts once, however often it is sent', async ({ api, bookingId, gateway }) => {
    const event = gateway.payment({ eventId: randomUUID(), report: 'paid' })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => gateway.send(event)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await gateway.settle()).toBe('completed')
    expect((await gateway.send(event)).status).toBe(200)
    expect(await gateway.settle()).toBe('completed')
    const moves = await api.db
      .selectFrom('booking_events')
      .select('kind')
      .where('booking_id', '=', bookingId)
      .orderBy('id')
      .execute()
    expect(moves.map(({ kind }) => kind)).toEqual(['created', 'settle'])
  })

  test.for([
    [['failed', 'paid']],
    [['paid', 'failed']],
    [['expired', 'paid', 'failed']],
    [['paid', 'paid', 'expired']],
  ] as const)(
    'a gateway webhook about a payment confirms the booking, in whatever order webhooks arrive: %j',
    async ([reports], { api, bookingId, gateway }) => {
      for (const report of reports) {
        await gateway.send(gateway.payment({ eventId: randomUUID(), report }))
        await api.worker.drain()
      }
      expect(await gateway.status()).toBe('completed')
      const refunds = await api.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select('refunds.id')
        .where('booking_id', '=', bookingId)
        .execute()
      expect(refunds).toEqual([])
    },
  )

  test('a gateway webhook that is days late makes the booking again or refunds the payment', async ({
    api,
    gateway,
    steps,
  }) => {
    api.clock.advance(16)
    await steps.runJob('expire-holds')
    api.clock.advance(3 * 24 * 60)
    await gateway.send(gateway.payment({ eventId: randomUUID(), report: 'paid' }))
    expect(await gateway.settle()).toBe('completed')
    api.clock.advance(-(3 * 24 * 60 + 16))
  })

  test('a gateway webhook that was tampered with is refused and changes nothing', async ({ gateway }) => {
    const event = gateway.payment({ eventId: randomUUID(), report: 'paid' })
    const good = signatureOf(event)
    const wrong = [
      await gateway.send(event, { signature: '' }),
      await gateway.send(event, { signature: good.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
      await gateway.send(event, { signature: 'é'.repeat(64) }),
      await gateway.send(event, { signature: good, body: JSON.stringify({ ...event, amount: 1 }) }),
    ]
    expect(wrong.map((answer) => [answer.status, answer.body.error.code])).toEqual(
      wrong.map(() => [401, 'SIGNATURE_WRONG']),
    )
    expect((await gateway.send(event, { provider: 'razorpay' })).status).toBe(404)
    expect(await gateway.settle()).toBe('pending')
  })

  test('a gateway webhook with a wrong amount is left to the operator', async ({ api, gateway }) => {
    await gateway.send(gateway.payment({ eventId: randomUUID(), report: 'paid', amount: 15 }))
    expect(await gateway.settle()).toBe('pending')
    expect(api.faults.splice(0)).not.toEqual([])
    const waiting = await api.db
      .selectFrom('webhook_events')
      .select('last_error')
      .where('processed_at', 'is', null)
      .execute()
    expect(waiting[0]?.last_error).toContain('15 was paid where 1574 was asked')
    await api.db.deleteFrom('webhook_events').where('processed_at', 'is', null).execute()
  })

  test('a gateway webhook about an unknown payment is accepted and dropped', async ({ gateway }) => {
    const stranger = { ...gateway.payment({ eventId: randomUUID(), report: 'paid' }), reference: randomUUID() }
    expect((await gateway.send(stranger)).status).toBe(200)
    expect((await gateway.send({ ...stranger, eventId: randomUUID(), reference: 'not-ours' })).status).toBe(200)
    expect(await gateway.settle()).toBe('pending')
  })
})

describe('a gateway webhook that never came', () => {
  test('a job asks the gateway about a payment whose webhook never came', async ({
    api,
    gateway,
    reference,
    steps,
  }) => {
    const paidAtGateway = { status: 'paid' as const, payment_id: 'tpid_lost', method: 'upi', paid_at: api.clock.now() }
    await api.db.updateTable('dev_gateway_payments').set(paidAtGateway).where('reference', '=', reference).execute()
    await steps.runJob('reconcile-payments')
    expect(await gateway.status()).toBe('pending')
    api.clock.advance(6)
    await steps.runJob('reconcile-payments')
    expect(await gateway.settle()).toBe('completed')
  })
})
