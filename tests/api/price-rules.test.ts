import { expect } from 'vitest'
import { buildGuest, buildHotel, buildPriceRules, type BuiltHotel, type RuleWish } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery } from './start-api.ts'

const SATURDAY = '2026-12-05'
const [FRIDAY_DAY, SATURDAY_DAY] = [5, 6]
/** A Full Day stay from Thursday to Sunday, which is three nights. */
const LONG = { checkin: '2026-12-10T12:00:00+05:30', checkout: '2026-12-13T11:00:00+05:30', slotId: 2 }
const THURSDAY = { checkin: '2026-12-10T12:00:00+05:30', checkout: '2026-12-11T11:00:00+05:30', slotId: 2 }

const EVENING = 3
const FULL_DAY = 4
const closed = (slot: number, day: string): RuleWish => ({ slot, price: null, first: day, last: day })

const test = bookingTest.extend('shown', ({ api, city }) => {
  const billOf = async (hotel: BuiltHotel, { checkin, checkout }: { checkin: string; checkout: string }) =>
    api.post(`/hotels/${hotel.id}/calculate-bill`, { checkin_date: checkin, checkout_date: checkout, roomCount: 1 })
  const found = async ({ checkin, checkout }: { checkin: string; checkout: string }, order = 'price') => {
    const filter = { where: { cityId: city.id }, order, limit: 100 }
    return (await api.get(withQuery('/hotels/search', { checkin, checkout, filter }))).body as {
      id: number
      price: number | null
      prices: Record<string, number>
      availability: { availability: boolean }
    }[]
  }
  const inSearch = async (hotel: BuiltHotel, stay: { checkin: string; checkout: string }) => {
    const one = (await found(stay)).find(({ id }) => id === hotel.id)
    return one && [one.price, one.availability.availability]
  }
  const availability = async (hotel: BuiltHotel, { checkin, checkout }: { checkin: string; checkout: string }) => {
    const answer = await api.get(withQuery(`/hotels/${hotel.id}/find-availability`, { checkin, checkout }))
    return [answer.body.availability.price, answer.body.availability.availability]
  }
  const offers = (hotel: BuiltHotel, query: object, headers: object = {}) =>
    api.get(withQuery(`/hotels/${hotel.id}/offers-by-day`, { ...query }), { headers: { ...headers } })
  return { billOf, found, inSearch, availability, offers }
})

test('a day’s price is the same in search, availability, quote, booking and the booking’s row', async ({
  api,
  hotel,
  guest,
  steps,
  shown,
}) => {
  await buildPriceRules(api.db, hotel, { slot: EVENING, weekday: SATURDAY_DAY, price: 1799 })
  expect(await shown.inSearch(hotel, SATURDAY_EVENING)).toEqual([1799, true])
  expect(await shown.availability(hotel, SATURDAY_EVENING)).toEqual([1799, true])
  const { bill } = (await shown.billOf(hotel, SATURDAY_EVENING)).body
  expect(bill).toMatchObject({ room_total: 1799, serviceTax: 90, total: 1889 })
  const { booking } = (await steps.book(guest, hotel)).body
  expect(booking.bill).toEqual(bill)
  const row = api.db.selectFrom('bookings').select(['slot_price', 'room_total']).where('id', '=', booking.id)
  expect(await row.executeTakeFirst()).toEqual({ slot_price: 1799, room_total: 1799 })
})

test('the hotel list shows the price of every slot on the day, from memory and from the database', async ({
  api,
  hotel,
  shown,
}) => {
  await buildPriceRules(
    api.db,
    hotel,
    { slot: EVENING, weekday: SATURDAY_DAY, price: 1799 },
    closed(FULL_DAY, SATURDAY),
  )
  const listed = async (stay: { checkin: string; checkout: string }) =>
    (await shown.found(stay)).find(({ id }) => id === hotel.id)
  const { prices: usual } = (await api.get(`/hotels/${hotel.id}`)).body
  const { fullday_slot: _closed, ...open } = usual
  const saturday = await listed(SATURDAY_EVENING)
  expect(saturday).toMatchObject({ price: 1799 })
  expect(saturday?.prices).toEqual({ ...open, evening_slot: 1799 })
  expect((await listed(THURSDAY))?.prices).toEqual(usual)
})

