/**
 * A room stays taken while it is cleaned. Search, quote, booking, extra hours and changes of time must all respect
 * that.
 */
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { buildGuest, buildHotel, type BuiltHotel } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery, type Api } from './start-api.ts'

const SLOTS_SOLD = { 0: 900, 1: 700, 2: 600, 3: 1499, 4: 2000 }
const test = bookingTest.extend('hotelWish', { prices: SLOTS_SOLD, cleaning_minutes: 60 })

const at = (from: string, until: string, slotId: number) => ({
  checkin: `2026-12-${from}:00+05:30`,
  checkout: `2026-12-${until}:00+05:30`,
  slotId,
})
/** The slots' ids in booking requests, in which two pairs of slots are swapped. */
const MORNING = at('05T10:00', '05T19:00', 0)
const CUSTOM_DAY = at('05T13:00', '05T18:00', 3)
const CUSTOM_NIGHT = at('05T18:00', '05T21:00', 4)
const EVENING = at('05T21:00', '06T10:00', 1)
const NEXT_MORNING = at('06T10:00', '06T19:00', 0)

const setCleaning = (api: Api, hotel: BuiltHotel, minutes: number) =>
  api.db.updateTable('hotels').set({ cleaning_minutes: minutes }).where('id', '=', hotel.id).execute()

