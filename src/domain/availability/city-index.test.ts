import { describe, expect, test } from 'vitest'
import { searchOrder } from '../hotels/hotel-order.ts'
import { slotPricing } from '../prices/price-on.ts'
import type { PriceRule } from '../prices/price-rule.ts'
import { CityIndex } from './city-index.ts'
import type { IndexedHotel } from './hotel-list.ts'
import type { TakenRoom } from './room-stays.ts'
import { searchCity, type CitySearch } from './search-city.ts'
import { similarInCity } from './similar-in-city.ts'
import { UNSTAFFED } from './reception.ts'
import { eachFilterAmenity } from '../hotels/amenities.ts'
import { eachFilterFact } from '../hotels/hotel-facts.ts'

const NO_FACTS = eachFilterFact(() => false)
const asking = (...prices: (number | null)[]) => prices.map((price) => slotPricing(price))

type StayedIn = IndexedHotel & { stays: readonly TakenRoom[] }

const hotelOf = (fields: Partial<StayedIn> & { id: number }): StayedIn => ({
  localityId: 1,
  place: null,
  rank: 0,
  rating: null,
  customSlot1: 0,
  customSlot2: 0,
  prices: asking(900, null, null, 1500, 2000),
  facts: NO_FACTS,
  amenities: eachFilterAmenity(() => false),
  rooms: 2,
  bathtubRooms: 0,
  cancelHours: 24,
  cleaningMinutes: 0,
  pauses: [],
  reception: UNSTAFFED,
  stays: [],
  ...fields,
})

function cityOf(hotels: Iterable<StayedIn>): CityIndex {
  const city = new CityIndex()
  for (const hotel of hotels) city.put(hotel, hotel.stays)
  return city
}

const NOON = 1000
const MOMENT = 500
const search: CitySearch = {
  slot: 4,
  first: '2026-12-05',
  days: 1,
  window: { from: NOON, until: NOON + 600 },
  rooms: 1,
  taxRule: { from: '2025-09-22', threshold: 7500, percentUpTo: 5, percentAbove: 18 },
  isBookable: true,
  moment: MOMENT,
  wish: {},
  order: searchOrder(undefined, 4, 0),
  skip: 0,
  limit: 10,
}
const idsOf = (city: CityIndex, asked: Partial<CitySearch> = {}) =>
  searchCity(city, { ...search, ...asked }).found.map(({ id }) => id)

const taken = (...rooms: number[]) => rooms.map((room) => ({ room, from: NOON - 60, until: NOON + 1 }))

describe('a search of a city', () => {
  const city = cityOf([
    hotelOf({ id: 1, rank: 5, rating: 4, stays: taken(0, 1) }),
    hotelOf({
      id: 2,
      rank: 3,
      facts: { ...NO_FACTS, same_sex: true },
      localityId: 2,
      prices: asking(900, null, null, 1500, 1000),
    }),
    hotelOf({
      id: 3,
      rank: 9,
      facts: { ...NO_FACTS, has_love_kit: true },
      prices: asking(900, null, null, null, null),
    }),
    hotelOf({ id: 4, rank: 4, rating: 3, bathtubRooms: 1, stays: taken(1) }),
    hotelOf({ id: 5, rank: 4, rating: 5, bathtubRooms: 1, stays: taken(0) }),
  ])

  test.each<[string, Partial<CitySearch>, number[]]>([
    ['lists available hotels first, then by rank and id', {}, [4, 5, 2, 3, 1]],
    ['asks for enough rooms', { rooms: 2 }, [2, 3, 1, 4, 5]],
    ['finds nothing available where nothing can be booked', { isBookable: false }, [3, 1, 4, 5, 2]],
    ['returns a page with the last available and the first unavailable hotels', { skip: 2, limit: 2 }, [2, 3]],
    ['returns a page of unavailable hotels', { skip: 4, limit: 2 }, [1]],
    ['finds nothing past the end', { skip: 5 }, []],
    ['sorts those without a rating last', { order: searchOrder('overallRating ASC', 4, 0) }, [4, 5, 2, 1, 3]],
    ['sorts those without a price last', { order: searchOrder('price DESC', 4, 0) }, [4, 5, 2, 1, 3]],
    ['compares no missing price', { wish: { price: { above: 0 } } }, [4, 5, 2, 1]],
    ['takes prices strictly between', { wish: { price: { above: 1000, below: 2000 } } }, []],
    ['takes prices strictly below', { wish: { price: { below: 1001 } } }, [2]],
    ['knows which bathtubs are free', { wish: { hasBathtub: true } }, [5]],
    ['knows which bathtubs are taken', { wish: { hasBathtub: false } }, [4, 2, 3, 1]],
    ['joins filters', { wish: { facts: { same_sex: false, has_love_kit: false } } }, [4, 5, 1]],
    ['looks in several localities', { wish: { localityIds: [2, 3] } }, [2]],
    ['looks in no unknown locality', { wish: { localityIds: [9] } }, []],
  ])('a city search gives the right hotels: it %s', (_name, asked, expected) => {
    expect(idsOf(city, asked)).toEqual(expected)
  })

  test('a city search counts every matching hotel', () => {
    expect(searchCity(city, { ...search, limit: 1 }).total).toBe(5)
    expect(searchCity(city, { ...search, skip: 9 }).total).toBe(5)
  })
})

