import { expect } from 'vitest'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { bookingTest } from './booking-test.ts'

const test = bookingTest.extend('hotelWish', { rooms: 9 }).extend('holds', ({ api, hotel, steps }) => {
  async function letRunOut(guest: BuiltGuest, times: number) {
    for (let n = 0; n < times; n++) {
      expect((await steps.book(guest, hotel)).status).toBe(200)
      api.clock.advance(16)
      await steps.runJob('expire-holds')
    }
  }

  /** Holds a room for this many minutes, until the guest releases it or the payment fails. */
  async function giveUp(guest: BuiltGuest, { after, by }: { after: number; by: 'release' | 'failed payment' }) {
    const { booking } = (await steps.book(guest, hotel)).body
    api.clock.advance(after)
    if (by === 'release') expect((await steps.cancel(guest, booking.id)).status).toBe(200)
    else await steps.press(booking.payment_url, 'failure')
  }
  return { letRunOut, giveUp }
})

test('a guest with six expired holds in a day can hold another room once the first is a day old', async ({
  api,
  holds,
  hotel,
  steps,
}) => {
  const guest = await buildGuest(api.db)
  await holds.letRunOut(guest, 5)
  const paid = (await steps.book(guest, hotel)).body.booking
  await steps.press(paid.payment_url)
  await holds.letRunOut(guest, 1)
  const refused = await steps.book(guest, hotel)
  expect([refused.status, refused.body.error.code]).toEqual([429, 'TOO_MANY_LAPSED_HOLDS'])
  // The first of six 15-minute holds, which began 16 minutes apart, expired 81 minutes ago.
  expect(Number(refused.headers['retry-after'])).toBe((24 * 60 - 81) * 60)
  expect((await steps.book(await buildGuest(api.db), hotel)).status).toBe(200)
  api.clock.advance(24 * 60 - 82)
  expect((await steps.book(guest, hotel)).status).toBe(429)
  api.clock.advance(1)
  expect((await steps.book(guest, hotel)).status).toBe(200)
})

test.for(['release', 'failed payment'] as const)(
  'a hold that ends by %s shortly before it expires counts for as long as it lasted',
  async (by, { api, holds, hotel, steps }) => {
    const guest = await buildGuest(api.db)
    for (let n = 0; n < 6; n++) await holds.giveUp(guest, { after: 14, by })
    await holds.giveUp(guest, { after: 6, by })
    const refused = await steps.book(guest, hotel)
    expect([refused.status, refused.body.error.code]).toEqual([429, 'TOO_MANY_LAPSED_HOLDS'])
    // The first hold began ninety minutes ago and lasted fourteen minutes.
    expect(Number(refused.headers['retry-after'])).toBe((24 * 60 - 76) * 60)
    api.clock.advance(24 * 60 - 76)
    expect((await steps.book(guest, hotel)).status).toBe(200)
  },
)

test('a guest who releases eight rooms within minutes may hold another room', async ({ api, holds, hotel, steps }) => {
  const guest = await buildGuest(api.db)
  for (let n = 0; n < 8; n++) await holds.giveUp(guest, { after: 2, by: 'release' })
  expect((await steps.book(guest, hotel)).status).toBe(200)
})

test('a paid stay that is cancelled does not count as a lapsed hold', async ({ api, hotel, steps }) => {
  const guest = await buildGuest(api.db)
  for (let n = 0; n < 7; n++) {
    const { booking } = (await steps.book(guest, hotel)).body
    api.clock.advance(14)
    await steps.press(booking.payment_url)
    expect((await steps.cancel(guest, booking.id)).status).toBe(200)
  }
  expect((await steps.book(guest, hotel)).status).toBe(200)
})

test('a refusal that asks the guest to wait is not stored under an idempotency key', async ({
  api,
  holds,
  hotel,
  steps,
}) => {
  const guest = await buildGuest(api.db)
  await holds.letRunOut(guest, 6)
  const key = { headers: { ...guest.headers, 'idempotency-key': 'later' } }
  const ask = () => steps.book({ ...guest, headers: key.headers }, hotel)
  expect((await ask()).status).toBe(429)
  api.clock.advance(24 * 60)
  expect((await ask()).status).toBe(200)
})

test('a hold paid after it expired does not count as lapsed', async ({ api, holds, hotel, steps }) => {
  const guest = await buildGuest(api.db)
  const late = (await steps.book(guest, hotel)).body.booking
  api.clock.advance(16)
  await steps.runJob('expire-holds')
  await api.db.updateTable('dev_gateway_payments').set({ status: 'open' }).where('status', '<>', 'paid').execute()
  await steps.press(late.payment_url)
  await holds.letRunOut(guest, 5)
  expect((await steps.book(guest, hotel)).status).toBe(200)
})
