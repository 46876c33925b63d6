import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCity, buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { stepsOf, type Steps } from './booking-steps.ts'
import { startApi, type Api } from './start-api.ts'

let api: Api
let steps: Steps
let hotel: BuiltHotel
beforeAll(async () => {
  api = await startApi()
  steps = stepsOf(api)
  hotel = await buildHotel(api.db, await buildCity(api.db), { rooms: 9 })
})
afterAll(() => api.stop())

async function letRunOut(guest: BuiltGuest, times: number) {
  for (let n = 0; n < times; n++) {
    expect((await steps.book(guest, hotel)).status).toBe(200)
    api.clock.advance(16)
    await steps.runJob('expire-holds')
  }
}

test('six holds that ran out in a day are enough: the next waits until the first of them is a day old', async () => {
  const guest = await buildGuest(api.db)
  await letRunOut(guest, 5)
  const paid = (await steps.book(guest, hotel)).body.booking
  await steps.press(paid.payment_url)
  await letRunOut(guest, 1)
  const refused = await steps.book(guest, hotel)
  expect([refused.status, refused.body.error.code]).toEqual([429, 'TOO_MANY_LAPSED_HOLDS'])
  // The first ran out 81 minutes ago: six holds of 16 minutes, of which each lasted 15.
  expect(Number(refused.headers['retry-after'])).toBe((24 * 60 - 81) * 60)
  expect((await steps.book(await buildGuest(api.db), hotel)).status).toBe(200)
  api.clock.advance(24 * 60 - 82)
  expect((await steps.book(guest, hotel)).status).toBe(429)
  api.clock.advance(1)
  expect((await steps.book(guest, hotel)).status).toBe(200)
})

test('a refusal that asks to wait is not kept under a key', async () => {
  const guest = await buildGuest(api.db)
  await letRunOut(guest, 6)
  const key = { headers: { ...guest.headers, 'idempotency-key': 'later' } }
  const ask = () => steps.book({ ...guest, headers: key.headers }, hotel)
  expect((await ask()).status).toBe(429)
  api.clock.advance(24 * 60)
  expect((await ask()).status).toBe(200)
})

test('a hold that was paid after it ran out does not count', async () => {
  const guest = await buildGuest(api.db)
  const late = (await steps.book(guest, hotel)).body.booking
  api.clock.advance(16)
  await steps.runJob('expire-holds')
  await api.db.updateTable('dev_gateway_payments').set({ status: 'open' }).where('status', '<>', 'paid').execute()
  await steps.press(late.payment_url)
  await letRunOut(guest, 5)
  expect((await steps.book(guest, hotel)).status).toBe(200)
})