/** Returns the hours in which each room is occupied on 5 December, in Indian time. */
async function occupied(api: Api, hotel: BuiltHotel): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select to_char(lower(occupied) at time zone 'Asia/Kolkata', 'DD HH24:MI') || ' to '
      || to_char(upper(occupied) at time zone 'Asia/Kolkata', 'DD HH24:MI') || ' ' || status as said
    from stays where hotel_id = ${hotel.id} and status <> 'released' order by lower(occupied)`.execute(api.db)
  return rows.map(({ said }) => said)
}

describe('a hotel that cleans for an hour', () => {
  test('a hotel that cleans for an hour sells no stay that begins or ends within the hour', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    await steps.paid(guest, hotel, {}, CUSTOM_DAY)
    const rival = await buildGuest(api.db)
    expect(await steps.isAvailable(hotel, CUSTOM_NIGHT)).toBe(false)
    expect(await steps.isAvailable(hotel, EVENING)).toBe(true)
    const refused = await steps.book(rival, hotel, {}, CUSTOM_NIGHT)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'SOLD_OUT'])
    expect((await steps.book(rival, hotel, {}, EVENING)).status).toBe(200)
    // The room is cleaned until 11 AM, an hour after the next slot begins.
    expect(await steps.isAvailable(hotel, NEXT_MORNING)).toBe(false)
    expect(await occupied(api, hotel)).toEqual(['05 13:00 to 05 19:00 booked', '05 21:00 to 06 11:00 held'])
  })

  test('a hotel that cleans for an hour sells no stay after which cleaning would overlap the next stay', async ({
    hotel,
    guest,
    steps,
    api,
  }) => {
    await steps.paid(guest, hotel, {}, EVENING)
    expect(await steps.isAvailable(hotel, CUSTOM_NIGHT)).toBe(false)
    expect(await steps.isAvailable(hotel, MORNING)).toBe(true)
    await setCleaning(api, hotel, 0)
    expect(await steps.isAvailable(hotel, CUSTOM_NIGHT)).toBe(true)
  })

  test('a hotel that changes its cleaning time keeps the old cleaning time for earlier bookings', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    await steps.paid(guest, hotel, {}, CUSTOM_DAY)
    await setCleaning(api, hotel, 0)
    expect(await occupied(api, hotel)).toEqual(['05 13:00 to 05 19:00 booked'])
    expect(await steps.isAvailable(hotel, CUSTOM_NIGHT)).toBe(false)
    await setCleaning(api, hotel, 120)
    expect(await steps.isAvailable(hotel, EVENING)).toBe(true)
  })

  test('a hotel that cleans for an hour has the same availability in search, similar hotels and the daily list', async ({
    api,
    city,
    hotel,
    guest,
    steps,
  }) => {
    const other = await buildHotel(api.db, city, { rooms: 1, prices: SLOTS_SOLD })
    for (const one of [hotel, other]) await steps.paid(guest, one, {}, CUSTOM_DAY)
    const { checkin, checkout } = CUSTOM_NIGHT
    const filter = { where: { cityId: city.id }, limit: 100 }
    const found = await api.get(withQuery('/hotels/search', { checkin, checkout, filter }))
    const available = (of: BuiltHotel) =>
      found.body.find(({ id }: { id: number }) => id === of.id).availability.availability
    expect([available(hotel), available(other)]).toEqual([false, true])
    const days = await api.get(withQuery(`/hotels/${hotel.id}/offers-by-day`, { slot: 2, from: '2026-12-05', days: 1 }))
    expect(days.body.days).toEqual([{ date: '2026-12-05', state: 'sold', price: 600 }])
    const similar = await api.get(
      withQuery(`/hotels/similar-hotels/${other.id}`, { checkin, checkout, filter: { limit: 100 } }),
    )
    const alike = similar.body.find(({ id }: { id: number }) => id === hotel.id)
    expect(alike.availability.availability).toBe(false)
  })
})

describe('extra hours and cleaning', () => {
  test('extra hours move the cleaning after them, and cancelled extra hours move it back', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel, {}, MORNING)
    const quoted = await steps.extensionBill(guest, booking.id, 1)
    expect(quoted.body.availability.availability).toBe(true)
    const extended = await steps.extend(guest, booking.id, 1)
    expect(extended.status).toBe(200)
    expect(await occupied(api, hotel)).toEqual(['05 10:00 to 05 19:00 booked', '05 19:00 to 05 21:00 held'])
    await steps.press(extended.body.payment_url)
    const again = await steps.extend(guest, booking.id, 2)
    expect(await occupied(api, hotel)).toEqual([
      '05 10:00 to 05 19:00 booked',
      '05 19:00 to 05 20:00 booked',
      '05 20:00 to 05 23:00 held',
    ])
    await steps.press(again.body.payment_url)
    await steps.cancelExtension(guest, booking.id)
    await steps.cancelExtension(guest, booking.id)
    expect(await occupied(api, hotel)).toEqual(['05 10:00 to 05 20:00 booked'])
  })

  test('extra hours are refused if the room could not be cleaned before the next guest', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel, {}, MORNING)
    await steps.paid(await buildGuest(api.db), hotel, {}, EVENING)
    for (const [hours, status] of [
      [2, 409],
      [1, 200],
    ] as const) {
      const quoted = await steps.extensionBill(guest, booking.id, hours)
      expect(quoted.body.availability.availability).toBe(status === 200)
      expect((await steps.extend(guest, booking.id, hours)).status).toBe(status)
    }
  })

  test('unpaid extra hours release their cleaning when they expire', async ({ api, hotel, guest, steps }) => {
    const booking = await steps.paid(guest, hotel, {}, MORNING)
    await steps.extend(guest, booking.id, 1)
    api.clock.advance(15)
    await steps.runJob('expire-holds')
    api.clock.advance(-15)
    expect(await occupied(api, hotel)).toEqual(['05 10:00 to 05 20:00 booked'])
  })

  test('extra hours in a second room leave cleaning time in both rooms', async ({ api, city, guest, steps }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 2, prices: SLOTS_SOLD, cleaning_minutes: 60 })
    const booking = await steps.paid(guest, hotel, {}, MORNING)
    const rival = await buildGuest(api.db)
    const rivals = await steps.paid(rival, hotel, {}, EVENING)
    await sql`update stays set room_id = (select min(room_id) from stays where booking_id = ${booking.id}::uuid)
      where booking_id = ${rivals.id}::uuid`.execute(api.db)
    expect((await steps.extend(guest, booking.id, 2)).status).toBe(200)
    expect(await occupied(api, hotel)).toEqual([
      '05 10:00 to 05 20:00 booked',
      '05 19:00 to 05 22:00 held',
      '05 21:00 to 06 11:00 booked',
    ])
  })
})

describe('changes of time and cleaning', () => {
  test('a change that overlaps the booking’s own stay holds only the additional time', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel, {}, CUSTOM_DAY)
    const bill = await steps.modificationBill(guest, booking.id, MORNING)
    expect(bill.body.availability.availability).toBe(true)
    const asked = await steps.modify(guest, booking.id, MORNING)
    expect(await occupied(api, hotel)).toEqual([
      '05 10:00 to 05 13:00 held',
      '05 13:00 to 05 19:00 booked',
      '05 19:00 to 05 20:00 held',
    ])
    await steps.press(asked.body.payment_url)
    expect(await occupied(api, hotel)).toEqual(['05 10:00 to 05 20:00 booked'])
  })

  test('a change into the same booking’s cleaning time is possible immediately', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel, {}, CUSTOM_DAY)
    expect((await steps.modify(guest, booking.id, CUSTOM_NIGHT)).status).toBe(200)
    expect(await occupied(api, hotel)).toEqual(['05 18:00 to 05 22:00 booked'])
  })

  test('a change is refused if the room could not be cleaned before the next guest', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const booking = await steps.paid(guest, hotel, {}, CUSTOM_DAY)
    await steps.paid(await buildGuest(api.db), hotel, {}, EVENING)
    expect((await steps.modify(guest, booking.id, CUSTOM_NIGHT)).body.error.code).toBe('SOLD_OUT')
    expect((await steps.modify(guest, booking.id, MORNING)).status).toBe(200)
  })
})
