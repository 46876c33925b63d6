import { describe, expect } from 'vitest'
import { accept, refuse } from '#domain/kernel/result.ts'
import type { PaymentGateway } from '#server/ports/payment-gateway.ts'
import { inKeyedTransaction } from '#server/transactions/booking-transaction.ts'
import { buildGuest, buildHotel } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { withHeaders, expectBooksBalance } from './booking-steps.ts'
import { buildStay } from './build-stay.ts'
import type { Answer } from './start-api.ts'

let keys = 0
const newKey = () => ({ 'idempotency-key': `key-${++keys}` })

/** What the client sees: the original status and body. */
const seen = ({ status, body }: Answer) => ({ status, body })
const isReplayed = ({ headers }: Answer) => headers['idempotency-replayed'] === 'true'

async function expectReplay(first: Answer, again: Answer) {
  expect(seen(again)).toEqual(seen(first))
  expect([isReplayed(first), isReplayed(again)]).toEqual([false, true])
}

const test = apiTest.extend('retries', ({ api, guest, hotel, steps }) => {
  const book = (key: object, more: object = {}, who = guest): Promise<Answer> =>
    steps.book(withHeaders(who, key), hotel, more)

  /** Runs the work while the gateway does not answer. */
  async function withoutGateway<Value>(work: () => Promise<Value>): Promise<Value> {
    const { gateway } = api.services
    const original = gateway.createCheckout
    const silent: PaymentGateway['createCheckout'] = () => Promise.reject(new Error('the gateway does not answer'))
    gateway.createCheckout = silent
    try {
      return await work()
    } finally {
      gateway.createCheckout = original
    }
  }

  /** Deletes the stored answer, as if the process had died between the commit and the answer. */
  const loseReply = (key: { 'idempotency-key': string }) =>
    api.db
      .updateTable('idempotency_keys')
      .set({ reply_status: null, reply_body: null })
      .where('key', '=', key['idempotency-key'])
      .execute()

  const countOf = async (table: 'bookings' | 'extensions') => {
    const { n } = await api.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }
  return { book, withoutGateway, loseReply, countOf }
})

