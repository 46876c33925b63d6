import { expect } from 'vitest'
import { buildGuest } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery } from './start-api.ts'

const STAY = { checkin: SATURDAY_EVENING.checkin, checkout: SATURDAY_EVENING.checkout }

const test = bookingTest
  .extend('hotelWish', { rooms: 3, prices: { 3: 1000 } })
  .extend('book', ({ api, hotel, steps }) => async (more: object) => {
    const guest = await buildGuest(api.db)
    return steps.book(guest, hotel, more)
  })

test.for([
  [{ guestsCount: 3, roomCount: undefined }, 2, 3],
  [{ guestsCount: 1, roomCount: undefined }, 1, 1],
  [{ guestsCount: undefined, roomCount: undefined }, 1, 2],
  [{ guestsCount: undefined, roomCount: 2 }, 2, 4],
] as const)('a booking of %j has %i rooms for %i guests', async ([party, rooms, guests], { book }) => {
  const { body } = await book(party)
  expect([body.booking.roomCount, body.booking.guestsCount]).toEqual([rooms, guests])
})

test('the number of guests decides how many rooms a bill charges and a search requires', async ({
  api,
  city,
  hotel,
}) => {
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

test.for([
  [{ guestsCount: 1, guests: ['Asha', 'Kabir', 'Meera', 'Ravi'] }, 422, 'GUESTS_INVALID'],
  [{ guestsCount: 2, guests: ['Asha', 'Kabir', 'Meera'] }, 422, 'GUESTS_INVALID'],
  [{ guestsCount: 11, roomCount: undefined }, 422, 'ROOMS_OUT_OF_RANGE'],
  [{ guestsCount: 3, roomCount: 1 }, 422, 'GUESTS_OUT_OF_RANGE'],
] as const)('a booking for %j is refused', async ([party, status, code], { book }) => {
  const { body, status: answered } = await book(party)
  expect([answered, body.error.code]).toEqual([status, code])
  if (code === 'GUESTS_INVALID') expect(body.error.details).toMatchObject([{ field: 'guests' }])
})

test('a booking accepts a name for each guest', async ({ book }) => {
  const { body } = await book({ guestsCount: 2, guests: ['Asha', 'Kabir'] })
  expect(body.booking.guests).toEqual(['Asha', 'Kabir'])
})
