import { expect } from 'vitest'
import { buildGuest, buildHotel } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { expectBooksBalance } from './booking-steps.ts'
import { bookingTest as test } from './booking-test.ts'
import type { Answer } from './start-api.ts'

/** `npm run test:long` runs more rounds. */
const ROUNDS = Number(process.env['CHANGE_ROUNDS'] ?? 4)
const FULL_DAY = { checkin: '2026-12-05T12:00:00+05:30', checkout: '2026-12-06T11:00:00+05:30' }

/** Does simultaneously what two tabs, a partner and a gateway can do to one booking. */
test('concurrent changes to a booking end as if made one after the other, and the books balance', async ({
  api,
  city,
  steps,
}) => {
  const statuses = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    const hotel = await buildHotel(api.db, city, { rooms: 2 })
    const guest = await buildGuest(api.db, { credits: 300 })
    const rival = await buildGuest(api.db)
    const booking = await steps.paid(guest, hotel)
    const extended = await steps.extend(guest, booking.id, 1)
    const answers: Answer[] = await Promise.all([
      steps.press(extended.body.payment_url),
      steps.cancelExtension(guest, booking.id),
      steps.modify(guest, booking.id, FULL_DAY),
      steps.modify(guest, booking.id, SUNDAY_MORNING),
      steps.extend(guest, booking.id, 2),
      steps.book(rival, hotel, { roomCount: 2, guestsCount: 4 }, SUNDAY_MORNING),
      ...(round % 2 === 0 ? [steps.cancel(guest, booking.id), steps.cancel(guest, booking.id)] : []),
    ])
    for (const { status, body } of answers) {
      expect([200, 409], JSON.stringify(body)).toContain(status)
      statuses.add(status)
    }
    await api.worker.drain()
    await expectBooksBalance(api, hotel.id)
    api.clock.advance(15)
    await steps.runJob('expire-holds')
    await api.worker.drain()
    api.clock.advance(-15)
    await expectBooksBalance(api, hotel.id)
  }
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([200, 409])
})
