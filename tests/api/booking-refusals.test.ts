import { describe, expect } from 'vitest'
import { bookingBody, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { bookingTest } from './booking-test.ts'

const test = bookingTest.extend('hotelWish', { has_bathtub: true, bathtub_charge: 300 })

describe('refused bookings', () => {
  test.for([
    ['a hotel nobody knows', { hotelId: 99_999_999 }, 404, 'NOT_FOUND'],
    ['times that are no slot', { checkin_date: '2026-12-05T20:00:00+05:30' }, 422, 'NOT_A_SLOT'],
    ['the unswapped slot number', { slotId: 3 }, 422, 'NOT_A_SLOT'],
    ['a slot number out of range', { slotId: 9 }, 422, 'SLOT_ID_INVALID'],
    ['a check-in that is no time', { checkin_date: 'soon' }, 422, 'CHECKIN_DATE_INVALID'],
    ['a missing check-out', { checkout_date: undefined }, 422, 'CHECKOUT_DATE_REQUIRED'],
    [
      'a slot the hotel does not sell',
      { checkin_date: '2026-12-05T13:00', checkout_date: '2026-12-05T18:00', slotId: 3 },
      409,
      'SLOT_NOT_SOLD',
    ],
    ['a slot that is over', { checkin_date: '2026-11-29T21:00', checkout_date: '2026-11-30T10:00' }, 422, 'SLOT_ENDED'],
    [
      'a day too far ahead',
      { checkin_date: '2027-06-01T21:00', checkout_date: '2027-06-02T10:00' },
      422,
      'TOO_FAR_AHEAD',
    ],
    ['six rooms', { roomCount: 6, guestsCount: 6 }, 422, 'ROOMS_OUT_OF_RANGE'],
    ['no rooms', { roomCount: 0, guestsCount: 0 }, 422, 'ROOMS_OUT_OF_RANGE'],
    ['three guests in a room', { guestsCount: 3 }, 422, 'GUESTS_OUT_OF_RANGE'],
    ['more rooms than there are', { roomCount: 2, guestsCount: 4 }, 409, 'SOLD_OUT'],
    ['an unknown coupon', { couponId: 'NOPE' }, 422, 'COUPON_UNKNOWN'],
    ['a return to another site', { redirect_url: 'https://evil.example/' }, 422, 'REDIRECT_URL_INVALID'],
    ['a return by a protocol-relative address', { redirect_url: '//evil.example/' }, 422, 'REDIRECT_URL_INVALID'],
    ['a return through a backslash', { redirect_url: '/\\evil.example/' }, 422, 'REDIRECT_URL_INVALID'],
    ['a wrong email', { email: 'nobody' }, 422, 'EMAIL_INVALID'],
    ['text with a NUL', { name: 'A\u0000sha' }, 422, 'NAME_INVALID'],
    ['a number written as text', { roomCount: '1' }, 422, 'ROOM_COUNT_INVALID'],
  ] as const)('create-booking refuses %s', async ([_name, change, status, code], { guest, hotel, steps }) => {
    const refused = await steps.book(guest, hotel, change)
    expect([refused.status, refused.body.error.code]).toEqual([status, code])
    expect(await steps.isAvailable(hotel)).toBe(true)
  })

  test('create-booking refuses visitors, expired sessions and forged sessions', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    expect((await api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING))).status).toBe(401)
    expect((await steps.book({ ...guest, headers: { authorization: 'x'.repeat(43) } }, hotel)).body.error.code).toBe(
      'NO_SESSION',
    )
  })

  test('create-booking refuses a cross-site post that relies on the cookie', async ({ api, guest, hotel }) => {
    const forged = await api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING), {
      headers: { cookie: `access_token=${guest.token}`, origin: 'https://evil.example', host: 'localhost:3000' },
    })
    expect(forged.body.error.code).toBe('CROSS_SITE')
  })

  test('create-booking refuses a fourth unpaid booking', async ({ api, city, guest, steps }) => {
    const large = await buildHotel(api.db, city, { rooms: 9 })
    const hold = () => steps.book(guest, large)
    const answers = await Promise.all([hold(), hold(), hold(), hold(), hold()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('TOO_MANY_HOLDS')
  })

  test('create-booking refuses while the gateway does not answer, and holds no room', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const refused = await steps.book(guest, hotel, { email: 'gateway-down@uncle.example' })
    expect([refused.status, refused.body.error.code]).toEqual([503, 'PAYMENT_UNAVAILABLE'])
    await api.worker.drain()
    expect(await steps.isAvailable(hotel)).toBe(true)
  })
})
