/** The server asks a guest before it makes a second booking for the same time (decision 0070). */
import { describe, expect } from 'vitest'
import { bookingBody, buildGuest, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { expectBooksBalance } from './booking-steps.ts'
import { bookingTest } from './booking-test.ts'

const test = bookingTest.extend('hotelWish', { rooms: 6 })

/** The number of rounds. `npm run test:long` runs more. */
const ROUNDS = Number(process.env['ROOM_ROUNDS'] ?? 6)
const FULL_DAY = { checkin: '2026-12-05T12:00:00+05:30', checkout: '2026-12-06T11:00:00+05:30', slotId: 2 }
const OVERLAPS = { status: 409, body: { error: { code: 'OVERLAPS_YOURS' } } }

/**
 * The values of `another`: left out by clients that do not have the field, and sent by our pages before and after the
 * guest's answer.
 */
const UNSAID = { another: undefined }
const ONE_ONLY = { another: false }
const ANOTHER = { another: true }

describe('guests with a held or paid stay', () => {
  test.for([['held'], ['paid']])(
    'a guest with a stay is asked before booking the same stay again: %s',
    async ([state], { hotel, guest, steps }) => {
      const first = state === 'paid' ? await steps.paid(guest, hotel) : (await steps.book(guest, hotel)).body.booking
      expect(await steps.book(guest, hotel, UNSAID)).toMatchObject(OVERLAPS)
      expect(await steps.book(guest, hotel, ONE_ONLY)).toMatchObject(OVERLAPS)
      expect((await steps.book(guest, hotel, ANOTHER)).status).toBe(200)
      expect(first.id).toBeTruthy()
    },
  )

  test('a guest with a stay books other times and hotels without a question if the client does not send `another`', async ({
    api,
    city,
    hotel,
    guest,
    steps,
  }) => {
    const elsewhere = await buildHotel(api.db, city, { rooms: 1 })
    await steps.paid(guest, hotel)
    expect((await steps.book(guest, hotel, UNSAID, SUNDAY_MORNING)).status).toBe(200)
    expect((await steps.book(guest, hotel, UNSAID, FULL_DAY)).status).toBe(200)
    expect((await steps.book(guest, elsewhere, UNSAID)).status).toBe(200)
  })

  test('a guest with a stay is asked by our pages about every overlapping stay, but not about a stay that begins as it ends', async ({
    api,
    city,
    hotel,
    guest,
    steps,
  }) => {
    const elsewhere = await buildHotel(api.db, city, { rooms: 1 })
    await steps.paid(guest, hotel)
    expect(await steps.book(guest, hotel, ONE_ONLY, FULL_DAY)).toMatchObject(OVERLAPS)
    expect(await steps.book(guest, elsewhere, ONE_ONLY)).toMatchObject(OVERLAPS)
    expect((await steps.book(guest, hotel, ONE_ONLY, SUNDAY_MORNING)).status).toBe(200)
  })

  test('a guest with a stay books the same time again after the first booking is cancelled, released or expired', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const paid = await steps.paid(guest, hotel)
    await steps.cancel(guest, paid.id)
    const held = (await steps.book(guest, hotel, UNSAID)).body.booking
    await steps.cancel(guest, held.id)
    expect((await steps.book(guest, hotel, UNSAID)).status).toBe(200)
    api.clock.advance(16)
    expect((await steps.book(guest, hotel, ONE_ONLY)).status).toBe(200)
    api.clock.advance(-16)
  })

  test('a guest with a stay is asked about the overlap before the server compares the bill with the price shown', async ({
    api,
    hotel,
    steps,
  }) => {
    const rich = await buildGuest(api.db, { credits: 100 })
    const { bill } = (await steps.book(rich, hotel)).body.booking
    expect(await steps.book(rich, hotel, { ...ONE_ONLY, shown_total: bill.total })).toMatchObject(OVERLAPS)
  })

  test('a retry with the same idempotency key gets the stored answer, and no question about its own booking', async ({
    api,
    hotel,
    guest,
  }) => {
    const headers = { ...guest.headers, 'idempotency-key': 'one-attempt' }
    const body = bookingBody(hotel, SATURDAY_EVENING, ONE_ONLY)
    const first = await api.post('/bookings/create-booking', body, { headers })
    const again = await api.post('/bookings/create-booking', body, { headers })
    expect([again.status, again.body.booking.id]).toEqual([200, first.body.booking.id])
  })
})

test('simultaneous requests for overlapping stays make one booking, even at different hotels', async ({
  api,
  city,
  steps,
}) => {
  for (let round = 0; round < ROUNDS; round++) {
    const hotel = await buildHotel(api.db, city, { rooms: 4 })
    const other = await buildHotel(api.db, city, { rooms: 4 })
    const guest = await buildGuest(api.db)
    const answers = await Promise.all([
      steps.book(guest, hotel, ONE_ONLY),
      steps.book(guest, round % 2 === 0 ? hotel : other, ONE_ONLY),
      steps.book(guest, hotel, ONE_ONLY, FULL_DAY),
    ])
    const codes = answers.map(({ status, body }) => (status === 200 ? 'booked' : (body.error.code as string)))
    expect(codes.filter((code) => code === 'booked')).toHaveLength(1)
    expect(codes.filter((code) => code === 'OVERLAPS_YOURS')).toHaveLength(2)
    await expectBooksBalance(api, hotel.id)
  }
})

describe('late payments after a second booking', () => {
  test.for([['held'], ['paid']])(
    'a late payment is refunded if the new booking is %s',
    async ([state], { api, hotel, guest, steps }) => {
      const lost = (await steps.book(guest, hotel, ONE_ONLY)).body.booking
      api.clock.advance(16)
      await steps.runJob('expire-holds')
      const again = (await steps.book(guest, hotel, ONE_ONLY)).body.booking
      if (state === 'paid') await steps.press(again.payment_url)
      await steps.press(lost.payment_url)
      if (state === 'held') await steps.press(again.payment_url)
      const [first, second] = [await steps.read(guest, lost.id), await steps.read(guest, again.id)]
      api.clock.advance(-16)
      expect(first).toMatchObject({ status: 'expired', refunds: [{ amount: 1574, cause: 'too_late' }] })
      expect(second).toMatchObject({ status: 'completed', refunds: [] })
    },
  )

  test('a late payment confirms the first booking if the new booking is for a different time', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const lost = (await steps.book(guest, hotel, ONE_ONLY)).body.booking
    api.clock.advance(16)
    await steps.runJob('expire-holds')
    await steps.paid(guest, hotel, ONE_ONLY, SUNDAY_MORNING)
    await steps.press(lost.payment_url)
    const late = await steps.read(guest, lost.id)
    api.clock.advance(-16)
    expect(late.status).toBe('completed')
  })
})
