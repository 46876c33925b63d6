import { expect } from 'vitest'
import { PAYMENT_METHODS } from '#domain/payments/payment-methods.ts'
import { bookingBody, buildCity, buildGuest, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { withQuery } from './start-api.ts'

const url = '/pictures/pool/lantern-room-352.webp'

/** Tests the fields of the specification's entities (§3) that no other test covers. */
const test = apiTest
  .extend('city', { scope: 'file' }, ({ api }) => buildCity(api.db, 'Shapepur'))
  .extend('hotel', ({ api, city }) =>
    buildHotel(api.db, city, { has_love_kit: true, custom_slot_1: 30, custom_slot_2: 20 }),
  )
  .extend('guest', ({ api, city }) => buildGuest(api.db, { city_id: city.id }))

test.beforeEach(async ({ api, hotel }) => {
  await api.db
    .insertInto('hotel_pictures')
    .values({ hotel_id: hotel.id, position: 0, name: 'lantern-room', alt: 'A room with a lantern' })
    .execute()
})

test('a hotel in a list has the URLs of its pictures, and says whether it is the caller’s favourite', async ({
  api,
  city,
  guest,
  hotel,
}) => {
  await api.post('/favourites/favourite-hotel', { do: 'favourite', hotelId: hotel.id }, { headers: guest.headers })
  const { checkin, checkout } = SATURDAY_EVENING
  const search = withQuery('/hotels/search', { checkin, checkout, filter: { where: { cityId: city.id } } })
  const [mine] = (await api.get(search, { headers: guest.headers })).body
  expect(mine).toMatchObject({ isFavorite: true, _pictures: [{ url }] })
  const [anybodys] = (await api.get(search)).body
  expect(anybodys.isFavorite).toBe(false)
})

test('a user has a city, the city’s id, and payment methods', async ({ api, city, guest }) => {
  const { body } = await api.get(withQuery(`/users/${guest.id}`, { filter: { include: ['city'] } }), {
    headers: guest.headers,
  })
  expect(body).toMatchObject({ city: 'Shapepur', cityId: city.id, paymentMethods: { options: [...PAYMENT_METHODS] } })
})

test('a booking has its hotel, its user, the coupon and the love kit', async ({ api, guest, hotel }) => {
  const always = { valid_from: new Date('2026-01-01'), valid_until: new Date('2027-12-31') }
  await api.db
    .insertInto('coupons')
    .values({ code: 'LANTERN', kind: 'flat', value: 50, ...always })
    .execute()
  const wish = bookingBody(hotel, SATURDAY_EVENING, { couponId: 'lantern', has_love_kit: true })
  const { booking } = (await api.post('/bookings/create-booking', wish, { headers: guest.headers })).body
  const { body } = await api.get(`/bookings/${booking.id}`, { headers: guest.headers })
  expect(body).toMatchObject({
    couponId: 'LANTERN',
    has_love_kit: true,
    hotel: {
      id: hotel.id,
      slug: hotel.slug,
      address: '1 Lake Road',
      _pictures: [{ url }],
      has_love_kit: true,
      custom_slot_1: 30,
      custom_slot_2: 20,
    },
    user: { id: guest.id, name: expect.stringMatching(/^Guest/) },
  })
})
