/** Nobody can buy good reviews with bookings for rooms in which nobody sleeps (decision 0062). */
import { expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff, type BuiltGuest, type BuiltHotel } from '../../builders.ts'
import { goTo, ledgerTest as test } from '../ledger-test.ts'
import type { Api } from '../start-api.ts'
import { AFTER, attendingOf, DURING } from './attend-steps.ts'

const review = (api: Api, hotel: BuiltHotel, guest: BuiltGuest, bookingId: string) =>
  api.post(`/hotels/${hotel.id}/review`, { bookingId, rating: 5, review: 'Wonderful' }, { headers: guest.headers })

const ratingOf = (api: Api, hotel: BuiltHotel) =>
  api.db
    .selectFrom('hotels')
    .select(['overall_rating', 'ratings_count', 'reviews_count'])
    .where('id', '=', hotel.id)
    .executeTakeFirstOrThrow()

test('no hotel can sell a room for one rupee, and its desk is told the lowest price', async ({ api, hotel }) => {
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  const { version } = (await api.get('/desk/prices', { headers: manager.headers })).body
  const setBase = (price: number) =>
    api.post('/desk/prices/base', { slot: 3, price, version, sure: true }, { headers: manager.headers })
  const refused = await setBase(198)
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('₹199 or more')])
  const rule = { slot: 3, weekday: 6, price: 1, version }
  expect((await api.post('/desk/prices/rules', rule, { headers: manager.headers })).status).toBe(422)
  expect((await setBase(199)).status).toBe(200)
})

test('a review of a stay that nobody attended is shown without "stayed" and does not count', async ({
  api,
  city,
  steps,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 3, prices: { 3: 900 } })
  const guest = await buildGuest(api.db)
  const { id } = await steps.paid(guest, hotel)
  const back = goTo(api, AFTER)
  const posted = await review(api, hotel, guest, id)
  expect(posted.body).toMatchObject({ verified: false, published: true, rating: 5 })
  expect(await ratingOf(api, hotel)).toMatchObject({ overall_rating: null, ratings_count: 0, reviews_count: 0 })
  const listed = (await api.get(`/hotels/${hotel.id}/reviews`)).body
  expect(JSON.stringify(listed)).toContain('Wonderful')
  back()
})

test('an honest couple’s review counts, even if the desk did not scan their voucher', async ({ api, city, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 3, prices: { 3: 900 } })
  const staff = await buildStaff(api.db, hotel)
  const guest = await buildGuest(api.db)
  const { id } = await steps.paid(guest, hotel)
  const evening = goTo(api, DURING)
  await attendingOf(api, steps, staff).greet(id)
  evening()
  const back = goTo(api, AFTER)
  expect((await review(api, hotel, guest, id)).body).toMatchObject({ verified: true })
  expect(await ratingOf(api, hotel)).toMatchObject({ overall_rating: 5, ratings_count: 1, reviews_count: 1 })
  back()
})
