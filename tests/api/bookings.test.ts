import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  bookingBody,
  buildCity,
  buildGuest,
  buildHotel,
  type BuiltCity,
  type BuiltGuest,
  type BuiltHotel,
} from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { stepsOf } from './booking-steps.ts'
import { startApi, withQuery, type Api } from './start-api.ts'

let api: Api
let city: BuiltCity
let hotel: BuiltHotel
let guest: BuiltGuest

beforeAll(async () => {
  api = await startApi()
  city = await buildCity(api.db)
})
beforeEach(async () => {
  hotel = await buildHotel(api.db, city, { rooms: 1, has_bathtub: true, bathtub_charge: 300 })
  guest = await buildGuest(api.db)
})
afterAll(() => api.stop())

const book = (who: BuiltGuest, more: object = {}, headers: object = {}, stay = SATURDAY_EVENING) =>
  api.post('/bookings/create-booking', bookingBody(hotel, stay, more), { headers: { ...who.headers, ...headers } })
const read = (who: BuiltGuest, id: string) => api.get(`/bookings/${id}`, { headers: who.headers })
const press = (paymentUrl: string, outcome: string) =>
  api.post(`/dev/test-gateway/${paymentUrl.split('/').at(-1)}`, { outcome })
const isAvailable = () => stepsOf(api).isAvailable(hotel)
const listed = async (who: BuiltGuest, type: string) =>
  (
    await api.get(withQuery(`/bookings/user-bookings/${who.id}`, { filter: { where: { type } } }), {
      headers: who.headers,
    })
  ).body.map(({ id }: { id: string }) => id)
const balance = async (who: BuiltGuest) => (await api.get(`/users/${who.id}`, { headers: who.headers })).body.credits