test('hotels are sorted, filtered and counted by the day’s price', async ({ api, city, shown }) => {
  const [cheap, dear] = [
    await buildHotel(api.db, city, { prices: { 3: 1100 } }),
    await buildHotel(api.db, city, { prices: { 3: 1200 } }),
  ]
  await buildPriceRules(api.db, cheap, { slot: EVENING, first: SATURDAY, last: SATURDAY, price: 1300 })
  const both = (hotels: { id: number }[]) =>
    hotels.filter(({ id }) => id === cheap.id || id === dear.id).map(({ id }) => id)
  expect(both(await shown.found(SATURDAY_EVENING))).toEqual([dear.id, cheap.id])
  expect(both(await shown.found(SATURDAY_EVENING, 'price DESC'))).toEqual([cheap.id, dear.id])
  const { checkin, checkout } = SATURDAY_EVENING
  const filter = { where: { cityId: city.id, price: { gt: 1299, lt: 1301 } } }
  const within = await api.get(withQuery('/hotels/search', { checkin, checkout, filter }))
  expect(within.body.map(({ id }: { id: number }) => id)).toEqual([cheap.id])
})

test('a closed slot is in no quote and cannot be booked, like a slot that is not sold', async ({
  api,
  hotel,
  guest,
  steps,
  shown,
}) => {
  await buildPriceRules(api.db, hotel, closed(EVENING, SATURDAY))
  expect(await shown.inSearch(hotel, SATURDAY_EVENING)).toEqual([null, false])
  expect(await shown.availability(hotel, SATURDAY_EVENING)).toEqual([null, false])
  const refused = await shown.billOf(hotel, SATURDAY_EVENING)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'SLOT_NOT_SOLD'])
  const booked = await steps.book(guest, hotel)
  expect([booked.status, booked.body.error.code]).toEqual([409, 'SLOT_NOT_SOLD'])
  expect((await steps.book(guest, hotel, {}, SUNDAY_MORNING)).status).toBe(200)
})

test('a stay of several days costs the sum of its days, and extra hours are priced by the last day', async ({
  api,
  hotel,
  guest,
  steps,
  shown,
}) => {
  await buildPriceRules(
    api.db,
    hotel,
    { slot: FULL_DAY, weekday: FRIDAY_DAY, price: 2400 },
    { slot: FULL_DAY, weekday: SATURDAY_DAY, price: 2760 },
  )
  const { bill } = (await shown.billOf(hotel, LONG)).body
  expect(bill).toMatchObject({ room_total: 2000 + 2400 + 2760, serviceTax: 358, total: 7518 })
  expect(await shown.inSearch(hotel, LONG)).toEqual([2000, true])
  const { id } = await steps.paid(guest, hotel, {}, LONG)
  expect((await steps.read(guest, id)).bill).toEqual(bill)
  // The price of 23 hours is ₹2,760.
  expect((await steps.extensionBill(guest, id, 1)).body.bill.price_per_hour).toBe(120)
})

test('a closed day within a stay closes the whole stay', async ({ api, hotel, guest, steps, shown }) => {
  await buildPriceRules(api.db, hotel, closed(FULL_DAY, '2026-12-12'))
  expect(await shown.inSearch(hotel, LONG)).toEqual([2000, false])
  expect(await shown.availability(hotel, LONG)).toEqual([2000, false])
  expect((await steps.book(guest, hotel, {}, LONG)).body.error.code).toBe('SLOT_NOT_SOLD')
  expect(await shown.inSearch(hotel, THURSDAY)).toEqual([2000, true])
})

test('days on either side of the tax threshold are each taxed at their own rate', async ({
  api,
  city,
  guest,
  steps,
  shown,
}) => {
  const hotel = await buildHotel(api.db, city, { prices: { 4: 7000 } })
  await buildPriceRules(api.db, hotel, { slot: FULL_DAY, weekday: FRIDAY_DAY, price: 8000 })
  const stay = { ...LONG, checkout: '2026-12-12T11:00:00+05:30' }
  const { bill } = (await shown.billOf(hotel, stay)).body
  expect(bill).toMatchObject({ room_total: 15_000, serviceTax: 350 + 1440, tax_rate: 12 })
  expect((await steps.book(guest, hotel, {}, stay)).body.booking.bill).toEqual(bill)
})

test('a change of time costs the prices of its days, and cannot move to a closed day', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  await buildPriceRules(
    api.db,
    hotel,
    { slot: FULL_DAY, weekday: FRIDAY_DAY, price: 2400 },
    closed(FULL_DAY, '2026-12-13'),
  )
  const { id } = await steps.paid(guest, hotel)
  const quoted = (await steps.modificationBill(guest, id, LONG)).body.bill
  expect(quoted).toMatchObject({ room_total: 6400, total: 6720 })
  const longer = { ...LONG, checkout: '2026-12-14T11:00:00+05:30' }
  expect((await steps.modificationBill(guest, id, longer)).body.error.code).toBe('SLOT_NOT_SOLD')
  expect((await steps.modify(guest, id, longer)).body.error.code).toBe('SLOT_NOT_SOLD')
  const modified = await steps.modify(guest, id, LONG)
  await steps.press(modified.body.payment_url)
  await expect.poll(async () => (await steps.read(guest, id)).bill.room_total).toBe(6400)
})

