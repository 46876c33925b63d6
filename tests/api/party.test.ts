import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingBody, buildCity, buildGuest, buildHotel, type BuiltCity, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { startApi, withQuery, type Api } from './start-api.ts'

let api: Api
let city: BuiltCity
let hotel: BuiltHotel
beforeAll(async () => {
  api = await startApi()
  city = await buildCity(api.db)
  hotel = await buildHotel(api.db, city, { rooms: 3, prices: { 3: 1000 } })
})
afterAll(() => api.stop())

const STAY = { checkin: SATURDAY_EVENING.checkin, checkout: SATURDAY_EVENING.checkout }

async function book(more: object) {
  const guest = await buildGuest(api.db)
  return api.post('/bookings/create-booking', bookingBody(hotel, SATURDAY_EVENING, more), { headers: guest.headers })
}

test.each([
  [{ guestsCount: 3, roomCount: undefined }, 2, 3],
  [{ guestsCount: 1, roomCount: undefined }, 1, 1],
  [{ guestsCount: undefined, roomCount: undefined }, 1, 2],
  [{ guestsCount: undefined, roomCount: 2 }, 2, 4],
])('a booking of %j has %i rooms for %i guests', async (party, rooms, guests) => {
  const { body } = await book(party)
  expect([body.booking.roomCount, body.booking.guestsCount]).toEqual([rooms, guests])
  await api.db.updateTable('stays').set({ status: 'released' }).execute()
})

test('rooms follow the guests in a bill, in a search and on a hotel', async () => {
  const bill = await api.post(`/hotels/${hotel.id}/calculate-bill`, {
    checkin_date: STAY.checkin,
    checkout_date: STAY.checkout,
    guestsCount: 5,
  })
  expect(bill.body.bill.room_total).toBe(3000)
  for (const [guests, isFree] of [
    [6, true],
    [7, false],
  ] as const) {
    const asked = await api.get(withQuery(`/hotels/${hotel.id}/find-availability`, { ...STAY, guests }))
    const filter = { where: { cityId: city.id } }
    const found = await api.get(withQuery('/hotels/search', { ...STAY, guests, filter }))
    expect(asked.body.availability.availability).toBe(isFree)
    expect(found.body[0].availability.availability).toBe(isFree)
  }
})

test.each([
  [{ guestsCount: 1, guests: ['Asha', 'Kabir', 'Meera', 'Ravi'] }, 422, 'GUESTS_INVALID'],
  [{ guestsCount: 2, guests: ['Asha', 'Kabir', 'Meera'] }, 422, 'GUESTS_INVALID'],
  [{ guestsCount: 11, roomCount: undefined }, 422, 'ROOMS_OUT_OF_RANGE'],
  [{ guestsCount: 3, roomCount: 1 }, 422, 'GUESTS_OUT_OF_RANGE'],
])('%j is refused', async (party, status, code) => {
  const { body, status: answered } = await book(party)
  expect([answered, body.error.code]).toEqual([status, code])
  if (code === 'GUESTS_INVALID') expect(body.error.details).toMatchObject([{ field: 'guests' }])
})

test('as many names as guests are taken', async () => {
  const { body } = await book({ guestsCount: 2, guests: ['Asha', 'Kabir'] })
  expect(body.booking.guests).toEqual(['Asha', 'Kabir'])
})