describe('repeated requests with a key', () => {
  test('a repeated request gets the first answer although its booking was paid meanwhile', async ({
    api,
    guest,
    retries,
    steps,
  }) => {
    const key = newKey()
    const first = await retries.book(key)
    await steps.press(first.body.booking.payment_url)
    const before = await retries.countOf('bookings')
    await expectReplay(first, await retries.book(key))
    await api.worker.drain()
    expect(await retries.countOf('bookings')).toBe(before)
    expect((await steps.read(guest, first.body.booking.id)).status).toBe('completed')
  })

  test('a repeated request gets its refusal although it would now succeed', async ({ api, retries, steps }) => {
    const rival = (await retries.book(newKey(), {}, await buildGuest(api.db))).body.booking
    const key = newKey()
    const refused = await retries.book(key)
    expect(refused.body.error.code).toBe('SOLD_OUT')
    await steps.press(rival.payment_url, 'failure')
    await expectReplay(refused, await retries.book(key))
    expect((await retries.book(newKey())).status).toBe(200)
  })

  test('a repeated request with an invalid body is refused before any work', async ({ retries }) => {
    const key = newKey()
    const refused = await retries.book(key, { email: 'nobody' })
    expect([refused.status, refused.body.error.code]).toEqual([422, 'EMAIL_INVALID'])
    await expectReplay(refused, await retries.book(key, { email: 'nobody' }))
    expect((await retries.book(key)).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('a repeated cancellation gets its first answer although the refund has progressed', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const key = newKey()
    const first = await steps.cancel(guest, booking.id, {}, key)
    await api.worker.drain()
    await expectReplay(first, await steps.cancel(guest, booking.id, {}, key))
    expect((await steps.cancel(guest, booking.id, {}, newKey())).body.error.code).toBe('ALREADY_CANCELLED')
  })

  test('a repeated change gets its first answer although another change waits for payment', async ({
    api,
    city,
    guest,
    steps,
  }) => {
    const large = await buildHotel(api.db, city, { rooms: 4, prices: { 0: 2900, 3: 1499, 4: 3000 } })
    const booking = await steps.paid(guest, large)
    const key = newKey()
    const first = await steps.modify(guest, booking.id, SUNDAY_MORNING, key)
    expect(first.status).toBe(200)
    const fullDay = { checkin: '2026-12-08T12:00:00+05:30', checkout: '2026-12-09T11:00:00+05:30' }
    expect((await steps.modify(guest, booking.id, fullDay)).status).toBe(200)
    await expectReplay(first, await steps.modify(guest, booking.id, SUNDAY_MORNING, key))
  })

  test('a repeated request for extra hours gets its first answer although the hours are over', async ({
    guest,
    hotel,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel)
    const key = newKey()
    const first = await steps.extend(guest, booking.id, 2, key)
    await steps.cancelExtension(guest, booking.id)
    await expectReplay(first, await steps.extend(guest, booking.id, 2, key))
    expect((await steps.extend(guest, booking.id, 2, newKey())).body.extensionRequest.id).not.toBe(
      first.body.extensionRequest.id,
    )
  })

  test('a repeated review gets its first answer although the review was withdrawn', async ({ api, guest, hotel }) => {
    const bookingId = await buildStay(api.db, hotel, guest)
    const key = newKey()
    const post = () =>
      api.post(
        `/hotels/${hotel.id}/review`,
        { bookingId, rating: 5, review: 'Quiet.' },
        { headers: { ...guest.headers, ...key } },
      )
    const first = await post()
    expect(first.status).toBe(200)
    await api.db
      .updateTable('reviews')
      .set({ published: false, body: 'Gone' })
      .where('booking_id', '=', bookingId)
      .execute()
    await expectReplay(first, await post())
  })

  test('a repeated request counts as new after a day', async ({ api, retries }) => {
    const key = newKey()
    const first = await retries.book(key)
    api.clock.advance(24 * 60 - 1)
    await expectReplay(first, await retries.book(key))
    api.clock.advance(2)
    const second = await retries.book(key)
    expect([second.status, isReplayed(second)]).toEqual([200, false])
    expect(second.body.booking.id).not.toBe(first.body.booking.id)
    api.clock.advance(-api.clock.advancedMinutes())
  })
})

describe('a 5xx answer', () => {
  test('a 5xx answer frees its key, so that the retry makes the booking', async ({ retries }) => {
    const key = newKey()
    const failed = await retries.withoutGateway(() => retries.book(key))
    expect([failed.status, failed.body.error.code]).toEqual([503, 'PAYMENT_UNAVAILABLE'])
    const again = await retries.book(key)
    expect([again.status, again.body.booking.status, isReplayed(again)]).toEqual([200, 'pending', false])
    await expectReplay(again, await retries.book(key))
  })

  test('a 5xx answer frees the key of extra hours and of a change', async ({ api, city, guest, retries, steps }) => {
    const large = await buildHotel(api.db, city, { rooms: 4, prices: { 0: 2900, 3: 1499 } })
    const booking = await steps.paid(guest, large)
    const [longer, moved] = [newKey(), newKey()]
    expect((await retries.withoutGateway(() => steps.extend(guest, booking.id, 2, longer))).status).toBe(503)
    const hours = await steps.extend(guest, booking.id, 2, longer)
    expect([hours.status, hours.body.extensionRequest.status]).toEqual([200, 'acknowledged'])
    await steps.cancelExtension(guest, booking.id)
    expect((await retries.withoutGateway(() => steps.modify(guest, booking.id, SUNDAY_MORNING, moved))).status).toBe(
      503,
    )
    const change = await steps.modify(guest, booking.id, SUNDAY_MORNING, moved)
    expect([change.status, typeof change.body.payment_url]).toEqual([200, 'string'])
  })
})

describe('a process that died between the commit and the answer', () => {
  test('a retry after the process died gets the same booking and makes no second one', async ({ retries }) => {
    const key = newKey()
    const first = await retries.book(key)
    await retries.loseReply(key)
    const before = await retries.countOf('bookings')
    const again = await retries.book(key)
    expect(seen(again)).toEqual(seen(first))
    expect(await retries.countOf('bookings')).toBe(before)
    await expectReplay(first, await retries.book(key))
  })

  test('a retry after the process died gets the same refusal', async ({ api, hotel, retries }) => {
    await retries.book(newKey(), {}, await buildGuest(api.db))
    const key = newKey()
    const refused = await retries.book(key)
    await api.db
      .updateTable('idempotency_keys')
      .set({ reply_status: null, reply_body: null })
      .where('key', '=', key['idempotency-key'])
      .execute()
    await api.db.updateTable('hotels').set({ hidden: true }).where('id', '=', hotel.id).execute()
    expect(seen(await retries.book(key))).toEqual(seen(refused))
  })

  test('a retry after the process died adds no further extra hours', async ({ guest, hotel, retries, steps }) => {
    const booking = await steps.paid(guest, hotel)
    const key = newKey()
    const first = await steps.extend(guest, booking.id, 2, key)
    await retries.loseReply(key)
    const before = await retries.countOf('extensions')
    expect(seen(await steps.extend(guest, booking.id, 2, key))).toEqual(seen(first))
    expect(await retries.countOf('extensions')).toBe(before)
  })
})

test('many concurrent requests with one key get the same answer, whether accepted or refused', async ({
  api,
  retries,
}) => {
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 12 }, () => retries.book(key)))
  expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1)
  const other = await buildGuest(api.db)
  const refusedKey = newKey()
  const refused = await Promise.all(Array.from({ length: 12 }, () => retries.book(refusedKey, {}, other)))
  expect(new Set(refused.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1)
  expect(refused[0]?.body.error.code).toBe('SOLD_OUT')
})

test('after a rollback, the result of another request with the same key replaces a stored refusal', async ({ api }) => {
  const { services } = api
  const keyed = (result: string) => ({
    requestKey: { scope: 'try', key: newKey()['idempotency-key'], bodyHash: Buffer.alloc(32) },
    result,
    replay: async (_trx: unknown, made: string) => accept(`again ${made}`),
  })
  const asked = keyed('first')
  const other = () => inKeyedTransaction(services, { ...asked, result: 'other' }, async () => accept('made'))
  let transactions = 0
  const execute: ReturnType<typeof services.db.transaction>['execute'] = async (work) => {
    if (transactions++ === 1) expect(await other()).toEqual(accept('made'))
    return services.db.transaction().execute(work)
  }
  const db = new Proxy(services.db, {
    get: (target, name) => (name === 'transaction' ? () => ({ execute }) : (Reflect.get(target, name) as unknown)),
  })
  const first = await inKeyedTransaction({ ...services, db }, asked, async () => refuse('SOLD_OUT'))
  expect(first).toEqual(accept('again other'))
  expect(transactions).toBe(2)
})

test('the books balance after all repeated requests', ({ api, hotel }) => expectBooksBalance(api, hotel.id))