test('a rule set after the quote applies to a new booking, and never changes an existing booking', async ({
  api,
  city,
  guest,
  steps,
  shown,
}) => {
  const hotel = await buildHotel(api.db, city, { rooms: 2 })
  const quoted = (await shown.billOf(hotel, SATURDAY_EVENING)).body.bill
  const before = (await steps.book(guest, hotel)).body.booking
  await buildPriceRules(api.db, hotel, { slot: EVENING, first: SATURDAY, last: SATURDAY, price: 1999 })
  const after = (await steps.book(await buildGuest(api.db), hotel)).body.booking
  expect(before.bill).toEqual(quoted)
  expect(after.bill.room_total).toBe(1999)
  await steps.press(before.payment_url)
  expect((await steps.read(guest, before.id)).bill).toEqual(quoted)
})

test('bookings made while a price changes are charged what their answers say', async ({ api, city, steps }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 20, prices: { 3: 1499 } })
  await buildPriceRules(api.db, hotel, { slot: EVENING, first: SATURDAY, last: SATURDAY, price: 1799 })
  const guests = await Promise.all(Array.from({ length: 16 }, () => buildGuest(api.db)))
  const rule = api.db.updateTable('price_rules').where('hotel_id', '=', hotel.id)
  const flips = (async () => {
    for (let flip = 0; flip < 20; flip++) await rule.set({ price: flip % 2 ? 1799 : null }).execute()
  })()
  const answers = await Promise.all(guests.map((guest) => steps.book(guest, hotel)))
  await flips
  for (const { status, body } of answers) {
    if (status !== 200) expect(body.error.code).toBe('SLOT_NOT_SOLD')
    else expect(body.booking.bill.room_total).toBe(1799)
  }
  const rows = await api.db
    .selectFrom('bookings')
    .select(['id', 'total'])
    .where('hotel_id', '=', hotel.id)
    .orderBy('id')
    .execute()
  const told = answers.flatMap(({ status, body }) =>
    status === 200 ? [{ id: body.booking.id, total: body.booking.bill.total }] : [],
  )
  expect(told.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(rows)
})

test('the price list shows what a slot costs on the next days', async ({ api, city, guest, steps, shown }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 0: 900, 3: 1499 } })
  await buildPriceRules(
    api.db,
    hotel,
    { slot: EVENING, weekday: FRIDAY_DAY, price: 1699 },
    closed(EVENING, '2026-12-03'),
  )
  await steps.book(guest, hotel)
  const asked = { slot: EVENING, from: '2026-11-29', days: 7 }
  const answer = await shown.offers(hotel, asked)
  expect(answer.body).toEqual({
    slot: EVENING,
    days: [
      { date: '2026-12-01', state: 'free', price: 1499 },
      { date: '2026-12-02', state: 'free', price: 1499 },
      { date: '2026-12-03', state: 'closed', price: null },
      { date: '2026-12-04', state: 'free', price: 1699 },
      { date: SATURDAY, state: 'sold', price: 1499 },
    ],
  })
  const { etag } = answer.headers
  expect((await shown.offers(hotel, asked, { 'if-none-match': etag })).status).toBe(304)
  await buildPriceRules(api.db, hotel, { slot: EVENING, first: '2026-12-02', last: '2026-12-02', price: 199 })
  const later = await shown.offers(hotel, asked, { 'if-none-match': etag })
  expect([later.status, later.body.days[1].price]).toEqual([200, 199])
  expect((await shown.offers(hotel, { slot: EVENING })).body.days).toHaveLength(30)
  expect((await shown.offers(hotel, { slot: EVENING, rooms: 2, days: 1 })).body.days[0].state).toBe('sold')
  expect((await shown.offers(hotel, { slot: 0, days: 1 })).body.days[0].state).toBe('free')
  expect((await shown.offers(hotel, { slot: 4, days: 1 })).body.days).toEqual([
    { date: '2026-12-01', state: 'not-sold', price: null },
  ])
  expect((await shown.offers(hotel, { slot: EVENING, from: '2027-05-29', days: 9 })).body.days).toHaveLength(2)
  expect((await shown.offers(hotel, { slot: EVENING, from: '2026-02-30' })).body.error.code).toBe('FROM_INVALID')
  expect((await shown.offers({ ...hotel, id: 2_000_000_000 }, { slot: EVENING })).status).toBe(404)
})
