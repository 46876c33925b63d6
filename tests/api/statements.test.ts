import { expect } from 'vitest'
import { paymentSettled } from '#server/features/bookings/payment-outcome.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { overhear } from '../database/overhear.ts'
import { apiTest } from './api-test.ts'
import { startApi, withQuery, type Answer } from './start-api.ts'

/**
 * Counts each call's SQL statements and round trips. The numbers are exact, so that no new statement goes unnoticed
 * (decision 0019). `SHOW_STATEMENTS=1` prints the statements. The worker runs only when a test starts it, because its
 * work after a commit belongs to no request.
 */
const test = apiTest
  .extend('api', { scope: 'file' }, async ({ environment }, { onCleanup }) => {
    const api = await startApi(environment, (services) => ({
      services: { ...services, nudge: () => undefined },
      drain: services.drain,
    }))
    onCleanup(() => api.stop())
    return api
  })
  .extend('hotelWish', { rooms: 9, prices: { 0: 2900, 3: 1200, 4: 2000 } })

/** Checks the answer, and counts its statements and round trips. */
async function countOf(call: () => Promise<Answer | void>): Promise<{ statements: number; roundTrips: number }> {
  let answer: Answer | undefined
  const { statements, roundTrips } = await overhear(async () => {
    answer = (await call()) ?? undefined
  })
  if (answer) expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  if (process.env['SHOW_STATEMENTS']) {
    const lines = statements.map(({ text }) => text.replaceAll(/\s+/g, ' ').slice(0, 150))
    console.log([expect.getState().currentTestName, ...lines].join('\n  '))
  }
  return { statements: statements.length, roundTrips }
}

test('create-booking runs as many SQL statements as recorded', async ({ hotel, guest, steps }) => {
  expect(await countOf(() => steps.book(guest, hotel))).toEqual({ statements: 7, roundTrips: 5 })
})

test('create-booking under a key runs as many SQL statements as recorded', async ({ api, hotel, guest, steps }) => {
  const keyed = { ...guest, headers: { ...guest.headers, 'idempotency-key': 'statements' } }
  expect(await countOf(() => steps.book(keyed, hotel))).toEqual({ statements: 9, roundTrips: 7 })
  expect(api.faults).toEqual([])
})

test('create-booking with a coupon and credits runs as many SQL statements as recorded', async ({
  api,
  hotel,
  steps,
  guest,
}) => {
  await api.db
    .insertInto('coupons')
    .values({
      code: 'FEWER10',
      kind: 'percent',
      value: 10,
      valid_from: new Date('2026-11-01'),
      valid_until: new Date('2027-01-01'),
    })
    .execute()
  await api.db.insertInto('credit_entries').values({ user_id: guest.id, amount: 100, kind: 'adjustment' }).execute()
  const asked = () => steps.book(guest, hotel, { couponId: 'FEWER10' })
  expect(await countOf(asked)).toEqual({ statements: 7, roundTrips: 5 })
})

test('settling the payment of a booking runs as many SQL statements as recorded', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const paymentId = await paidAtTheGateway(api, (await steps.book(guest, hotel)).body.booking.id)
  expect(await countOf(() => paymentSettled(api.services, paymentId))).toEqual({ statements: 7, roundTrips: 6 })
})

test('modify-booking to a dearer time runs as many SQL statements as recorded', async ({ hotel, guest, steps }) => {
  const { id } = await steps.paid(guest, hotel)
  expect(await countOf(() => steps.modify(guest, id, SUNDAY_MORNING))).toEqual({ statements: 16, roundTrips: 14 })
})

test('modify-booking to a cheaper time runs as many SQL statements as recorded', async ({ hotel, guest, steps }) => {
  const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  expect(await countOf(() => steps.modify(guest, id, SATURDAY_EVENING))).toEqual({ statements: 23, roundTrips: 21 })
})

test('settling the payment of a change of time runs as many SQL statements as recorded', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, hotel)
  await steps.modify(guest, id, SUNDAY_MORNING)
  const paymentId = await paidAtTheGateway(api, id)
  expect(await countOf(() => paymentSettled(api.services, paymentId))).toEqual({ statements: 13, roundTrips: 11 })
})

test('extend-booking runs as many SQL statements as recorded', async ({ hotel, guest, steps }) => {
  const { id } = await steps.paid(guest, hotel)
  expect(await countOf(() => steps.extend(guest, id, 2))).toEqual({ statements: 14, roundTrips: 12 })
})

test('settling the payment of extra hours runs as many SQL statements as recorded', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, hotel)
  await steps.extend(guest, id, 2)
  const paymentId = await paidAtTheGateway(api, id)
  expect(await countOf(() => paymentSettled(api.services, paymentId))).toEqual({ statements: 10, roundTrips: 9 })
})

test('cancel-booking runs as many SQL statements as recorded', async ({ hotel, guest, steps }) => {
  const { id } = await steps.paid(guest, hotel)
  expect(await countOf(() => steps.cancel(guest, id))).toEqual({ statements: 16, roundTrips: 15 })
})

test('the list of bookings runs as many SQL statements as recorded', async ({ api, hotel, guest, steps }) => {
  await steps.paid(guest, hotel)
  const path = withQuery(`/bookings/user-bookings/${guest.id}`, { filter: { where: { type: 'upcoming' } } })
  const list = () => api.get(path, { headers: guest.headers })
  expect(await countOf(list)).toEqual({ statements: 2, roundTrips: 2 })
  expect(await countOf(list), 'unchanged').toEqual({ statements: 1, roundTrips: 1 })
})

test('an empty list of bookings is cached like a full one', async ({ api, guest, steps }) => {
  const path = withQuery(`/bookings/user-bookings/${guest.id}`, { filter: { where: { type: 'past' } } })
  const list = () => api.get(path, { headers: guest.headers })
  expect(await countOf(list)).toEqual({ statements: 3, roundTrips: 3 })
  expect(await countOf(list), 'unchanged').toEqual({ statements: 1, roundTrips: 1 })
  expect(await steps.listed(guest, 'past')).toEqual([])
})

test('the account runs as many SQL statements as recorded', async ({ api, guest }) => {
  const account = () => api.get(`/users/${guest.id}`, { headers: guest.headers })
  expect(await countOf(account)).toEqual({ statements: 2, roundTrips: 2 })
  expect(await countOf(account), 'unchanged').toEqual({ statements: 1, roundTrips: 1 })
})

/** Marks a booking's newest payment as reported paid by the gateway, but processed by nobody. */
async function paidAtTheGateway(api: Awaited<ReturnType<typeof startApi>>, bookingId: string): Promise<string> {
  const { id } = await api.db
    .updateTable('payments')
    .set({ status: 'paid', settled_at: api.clock.now(), provider_payment_id: `pay-${bookingId}`, ask_at: null })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
