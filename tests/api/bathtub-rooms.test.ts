import { describe, expect } from 'vitest'
import { buildGuest, buildHotel, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery } from './start-api.ts'

const test = bookingTest.extend('baths', ({ api, city, steps }) => {
  /** Four rooms, of which the last two have a bathtub. */
  const fourRooms = () => buildHotel(api.db, city, { rooms: 4, bathtubRooms: 2, bathtub_charge: 300 })

  async function bookOne(hotel: BuiltHotel, more: object = {}, stay = SATURDAY_EVENING) {
    const guest = await buildGuest(api.db)
    return { guest, answer: await steps.book(guest, hotel, more, stay) }
  }

  /** Returns the numbers of a booking's rooms. */
  async function roomsOf(bookingId: string): Promise<string[]> {
    const rows = await api.db
      .selectFrom('stays')
      .innerJoin('rooms', 'rooms.id', 'stays.room_id')
      .select('rooms.number')
      .where('stays.booking_id', '=', bookingId)
      .where('stays.status', '<>', 'released')
      .orderBy('rooms.number')
      .execute()
    return rows.map(({ number }) => number)
  }

  const availability = async (hotel: BuiltHotel, more: object = {}) => {
    const { checkin, checkout } = SATURDAY_EVENING
    const { body } = await api.get(withQuery(`/hotels/${hotel.id}/find-availability`, { checkin, checkout, ...more }))
    return body.availability
  }

  const search = async (where: object, rooms = 1) => {
    const { checkin, checkout } = SATURDAY_EVENING
    const filter = { where: { cityId: city.id, ...where }, limit: 100 }
    const { body } = await api.get(withQuery('/hotels/search', { checkin, checkout, rooms, filter }))
    return body as { id: number; hasBathtub: boolean; availability: { availability: boolean } }[]
  }
  return { fourRooms, bookOne, roomsOf, availability, search }
})

describe('bookings with a bathtub', () => {
  test('a booking with a bathtub takes a bathtub room, and a booking without one takes the other rooms first', async ({
    baths,
  }) => {
    const hotel = await baths.fourRooms()
    const plain = await baths.bookOne(hotel)
    const bath = await baths.bookOne(hotel, { bathtub: true })
    const second = await baths.bookOne(hotel, { roomCount: 2, guestsCount: 4 })
    expect(await baths.roomsOf(plain.answer.body.booking.id)).toEqual(['101'])
    expect(await baths.roomsOf(bath.answer.body.booking.id)).toEqual(['103'])
    expect(await baths.roomsOf(second.answer.body.booking.id)).toEqual(['102', '104'])
  })

  test('a booking with a bathtub is refused when all bathtub rooms are taken, and one without a bathtub is accepted', async ({
    baths,
    steps,
  }) => {
    const hotel = await baths.fourRooms()
    for (let n = 0; n < 2; n++) expect((await baths.bookOne(hotel, { bathtub: true })).answer.status).toBe(200)
    expect(await baths.availability(hotel)).toEqual({
      availability: true,
      price: 1499,
      tax: 75,
      total: 1574,
      roomsLeft: 2,
      bathtubRoomsLeft: 0,
      isPaused: false,
    })
    expect(await baths.availability(hotel, { has_bathtub: true })).toMatchObject({ availability: false })
    const third = await baths.bookOne(hotel, { bathtub: true })
    expect([third.answer.status, third.answer.body.error.code]).toEqual([409, 'BATHTUB_SOLD_OUT'])
    expect((await steps.book(third.guest, hotel)).status).toBe(200)
    const { answer } = await baths.bookOne(hotel, { bathtub: true, roomCount: 2, guestsCount: 4 })
    expect(answer.body.error.code).toBe('SOLD_OUT')
  })

  test('a booking with a bathtub is refused for more rooms than have a bathtub', async ({ baths }) => {
    const hotel = await baths.fourRooms()
    const { answer } = await baths.bookOne(hotel, { bathtub: true, roomCount: 3, guestsCount: 6 })
    expect(answer.body.error.code).toBe('BATHTUB_SOLD_OUT')
  })

  test('a booking with a bathtub moves only to a time at which a bathtub room is free', async ({
    api,
    baths,
    steps,
  }) => {
    const hotel = await baths.fourRooms()
    const guest = await buildGuest(api.db)
    const booking = await steps.paid(guest, hotel, { bathtub: true })
    const others = await buildGuest(api.db)
    await steps.book(others, hotel, { bathtub: true, roomCount: 2, guestsCount: 4 }, SUNDAY_MORNING)
    const quote = await steps.modificationBill(guest, booking.id, SUNDAY_MORNING)
    expect(quote.body.availability).toEqual({ availability: false })
    expect((await steps.modify(guest, booking.id, SUNDAY_MORNING)).body.error.code).toBe('SOLD_OUT')
    api.clock.advance(16)
    await steps.runJob('expire-holds')
    expect((await steps.modificationBill(guest, booking.id, SUNDAY_MORNING)).body.availability.availability).toBe(true)
    expect((await steps.modify(guest, booking.id, SUNDAY_MORNING)).status).toBe(200)
    expect(await baths.roomsOf(booking.id)).toEqual(['103'])
  })

  test('a booking with a bathtub is extended only in a room that has a bathtub', async ({ api, baths, steps }) => {
    const hotel = await baths.fourRooms()
    const guest = await buildGuest(api.db)
    const booking = await steps.paid(guest, hotel, { bathtub: true })
    const others = await buildGuest(api.db)
    const taken = await steps.book(others, hotel, { bathtub: true, roomCount: 2, guestsCount: 4 }, SUNDAY_MORNING)
    expect((await steps.extensionBill(guest, booking.id, 2)).body.availability).toEqual({ availability: false })
    expect((await steps.extend(guest, booking.id, 2)).body.error.code).toBe('SOLD_OUT')
    await steps.cancel(others, taken.body.booking.id)
    expect((await steps.extensionBill(guest, booking.id, 2)).body.availability).toEqual({ availability: true })
    expect((await steps.extend(guest, booking.id, 2)).status).toBe(200)
    expect(await baths.roomsOf(booking.id)).toEqual(['103', '103'])
  })

  test('a booking with a bathtub that is paid after its hold expired gets a bathtub room again, or a refund', async ({
    api,
    baths,
    city,
    steps,
  }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 2, bathtubRooms: 1, bathtub_charge: 300 })
    const { guest, answer } = await baths.bookOne(hotel, { bathtub: true })
    const { id, payment_url } = answer.body.booking
    api.clock.advance(16)
    await steps.runJob('expire-holds')
    await baths.bookOne(hotel, { bathtub: true })
    await api.db.updateTable('dev_gateway_payments').set({ status: 'open' }).where('status', '<>', 'paid').execute()
    await steps.press(payment_url)
    const read = await steps.read(guest, id)
    expect([read.status, read.refunds.length]).toEqual(['expired', 1])
  })

  test('when many guests book the last bathtub room, one gets it', async ({ api, city, steps }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 3, bathtubRooms: 1, bathtub_charge: 300 })
    const guests = await Promise.all(Array.from({ length: 12 }, () => buildGuest(api.db)))
    const answers = await Promise.all(guests.map((guest) => steps.book(guest, hotel, { bathtub: true })))
    const codes = answers.map(({ status, body }) => (status === 200 ? 'OK' : body.error.code))
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1)
    expect(codes.filter((code) => code === 'BATHTUB_SOLD_OUT')).toHaveLength(11)
  })
})