describe('rooms that need cleaning after a stay', () => {
  const beginsAt = (minute: number) => [{ room: 0, from: minute, until: minute + 60 }]
  test.each([
    ['is free when the next stay begins as it is clean', 30, NOON + 630, true],
    ['is not free when the next stay begins a minute before it is clean', 30, NOON + 629, false],
    ['is free to the minute without cleaning', 0, NOON + 600, true],
  ])('a room that needs cleaning after a stay is free or not: it %s', (_name, cleaningMinutes, next, isAvailable) => {
    const hotel = hotelOf({ id: 1, rooms: 1, cleaningMinutes, stays: beginsAt(next) })
    const city = cityOf([hotel])
    expect(searchCity(city, search).found[0]?.isAvailable).toBe(isAvailable)
    expect(city.roomsToSell(hotel, { window: search.window, hasBathtub: false, moment: 0 }, 1)).toBe(
      isAvailable ? 1 : 0,
    )
  })

  test('the index counts a room’s stays again when a new stay overlaps the cleaning', () => {
    const city = cityOf([hotelOf({ id: 1, rooms: 1, cleaningMinutes: 30 })])
    expect(searchCity(city, search).found[0]?.isAvailable).toBe(true)
    const next = { room: 0, from: NOON + 629, until: NOON + 700 }
    city.replaceStays(1, next, [next])
    expect(searchCity(city, search).found[0]?.isAvailable).toBe(false)
  })
})

test.each([
  [MOMENT, NOON + 1, true],
  [MOMENT + 1, NOON + 1, false],
  [MOMENT + 1, NOON, true],
])('a hotel paused until %i for stays before minute %i is available: %s', (until, minute, isAvailable) => {
  const city = cityOf([hotelOf({ id: 1, pauses: [{ until, staysBefore: minute * 60_000 }] })])
  expect(searchCity(city, search).found).toMatchObject([{ id: 1, price: 2000, isAvailable }])
  city.put(hotelOf({ id: 1 }), [])
  expect(searchCity(city, search).found).toMatchObject([{ isAvailable: true }])
})

test('the search sorts similar hotels by availability, then by similarity of price, then by distance, then by rating', () => {
  const at = (lat: number) => ({ lat, lng: 73 })
  const subject = hotelOf({ id: 1, place: at(18) })
  const city = cityOf([
    subject,
    hotelOf({ id: 2, place: at(18), stays: taken(0, 1) }),
    hotelOf({ id: 3, localityId: 2, place: at(18.026) }),
    hotelOf({ id: 4, localityId: 2, place: at(18.028), rating: 5 }),
    hotelOf({ id: 5, localityId: 2, rating: 4 }),
    hotelOf({ id: 6, prices: asking(null, null, null, null, 2801) }),
    hotelOf({ id: 7, prices: asking(null, null, null, null, 1400) }),
  ])
  expect(similarInCity(city, subject, search).map(({ id }) => id)).toEqual([7, 3, 4, 5, 6, 2])
})

test('a search calculates prices only once for all days without rules', () => {
  const city = cityOf([hotelOf({ id: 1 })])
  const [one, other] = [city.prices(search), city.prices({ ...search, first: '2027-01-01' })]
  expect(other).toBe(one)
  const friday: PriceRule = { id: 1, days: { weekday: 5 }, price: null }
  city.put(hotelOf({ id: 2, prices: [0, 1, 2, 3, 4].map(() => slotPricing(900, [friday])) }), [])
  expect(city.prices({ ...search, first: '2027-01-01' })).not.toBe(city.prices(search))
  expect(idsOf(city, { first: '2027-01-01' })).toEqual([1, 2])
  city.remove(2)
  expect(city.prices(search)).toBe(one)
  expect(searchCity(city, search).found[0]?.price).toBe(2000)
})

test('a search counts its matches again after a hotel or a stay has changed', () => {
  const bath = { id: 1, rooms: 1, bathtubRooms: 1 }
  const city = cityOf([hotelOf(bath), hotelOf({ id: 2, facts: { ...NO_FACTS, same_sex: true } })])
  const totalOf = (wish: CitySearch['wish']) => searchCity(city, { ...search, wish }).total
  expect([totalOf({ hasBathtub: true }), totalOf({ facts: { same_sex: true } })]).toEqual([1, 1])
  const window = { from: NOON, until: NOON + 60 }
  city.replaceStays(1, window, [{ room: 0, ...window }])
  expect(totalOf({ hasBathtub: true })).toBe(0)
  city.replaceStays(1, window, [])
  expect(totalOf({ hasBathtub: true })).toBe(1)
  city.put(hotelOf({ ...bath, facts: { ...NO_FACTS, same_sex: true } }), [])
  expect(totalOf({ facts: { same_sex: true } })).toBe(2)
  city.remove(1)
  expect([totalOf({ hasBathtub: true }), totalOf({ facts: { same_sex: true } })]).toEqual([0, 1])
})
