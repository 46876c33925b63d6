import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { MAX_ATTEMPTS } from '#domain/kernel/back-off.ts'
import { addSeconds } from '#domain/kernel/ist.ts'
import { TEST_GATEWAY } from '#server/adapters/test-gateway.ts'
import { listDeadLetters } from '#server/features/dead-letters/list-dead-letters.ts'
import { retryDeadLetter } from '#server/features/dead-letters/retry-dead-letter.ts'
import { enqueue, rescheduleEntry, leaseEntries } from '#server/features/messages/outbox.ts'
import { buildGuest, buildHotel } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { sendReport } from './gateway-steps.ts'

const HALF_DAY_MINUTES = 12 * 60

const test = apiTest.extend('failing', ({ api, city, steps }) => {
  /** Lets the worker retry until it gives up. Returns how many hours that took. */
  async function drainUntilGivenUp(): Promise<number> {
    for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt++) {
      await api.worker.drain()
      if ((await listDeadLetters(api.db)).length > 0) break
      api.clock.advance(4 * 60)
    }
    return api.clock.advancedMinutes() / 60
  }

  const held = async () => {
    const guest = await buildGuest(api.db)
    const hotel = await buildHotel(api.db, city, { rooms: 1 })
    const { booking } = (await steps.book(guest, hotel)).body
    const { id } = await api.db
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    return { guest, bookingId: booking.id as string, paymentId: id }
  }
  return { drainUntilGivenUp, held }
})

test.afterEach(({ api }) => {
  api.clock.advance(-api.clock.advancedMinutes())
})

describe('outbox entries taken over by another worker', () => {
  test('a worker that slept past its lease cannot postpone an outbox entry that a second worker has taken over', async ({
    api,
  }) => {
    // The entries are due tomorrow, so that the worker of the server under test takes none of them.
    const asleep = addSeconds(api.clock.now(), 86_400)
    const payload = { paymentId: randomUUID() }
    await enqueue(api.db, asleep, [{ kind: 'payment.settled', payload }])
    const take = async (now: Date) =>
      (await leaseEntries(api.db, now, { kinds: ['payment.settled'], most: 100 })).find(
        (entry) => entry.payload && 'paymentId' in entry.payload,
      )
    const first = await take(asleep)
    const awake = addSeconds(asleep, 61)
    const second = await take(awake)
    if (!first || !second) throw new Error('the entry was not taken twice')
    expect([first.attempts, second.attempts]).toEqual([1, 2])
    expect(await rescheduleEntry(api.db, first, { reason: 'woke up' }, awake)).toBe(false)
    expect(await take(addSeconds(awake, 30))).toBeUndefined()
    await api.db.deleteFrom('outbox').where('id', '=', first.id).execute()
  })
})

describe('outbox entries that keep failing', () => {
  test('an outbox entry that keeps failing is given up after more than a day, listed and logged, and an operator can retry it', async ({
    api,
    failing,
    steps,
  }) => {
    const missing = randomUUID()
    await enqueue(api.db, api.clock.now(), [{ kind: 'refund.requested', payload: { refundId: missing } }])
    expect(await failing.drainUntilGivenUp()).toBeGreaterThan(24)
    const [entry, ...others] = await listDeadLetters(api.db)
    expect(others).toEqual([])
    expect(entry).toMatchObject({ kind: 'outbox', what: `refund.requested ${missing}`, attempts: MAX_ATTEMPTS })
    expect(api.faults.splice(0)).toHaveLength(MAX_ATTEMPTS)

    await steps.runJob('watch-given-up')
    expect(api.faults.splice(0)).toMatchObject([
      { event: 'work_waits_for_operator', outboxGivenUp: 1, reportsGivenUp: 0 },
    ])

    expect(await retryDeadLetter(api.db, 'outbox:0', api.clock.now())).toBe(0)
    expect(await retryDeadLetter(api.db, entry?.id ?? '', api.clock.now())).toBe(1)
    expect(await listDeadLetters(api.db)).toEqual([])
    await api.worker.drain()
    const { attempts } = await api.db
      .selectFrom('outbox')
      .select('attempts')
      .where('kind', '=', 'refund.requested')
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(1)
    await api.db.deleteFrom('outbox').where('kind', '=', 'refund.requested').execute()
    api.faults.splice(0)
  })
})

describe('gateway webhooks that keep failing', () => {
  test('a gateway webhook that keeps failing is retried for over a day, given up and listed, and settles its payment once fixed', async ({
    api,
    failing,
    steps,
  }) => {
    const { guest, bookingId, paymentId } = await failing.held()
    const eventId = randomUUID()
    const paid = { kind: 'payment', eventId, reference: paymentId, report: 'paid', amount: 1 }
    await sendReport(api, { ...paid, providerPaymentId: 'pid', method: 'upi' })
    await api.worker.drain()
    await api.worker.drain()
    expect(api.faults, 'put off, not tried again at once').toHaveLength(1)
    expect(await failing.drainUntilGivenUp()).toBeGreaterThan(24)
    const id = `report:${TEST_GATEWAY}/${eventId}`
    expect(await listDeadLetters(api.db)).toMatchObject([{ id, attempts: MAX_ATTEMPTS }])

    await api.db
      .updateTable('webhook_events')
      .set((eb) => ({ body: eb.fn('replace', ['body', eb.val('"amount":1,'), eb.val('"amount":1574,')]) }))
      .where('event_id', '=', eventId)
      .execute()
    expect(await retryDeadLetter(api.db, 'all', api.clock.now())).toBe(1)
    await api.worker.drain()
    const booking = await steps.read(guest, bookingId)
    expect(booking.status === 'completed' || booking.refunds.length === 1).toBe(true)
    expect(await listDeadLetters(api.db)).toEqual([])
    api.faults.splice(0)
  })
})

describe('a gateway that does not answer about a payment', () => {
  test('a payment about which the gateway does not answer is listed, and delays no other payment', async ({
    api,
    failing,
    steps,
  }) => {
    const silent = await failing.held()
    const lost = await failing.held()
    const { gateway } = api.services
    const fetchCheckout = gateway.fetchCheckout
    gateway.fetchCheckout = (checkout) =>
      checkout.reference === silent.paymentId ? Promise.reject(new Error('no answer')) : fetchCheckout(checkout)
    try {
      await api.db
        .updateTable('dev_gateway_payments')
        .set({ status: 'paid', payment_id: `tpid_${lost.paymentId}`, method: 'upi', paid_at: api.clock.now() })
        .where('reference', '=', lost.paymentId)
        .execute()
      api.clock.advance(6)
      await steps.runJob('reconcile-payments')
      expect((await steps.read(lost.guest, lost.bookingId)).status).toBe('completed')
      expect(api.faults).toMatchObject([{ work: 'reconcile-payments', id: silent.paymentId }])
      for (let turn = 0; turn < 5; turn++) {
        api.clock.advance(HALF_DAY_MINUTES)
        await steps.runJob('reconcile-payments')
      }
      expect(await listDeadLetters(api.db)).toMatchObject([{ id: `payment:${silent.paymentId}`, attempts: 6 }])
    } finally {
      gateway.fetchCheckout = fetchCheckout
    }
    await steps.runJob('reconcile-payments')
    expect(await retryDeadLetter(api.db, `payment:${silent.paymentId}`, api.clock.now())).toBe(1)
    expect(await listDeadLetters(api.db)).toEqual([])
    api.faults.splice(0)
  })
})
