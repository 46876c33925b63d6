import { describe, expect } from 'vitest'
import { buildGuest, buildHotel, type BuiltGuest } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { apiTest } from './api-test.ts'
import { withHeaders } from './booking-steps.ts'

const test = apiTest.extend('hotelWish', { has_bathtub: true, bathtub_charge: 300 }).extend(
  'book',
  ({ hotel, steps }) =>
    (who: BuiltGuest, more: object = {}, key: object = {}) =>
      steps.book(withHeaders(who, key), hotel, more),
)

describe('bookings', () => {
  test('a booking is held, paid and confirmed', async ({ book, guest, hotel, steps }) => {
    const created = await book(guest)
    expect(created.status).toBe(200)
    const { booking } = created.body
    expect(booking).toMatchObject({
      status: 'pending',
      hotelId: hotel.id,
      slot: 3,
      slotId: 1,
      roomCount: 1,
      guestsCount: 2,
      listing: null,
      checkin_date: SATURDAY_EVENING.checkin,
      checkout_date: SATURDAY_EVENING.checkout,
      bill: { room_total: 1499, serviceTax: 75, total: 1574, payable_now: 1574 },
      actions: ['pay', 'cancel'],
      hold_expires_at: '2026-12-01T09:15:00+05:30',
    })
    expect(await steps.isAvailable(hotel)).toBe(false)
    expect(await steps.listed(guest, 'unpaid')).toEqual([booking.id])

    const pressed = await steps.press(booking.payment_url)
    expect(pressed.body.redirect_url).toBe(
      `http://localhost:3000/confirm-booking?bookingid=${booking.id}&hotelId=${hotel.id}`,
    )
    const paid = await steps.read(guest, booking.id)
    expect(paid).toMatchObject({ status: 'completed', listing: 'UPCOMING', payment_url: null, hold_expires_at: null })
    expect(await steps.listed(guest, 'upcoming')).toEqual([booking.id])
    expect(await steps.listed(guest, 'unpaid')).toEqual([])
    const [sms] = await steps.messagesTo(guest.phone)
    expect(sms).toContain(`${booking.short_id} is confirmed for Sat, 5 Dec, 9 PM`)
    expect(sms).not.toMatch(/hotel|room|couple/i)
  })

  test('a booking is listed as failed for a week after its payment failed or its hold expired', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const failed = (await steps.book(guest, hotel)).body.booking
    await steps.press(failed.payment_url, 'failure')
    expect(await steps.listed(guest, 'failed')).toEqual([failed.id])
    api.clock.advance(1)
    const expired = (await steps.book(guest, hotel)).body.booking
    expect(await steps.listed(guest, 'failed')).toEqual([])
    api.clock.advance(15)
    await steps.runJob('expire-holds')
    expect(await steps.listed(guest, 'failed')).toEqual([expired.id])
    for (const type of ['upcoming', 'past', 'unpaid', 'cancelled'])
      expect(await steps.listed(guest, type), type).toEqual([])
    api.clock.advance(7 * 24 * 60)
    expect(await steps.listed(guest, 'failed')).toEqual([])
    api.clock.advance(-7 * 24 * 60 - 16)
  })

  test('a booking is listed as past after its check-out', async ({ api, book, guest, steps }) => {
    const { booking } = (await book(guest)).body
    await steps.press(booking.payment_url)
    expect(await steps.listed(guest, 'past')).toEqual([])
    const row = api.db.updateTable('bookings').where('id', '=', booking.id)
    await row
      .set({ checkin_at: new Date('2026-11-30T21:00:00+05:30'), checkout_at: new Date('2026-12-01T08:00:00+05:30') })
      .execute()
    expect(await steps.listed(guest, 'past')).toEqual([booking.id])
    expect(await steps.listed(guest, 'upcoming')).toEqual([])
    expect(await steps.read(guest, booking.id)).toMatchObject({ listing: 'PAST', actions: ['review'] })
  })

  test('a failed payment frees the room and returns the credit immediately', async ({ api, book, hotel, steps }) => {
    const rich = await buildGuest(api.db, { credits: 300 })
    const { booking } = (await book(rich)).body
    expect(booking.bill).toMatchObject({ credits: 300, total: 1274 })
    expect(await steps.balance(rich)).toBe(0)
    const pressed = await steps.press(booking.payment_url, 'failure')
    expect(pressed.body.redirect_url).toContain('/booking-failed')
    expect(await steps.read(rich, booking.id)).toMatchObject({ status: 'failed', actions: [], payment_url: null })
    expect(await steps.balance(rich)).toBe(300)
    expect(await steps.isAvailable(hotel)).toBe(true)
  })

  test('a job expires a booking that is still unpaid after 15 minutes', async ({ api, book, hotel, steps }) => {
    const rich = await buildGuest(api.db, { credits: 50 })
    const { booking } = (await book(rich)).body
    api.clock.advance(14)
    await steps.runJob('expire-holds')
    expect((await steps.read(rich, booking.id)).status).toBe('pending')
    api.clock.advance(1)
    expect((await steps.runJob('expire-holds')).body.done).toBeGreaterThanOrEqual(1)
    expect(await steps.read(rich, booking.id)).toMatchObject({ status: 'expired', payment_url: null })
    expect(await steps.balance(rich)).toBe(50)
    expect(await steps.isAvailable(hotel)).toBe(true)
    await steps.runJob('expire-holds')
    expect(await steps.balance(rich)).toBe(50)
  })

  test('a booking that costs nothing is confirmed immediately', async ({ api, book, steps }) => {
    const rich = await buildGuest(api.db, { credits: 5000 })
    const { booking } = (await book(rich)).body
    expect(booking).toMatchObject({
      status: 'completed',
      payment_url: null,
      listing: 'UPCOMING',
      bill: { total: 0, credits: 1574 },
    })
    expect(await steps.balance(rich)).toBe(5000 - 1574)
  })

  test('a booking paid at the hotel charges only the reservation amount immediately', async ({ api, book, guest }) => {
    const { booking } = (await book(guest, { payAtHotel: true, bathtub: true })).body
    expect(booking.bill).toMatchObject({
      room_total: 1499,
      bathtub_charge: 300,
      total: 1889,
      payable_now: 378,
      pay_at_hotel: 1511,
    })
    const seen = await api.get(`/dev/test-gateway/${booking.payment_url.split('/').at(-1)}`)
    expect(seen.body).toMatchObject({ amount: 378, status: 'open', refunds: [] })
  })

  test('a booking is visible only to its guest', async ({ api, book, guest }) => {
    const { booking } = (await book(guest)).body
    const stranger = await buildGuest(api.db)
    const read = (id: string) => api.get(`/bookings/${id}`, { headers: stranger.headers })
    const foreign = await read(booking.id)
    const missing = await read('00000000-0000-4000-8000-000000000000')
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(missing.body)
    expect((await read('nonsense')).body).toEqual(missing.body)
    expect((await api.get(`/bookings/${booking.id}`)).status).toBe(401)
    expect((await api.get(`/bookings/user-bookings/${guest.id}`, { headers: stranger.headers })).status).toBe(404)
  })
})