describe('a booking', () => {
  test('is held, paid and confirmed', async () => {
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
    expect(await isAvailable()).toBe(false)
    expect(await listed(guest, 'unpaid')).toEqual([booking.id])

    const pressed = await press(booking.payment_url, 'success')
    expect(pressed.body.redirect_url).toBe(
      `http://localhost:3000/confirm-booking?bookingid=${booking.id}&hotelId=${hotel.id}`,
    )
    const paid = (await read(guest, booking.id)).body
    expect(paid).toMatchObject({ status: 'completed', listing: 'UPCOMING', payment_url: null, hold_expires_at: null })
    expect(await listed(guest, 'upcoming')).toEqual([booking.id])
    expect(await listed(guest, 'unpaid')).toEqual([])
    const [sms] = (await api.get(withQuery('/dev/outbox', { to: guest.phone }))).body
    expect(sms.body).toContain(`${booking.short_id} is confirmed for Sat, 5 Dec, 9 PM`)
    expect(sms.body).not.toMatch(/hotel|room|couple/i)
  })

  test('is past after its check-out', async () => {
    const { booking } = (await book(guest)).body
    await press(booking.payment_url, 'success')
    expect(await listed(guest, 'past')).toEqual([])
    const row = api.db.updateTable('bookings').where('id', '=', booking.id)
    await row
      .set({ checkin_at: new Date('2026-11-30T21:00:00+05:30'), checkout_at: new Date('2026-12-01T08:00:00+05:30') })
      .execute()
    expect(await listed(guest, 'past')).toEqual([booking.id])
    expect(await listed(guest, 'upcoming')).toEqual([])
    expect((await read(guest, booking.id)).body).toMatchObject({ listing: 'PAST', actions: ['review'] })
  })

  test('frees its room and credits at once when the payment fails', async () => {
    const rich = await buildGuest(api.db, { credits: 300 })
    const { booking } = (await book(rich)).body
    expect(booking.bill).toMatchObject({ credits: 300, total: 1274 })
    expect(await balance(rich)).toBe(0)
    const pressed = await press(booking.payment_url, 'failure')
    expect(pressed.body.redirect_url).toContain('/booking-failed')
    expect((await read(rich, booking.id)).body).toMatchObject({ status: 'failed', actions: [], payment_url: null })
    expect(await balance(rich)).toBe(300)
    expect(await isAvailable()).toBe(true)
  })

  test('expires after 15 unpaid minutes by a job', async () => {
    const rich = await buildGuest(api.db, { credits: 50 })
    const { booking } = (await book(rich)).body
    api.clock.advance(14)
    await api.post('/dev/jobs/expire-holds')
    expect((await read(rich, booking.id)).body.status).toBe('pending')
    api.clock.advance(1)
    expect((await api.post('/dev/jobs/expire-holds')).body.done).toBeGreaterThanOrEqual(1)
    expect((await read(rich, booking.id)).body).toMatchObject({ status: 'expired', payment_url: null })
    expect(await balance(rich)).toBe(50)
    expect(await isAvailable()).toBe(true)
    await api.post('/dev/jobs/expire-holds')
    expect(await balance(rich)).toBe(50)
  })

  test('with nothing due is complete at once', async () => {
    const rich = await buildGuest(api.db, { credits: 5000 })
    const { booking } = (await book(rich)).body
    expect(booking).toMatchObject({
      status: 'completed',
      payment_url: null,
      listing: 'UPCOMING',
      bill: { total: 0, credits: 1574 },
    })
    expect(await balance(rich)).toBe(5000 - 1574)
  })

  test('paid at the hotel charges only the reservation amount now', async () => {
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

  test('is visible only to its guest', async () => {
    const { booking } = (await book(guest)).body
    const stranger = await buildGuest(api.db)
    const foreign = await read(stranger, booking.id)
    const missing = await read(stranger, '00000000-0000-4000-8000-000000000000')
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(missing.body)
    expect((await read(stranger, 'nonsense')).body).toEqual(missing.body)
    expect((await api.get(`/bookings/${booking.id}`)).status).toBe(401)
    expect((await api.get(`/bookings/user-bookings/${guest.id}`, { headers: stranger.headers })).status).toBe(404)
  })
})

describe('an Idempotency-Key', () => {
  test('turns fifty requests into one booking', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => book(guest, {}, { 'idempotency-key': 'one-evening' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.booking.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.booking.payment_url)).size).toBe(1)
    const rows = await api.db.selectFrom('bookings').select('id').where('user_id', '=', guest.id).execute()
    expect(rows).toHaveLength(1)
  })

  test('is refused for another body, and is free for another guest', async () => {
    const key = { 'idempotency-key': 'shared' }
    expect((await book(guest, {}, key)).status).toBe(200)
    expect((await book(guest, { guestsCount: 1 }, key)).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED')
    const other = await buildGuest(api.db)
    expect((await book(other, {}, key)).body.error.code).toBe('SOLD_OUT')
    expect((await book(other, {}, { 'idempotency-key': '' })).body.error.code).toBe('IDEMPOTENCY_KEY_INVALID')
  })
})

describe('credits and referrals', () => {
  test('are spent once by two concurrent bookings', async () => {
    const large = await buildHotel(api.db, city, { rooms: 9 })
    const rich = await buildGuest(api.db, { credits: 100 })
    const hold = () =>
      api.post('/bookings/create-booking', bookingBody(large, SATURDAY_EVENING), { headers: rich.headers })
    const bills = (await Promise.all([hold(), hold()])).map(({ body }) => body.booking.bill.credits)
    expect(new Set(bills)).toEqual(new Set([0, 100]))
  })

  test('a friend’s code takes ₹100 off the first booking, never off one’s own or a second', async () => {
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
    const hold = () =>
      api.post('/bookings/create-booking', bookingBody(large, SATURDAY_EVENING, code), { headers: guest.headers })
    const first = (await hold()).body.booking
    expect(first.bill).toMatchObject({ referral_discount: 100, serviceTax: 70, total: 1469 })
    await press(first.payment_url, 'success')
    expect((await hold()).body.booking.bill.referral_discount).toBe(0)
  })

  test('a signed-in quote equals the charge', async () => {
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

test('nothing failed except on purpose', () => {
  expect(api.faults.map((fault) => (fault as { kind?: string }).kind)).toEqual([])
})
