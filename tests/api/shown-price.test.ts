import { expect } from 'vitest'
import { buildGuest, buildHotel, buildPriceRules } from '../builders.ts'
import { bookingTest as test } from './booking-test.ts'

/** `npm run test:long` runs more rounds. */
const ROUNDS = Number(process.env['CHANGE_ROUNDS'] ?? 4) * 2
/** The evening costs ₹1,499 plus 5 % GST. */
const SHOWN = 1574

const dearer = { slot: 3, price: 1999, first: '2026-12-05', last: '2026-12-05' }

test('no guest pays more than the price they saw, because a booking at a raised price is refused and nothing is charged', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  await buildPriceRules(api.db, hotel, dearer)
  const refused = await steps.book(guest, hotel, { shown_total: SHOWN })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'PRICE_CHANGED'])
  expect(await steps.isAvailable(hotel)).toBe(true)
  const agreed = await steps.book(guest, hotel, { shown_total: 2099 })
  expect(agreed.body.booking.bill.total).toBe(2099)
})

test('a guest pays a price that was lowered meanwhile, and a client that sends no total pays the current price', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  await buildPriceRules(api.db, hotel, { ...dearer, price: 999 })
  expect((await steps.book(guest, hotel, { shown_total: SHOWN })).body.booking.bill.total).toBe(1049)
})

test('guests who book during a price change pay what they saw or are asked again', async ({ api, city, steps }) => {
  for (let round = 0; round < ROUNDS; round++) {
    const hotel = await buildHotel(api.db, city, { rooms: 4 })
    const guests = await Promise.all([buildGuest(api.db), buildGuest(api.db), buildGuest(api.db)])
    const [, ...answers] = await Promise.all([
      buildPriceRules(api.db, hotel, dearer),
      ...guests.map((each) => steps.book(each, hotel, { shown_total: SHOWN })),
    ])
    for (const { status, body } of answers) {
      if (status === 200) expect(body.booking.bill.total).toBe(SHOWN)
      else expect([status, body.error.code]).toEqual([409, 'PRICE_CHANGED'])
    }
  }
})
