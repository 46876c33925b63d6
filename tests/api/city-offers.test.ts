import { expect } from 'vitest'
import { toIstIso } from '#domain/kernel/ist.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { bookingBody, buildHotel, buildPriceRules } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { withQuery } from './start-api.ts'

const test = apiTest.extend('hotelWish', { rooms: 1 })

const EVENING = 3
const [FRIDAY, SATURDAY, SUNDAY, MONDAY] = ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07']

test('a city’s price for a day is the price of its cheapest free room', async ({ api, city, hotel, guest }) => {
  const dear = await buildHotel(api.db, city, { rooms: 1 })
  await buildPriceRules(api.db, dear, { slot: EVENING, price: 2999, first: FRIDAY, last: MONDAY })
  await buildPriceRules(api.db, hotel, { slot: EVENING, price: 999, first: SUNDAY, last: SUNDAY })
  const paid = await api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING), {
    headers: guest.headers,
  })
  expect(paid.status).toBe(200)
  const ask = async () => {
    const asked = { slot: EVENING, from: FRIDAY, days: 4 }
    const answer = await api.get(withQuery(`/cities/${city.id}/offers-by-day`, asked))
    return (answer.body as { days: { date: string; state: string; price: number | null }[] }).days
  }
  // Nobody has searched the city yet, so the first request loads it into memory.
  const days = await ask()
  expect(days).toHaveLength(4)
  expect(days.find(({ date }) => date === SATURDAY)?.price).toBe(2999)
  expect(days.find(({ date }) => date === SUNDAY)?.price).toBe(999)
  for (const { date, state, price } of days) {
    const { start, end } = slotPeriod(EVENING, date)
    const filter = { where: { cityId: city.id }, order: 'price ASC', limit: 1 }
    const found = await api.get(
      withQuery('/hotels/search', { checkin: toIstIso(start), checkout: toIstIso(end), filter }),
    )
    expect([date, found.body[0].price, found.body[0].availability.availability]).toEqual([
      date,
      price,
      state === 'free',
    ])
  }
})