describe('an Idempotency-Key', () => {
  test('an Idempotency-Key turns fifty requests into one booking', async ({ api, book, guest }) => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => book(guest, {}, { 'idempotency-key': 'one-evening' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.booking.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.booking.payment_url)).size).toBe(1)
    const rows = await api.db.selectFrom('bookings').select('id').where('user_id', '=', guest.id).execute()
    expect(rows).toHaveLength(1)
  })

  test('an Idempotency-Key is refused with a different body, and can be used by a second guest', async ({
    api,
    book,
    guest,
  }) => {
    const key = { 'idempotency-key': 'shared' }
    expect((await book(guest, {}, key)).status).toBe(200)
    expect((await book(guest, { guestsCount: 1 }, key)).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED')
    const other = await buildGuest(api.db)
    expect((await book(other, {}, key)).body.error.code).toBe('SOLD_OUT')
    expect((await book(other, {}, { 'idempotency-key': '' })).body.error.code).toBe('IDEMPOTENCY_KEY_INVALID')
  })
})

describe('credits and referrals', () => {
  test('two concurrent bookings spend a credit once', async ({ api, city, steps }) => {
    const large = await buildHotel(api.db, city, { rooms: 9 })
    const rich = await buildGuest(api.db, { credits: 100 })
    const hold = () => steps.book(rich, large)
    const bills = (await Promise.all([hold(), hold()])).map(({ body }) => body.booking.bill.credits)
    expect(new Set(bills)).toEqual(new Set([0, 100]))
  })

  test('a friend’s code takes ₹100 off a guest’s first booking, but not off the friend’s own or a second booking', async ({
    api,
    book,
    city,
    guest,
    hotel,
    steps,
  }) => {
    const friend = await buildGuest(api.db, { refer_code: `FRIEND${hotel.id}` })
    const code = { referral: `friend${hotel.id}` }
    const { checkin: checkin_date, checkout: checkout_date } = SATURDAY_EVENING
    const quoted = await api.post(
      `/hotels/${hotel.id}/calculate-bill`,
      { checkin_date, checkout_date, ...code },
      { headers: guest.headers },
    )
    expect(quoted.body.bill.referral_discount).toBe(100)
    expect((await book(friend, code)).body.booking.bill.referral_discount).toBe(0)
    const large = await buildHotel(api.db, city, { rooms: 9 })
    const hold = () => steps.book(guest, large, code)
    const first = (await hold()).body.booking
    expect(first.bill).toMatchObject({ referral_discount: 100, serviceTax: 70, total: 1469 })
    await steps.press(first.payment_url)
    expect((await hold()).body.booking.bill.referral_discount).toBe(0)
  })

  test('a visitor is quoted the same bill that they pay after signing up', async ({ api, guest, hotel, steps }) => {
    const { checkin: checkin_date, checkout: checkout_date } = SATURDAY_EVENING
    const stay = { checkin_date, checkout_date, signing_up: true }
    const visitor = await api.post(`/hotels/${hotel.id}/calculate-bill`, stay)
    const { headers } = guest
    const known = await api.post(`/hotels/${hotel.id}/calculate-bill`, stay, { headers })
    expect([visitor.body.bill.credits, known.body.bill.credits]).toEqual([100, 0])
    const newcomer = await buildGuest(api.db, { credits: 100 })
    expect((await steps.book(newcomer, hotel)).body.booking.bill).toEqual(visitor.body.bill)
  })

  test('a signed-in guest’s quote equals the charge', async ({ api, book, hotel }) => {
    const rich = await buildGuest(api.db, { credits: 70 })
    const { checkin: checkin_date, checkout: checkout_date } = SATURDAY_EVENING
    const quoted = await api.post(
      `/hotels/${hotel.slug}/calculate-bill`,
      { checkin_date, checkout_date, has_bathtub: true, pay_at_hotel: true, roomCount: 1 },
      { headers: rich.headers },
    )
    const { booking } = (await book(rich, { bathtub: true, payAtHotel: true })).body
    expect(booking.bill).toEqual(quoted.body.bill)
  })
})
