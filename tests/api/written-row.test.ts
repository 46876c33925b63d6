/**
 * The server builds the answer to a new booking without reading the booking again. The answer must equal a later read.
 */
import { expect } from 'vitest'
import { buildGuest, buildHotel } from '../builders.ts'
import { withHeaders } from './booking-steps.ts'
import { bookingTest } from './booking-test.ts'

const PLACE = { lat: 18.5, lng: 73.8, custom_slot_1: 3, has_love_kit: true, has_bathtub: true, bathtub_charge: 300 }
const test = bookingTest
  .extend('hotelWish', { rooms: 5, ...PLACE })
  .extend('guestWish', { credits: 150, city_name: 'Thane' })

const FULL_DAYS = { checkin: '2026-12-12T12:00:00+05:30', checkout: '2026-12-14T11:00:00+05:30', slotId: 2 }

const COUPON = {
  code: 'ROW20',
  kind: 'percent' as const,
  value: 20,
  valid_from: new Date('2026-11-01'),
  valid_until: new Date('2027-01-01'),
}

test.for([
  ['as it is', {}],
  ['without credits', { useReferralCredits: false }],
  ['paid at the hotel', { payAtHotel: true }],
  ['with bathtub and love kit', { bathtub: true, has_love_kit: true }],
  [
    'for four in two rooms, with names',
    { roomCount: 2, guestsCount: 4, guests: ['Asha Rao', { name: ' Kabir Sen ' }] },
  ],
  ['for somebody else', { name: 'Meera', email: 'meera@home.example', gender: 'female', city: 'Pune', lead_id: 'x1' }],
])('a booking made %s gets the same answer as a later read', async ([, more], { hotel, guest, steps }) => {
  const { status, body } = await steps.book(guest, hotel, more as object)
  expect(status).toBe(200)
  expect(body.booking).toEqual(await steps.read(guest, body.booking.id))
})

test('a new booking with a coupon and pictures, for full days, gets the same answer as a later read', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  await api.db.insertInto('coupons').values(COUPON).execute()
  const pictures = [2, 0, 1].map((position) => ({ hotel_id: hotel.id, position, name: `p${position}`, alt: 'Room' }))
  await api.db.insertInto('hotel_pictures').values(pictures).execute()
  const { status, body } = await steps.book(guest, hotel, { couponId: ' row20 ' }, FULL_DAYS)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.booking.couponId).toBe('ROW20')
  expect(body.booking.hotel._pictures).toHaveLength(3)
  expect(body.booking).toEqual(await steps.read(guest, body.booking.id))
})

test('creating or repeating a booking paid with credit gets the same answer as a later read', async ({
  api,
  city,
  hotel,
  steps,
}) => {
  const rich = await buildGuest(api.db, { credits: 90_000 })
  const free = (await steps.book(rich, hotel)).body.booking
  expect(free).toMatchObject({ status: 'completed', payment_url: null })
  expect(free).toEqual(await steps.read(rich, free.id))
  const keyed = withHeaders(await buildGuest(api.db), { 'idempotency-key': 'row' })
  const plain = await buildHotel(api.db, city)
  const first = (await steps.book(keyed, plain)).body.booking
  expect(first).toEqual(await steps.read(keyed, first.id))
  expect((await steps.book(keyed, plain)).body.booking).toEqual(first)
})