describe('a search by bathtub', () => {
  test('a search by bathtub finds only hotels with a free bathtub room, and each hotel’s page says whether one is free', async ({
    api,
    baths,
  }) => {
    const hotel = await baths.fourRooms()
    const has = async (where: object, rooms?: number) =>
      (await baths.search(where, rooms)).find(({ id }) => id === hotel.id)
    expect(await has({ has_bathtub: true })).toMatchObject({ hasBathtub: true })
    expect(await has({ has_bathtub: true }, 3)).toBeUndefined()
    await baths.bookOne(hotel, { bathtub: true, roomCount: 2, guestsCount: 4 })
    expect(await has({ has_bathtub: true })).toBeUndefined()
    expect(await has({ has_bathtub: false })).toMatchObject({ hasBathtub: false, availability: { availability: true } })
    expect((await api.get(`/hotels/${hotel.id}`)).body).toMatchObject({ hasBathtub: true, bathTub_charges: 300 })
  })

  test('a search by bathtub counts the hotels that would remain with each filter', async ({ api, baths, city }) => {
    const { checkin, checkout } = SATURDAY_EVENING
    const facets = await api.get(
      withQuery('/hotels/search-facets', { checkin, checkout, filter: { where: { cityId: city.id } } }),
    )
    expect(facets.body.has_bathtub).toBe((await baths.search({ has_bathtub: true })).length)
  })

  test('a search by bathtub shows the free bathtubs of similar hotels', async ({ api, baths }) => {
    const [hotel, other] = [await baths.fourRooms(), await baths.fourRooms()]
    await baths.bookOne(other, { bathtub: true, roomCount: 2, guestsCount: 4 })
    const { checkin, checkout } = SATURDAY_EVENING
    const path = withQuery(`/hotels/similar-hotels/${hotel.id}`, { checkin, checkout, filter: { limit: 100 } })
    const listed = (await api.get(path)).body.find(({ id }: { id: number }) => id === other.id)
    expect(listed.hasBathtub).toBe(false)
  })
})
