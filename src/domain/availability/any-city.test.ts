// Compares random cities, changed and searched at random, with a plain search that checks hotel by hotel.
import { expect, test } from 'vitest'
import { eachFilterAmenity, FILTER_AMENITIES } from '../hotels/amenities.ts'
import { eachFilterFact, FILTER_FACTS } from '../hotels/hotel-facts.ts'
import { searchOrder, SEARCH_ORDERS } from '../hotels/hotel-order.ts'
import { addDays } from '../kernel/ist.ts'
import { random, type Random } from '../kernel/seeded-random.ts'
import { circleAround, isInside } from '../places/near-place.ts'
import { isRatedFrom, RATING_STEPS } from '../reviews/rating-steps.ts'
import type { TaxRule } from '../bills/tax.ts'
import { pricesOfStay, priceOn, slotPricing } from '../prices/price-on.ts'
import { stayTotal } from '../prices/stay-total.ts'
import type { PriceRule, Weekday } from '../prices/price-rule.ts'
import { repack } from '../rooms/repack.ts'
import type { SlotIndex } from '../slots/slots.ts'
import { CityIndex } from './city-index.ts'
import type { PriceBounds } from './day-prices.ts'
import { facetsOfCity, type CityFacets } from './facets-of-city.ts'
import { inOrder, type IndexedHotel } from './hotel-list.ts'
import { overlaps, type TakenRoom } from './room-stays.ts'
import { isClosedFor } from './reception.ts'
import { searchCity, type CitySearch } from './search-city.ts'
import { similarInCity } from './similar-in-city.ts'

type StayedIn = IndexedHotel & { stays: readonly TakenRoom[] }

function cityOf(hotels: Iterable<StayedIn>): CityIndex {
  const city = new CityIndex()
  for (const hotel of hotels) city.put(hotel, hotel.stays)
  return city
}

const LOCALITIES = [1, 2, 3, 4]
const PLACES = [null, { lat: 18, lng: 73 }, { lat: 18.01, lng: 73 }, { lat: 18.2, lng: 73.1 }]
const maybe = <T>(draw: Random, value: () => T): T | null => (draw.chance(0.8) ? value() : null)

function drawHotel(draw: Random, id: number): StayedIn {
  const rooms = draw.int(0, 4)
  return {
    id,
    localityId: draw.pick(LOCALITIES),
    place: draw.pick(PLACES),
    rank: draw.int(0, 5),
    rating: maybe(draw, () => draw.int(10, 50) / 10),
    customSlot1: draw.int(0, 3),
    customSlot2: draw.int(0, 3),
    prices: [0, 1, 2, 3, 4].map(() =>
      slotPricing(
        maybe(draw, () => draw.int(5, 9) * 100),
        draw.chance(0.4) ? Array.from({ length: draw.int(1, 4) }, (_rule, index) => drawRule(draw, index)) : [],
      ),
    ),
    facts: eachFilterFact(() => draw.chance(0.5)),
    amenities: eachFilterAmenity(() => draw.chance(0.7)),
    rooms,
    bathtubRooms: draw.int(0, rooms),
    cleaningMinutes: draw.pick([0, 0, 3, 12]),
    reception: {
      isOpenAllNight: draw.chance(0.2),
      seenAt: maybe(draw, () => draw.int(-60, 60) * 60_000),
    },
    pauses: draw.chance(0.2) ? Array.from({ length: draw.int(1, 2) }, () => drawPause(draw)) : [],
    stays: Array.from({ length: rooms }, (_room, room) => drawStaysOf(draw, room)).flat(),
  }
}

const drawPause = (draw: Random) => ({ until: draw.int(1, 60) * 60_000, staysBefore: draw.int(1, 60) * 60_000 })

const FIRST = '2026-12-01'
const drawDay = (draw: Random) => addDays(FIRST, draw.int(0, 9))

function drawRule(draw: Random, id: number): PriceRule {
  const price = maybe(draw, () => draw.int(5, 9) * 100)
  if (draw.chance(0.4)) return { id, price, days: { weekday: draw.int(0, 6) as Weekday } }
  const first = drawDay(draw)
  return { id, price, days: { first, last: addDays(first, draw.int(0, 4)) } }
}

const drawGuests = (draw: Random) =>
  draw.chance(0.8)
    ? { booking: draw.int(1, 1_000_000), needsBathtub: draw.chance(0.1), isPinned: draw.chance(0.1) }
    : undefined

/** Draws up to three stays of a room that do not overlap. */
function drawStaysOf(draw: Random, room: number): TakenRoom[] {
  let end = 0
  return Array.from({ length: draw.int(0, 3) }, () => {
    const from = end + draw.int(0, 25)
    end = from + draw.int(1, 20)
    return { room, from, until: end, guests: drawGuests(draw) }
  })
}

/** Tax rules whose threshold lies among the drawn prices. */
const TAX_RULES: readonly TaxRule[] = [
  { from: '2025-09-22', threshold: 700, percentUpTo: 5, percentAbove: 18 },
  { from: '2027-04-01', threshold: 600, percentUpTo: 12, percentAbove: 28 },
]

const drawBounds = (draw: Random, times: number) => ({
  above: draw.chance(0.2) ? draw.int(4, 9) * 100 * times : undefined,
  below: draw.chance(0.2) ? draw.int(4, 9) * 100 * times : undefined,
})

const flag = (draw: Random) => (draw.chance(0.3) ? draw.chance(0.5) : undefined)

/** More circles than the city keeps masks of. */
const drawCircle = (draw: Random) =>
  maybe(draw, () => circleAround({ lat: 18 + draw.int(0, 20) / 100, lng: 73 }, draw.int(1, 20)))

function drawSearch(draw: Random): CitySearch {
  const slot = draw.int(0, 4) as SlotIndex
  const from = draw.int(0, 60)
  return {
    slot,
    first: drawDay(draw),
    days: draw.int(1, 3),
    window: { from, until: from + draw.int(1, 10) },
    rooms: draw.int(1, 3),
    taxRule: draw.pick(TAX_RULES),
    isBookable: draw.chance(0.9),
    moment: draw.int(0, 90) * 60_000,
    wish: {
      hasBathtub: flag(draw),
      facts: eachFilterFact(() => flag(draw)),
      price: drawBounds(draw, 1),
      total: drawBounds(draw, draw.int(1, 4)),
      localityIds: draw.chance(0.3) ? [draw.pick(LOCALITIES), draw.pick(LOCALITIES)] : undefined,
      amenities: draw.chance(0.3) ? FILTER_AMENITIES.filter(() => draw.chance(0.5)) : undefined,
      ratedFrom: draw.chance(0.2) ? draw.int(2, 10) / 2 : undefined,
      near: draw.chance(0.2) ? drawCircle(draw) : undefined,
    },
    order: searchOrder(draw.chance(0.5) ? draw.pick(SEARCH_ORDERS) : undefined, slot, 0),
    skip: draw.chance(0.5) ? draw.int(0, 30) : 0,
    limit: draw.int(1, 20),
  }
}

const isWithin = (amount: number | null, { above, below }: PriceBounds = {}) =>
  (above === undefined || (amount !== null && amount > above)) &&
  (below === undefined || (amount !== null && amount < below))

/** Searches as the city does, by checking hotel by hotel. */
function plainSearch(
  hotels: StayedIn[],
  { slot, first, days, window, rooms, taxRule, isBookable, moment, wish, order, skip, limit }: CitySearch,
) {
  const judged = hotels.map((hotel) => {
    const untilClean = { from: window.from, until: window.until + hotel.cleaningMinutes }
    const busy = new Set(hotel.stays.flatMap((stay) => (overlaps(stay, untilClean) ? [stay.room] : [])))
    const baths = [...busy].filter((room) => room >= hotel.rooms - hotel.bathtubRooms).length
    const canPack = (hasBathtub: boolean) =>
      repack(hotel, { window: untilClean, rooms, hasBathtub, moment }) !== undefined
    const pricing = hotel.prices[slot] ?? slotPricing(null)
    const asked = priceOn(pricing, first)
    const price = typeof asked === 'number' ? asked : null
    const dayPrices = pricesOfStay(pricing, { first, days })
    const isOpen = Array.isArray(dayPrices)
    const stay = isOpen ? stayTotal(dayPrices, rooms, taxRule) : null
    const hasFreeBathtub = hotel.bathtubRooms - baths >= rooms || canPack(true)
    const isPaused = isClosedFor(hotel, moment, window.from * 60_000)
    return {
      hotel,
      price,
      stay,
      isPaused,
      hasFreeBathtub,
      isAvailable: isBookable && isOpen && !isPaused && (hotel.rooms - busy.size >= rooms || canPack(false)),
    }
  })
  const byTotal = order[0]?.key === 'total'
  const compare = inOrder(order, (position) => {
    const one = judged[position]
    return (byTotal ? one?.stay?.total : one?.price) ?? null
  })
  const found = judged
    .map((one, position) => ({ ...one, position }))
    .filter(({ hasFreeBathtub }) => (wish.hasBathtub ?? hasFreeBathtub) === hasFreeBathtub)
    .filter(({ hotel }) =>
      FILTER_FACTS.every((name) => (wish.facts?.[name] ?? hotel.facts[name]) === hotel.facts[name]),
    )
    .filter(({ price }) => isWithin(price, wish.price))
    .filter(({ stay }) => isWithin(stay && stay.total, wish.total))
    .filter(({ hotel }) => wish.localityIds?.includes(hotel.localityId) ?? true)
    .filter(({ hotel }) => (wish.amenities ?? []).every((name) => hotel.amenities[name]))
    .filter(({ hotel }) => wish.ratedFrom === undefined || isRatedFrom(hotel.rating, wish.ratedFrom))
    .filter(({ hotel: { place } }) => wish.near === undefined || (wish.near && place && isInside(wish.near, place)))
    .toSorted((one, other) => Number(other.isAvailable) - Number(one.isAvailable) || compare(one, other))
  const page = found.slice(skip, skip + limit)
  return {
    found: page.map(({ hotel, price, stay, isAvailable, isPaused, hasFreeBathtub }) => ({
      id: hotel.id,
      price,
      stay,
      dayPrices: hotel.prices.map((each) => {
        const ofDay = priceOn(each, first)
        return typeof ofDay === 'number' ? ofDay : null
      }),
      isAvailable,
      isPaused,
      hasFreeBathtub,
    })),
    total: found.length,
  }
}

const sorted = (amounts: Iterable<number>) => [...amounts].toSorted((one, other) => one - other)

const shown = ({ prices, totals, localities, ...counts }: CityFacets) => ({
  ...counts,
  prices: sorted(prices),
  totals: sorted(totals),
  localities: Object.fromEntries(localities),
})

/** Counts the filters as the city does, by checking hotel by hotel. */
function plainFacets(hotels: StayedIn[], wish: CitySearch) {
  const { found } = plainSearch(hotels, { ...wish, wish: {}, skip: 0, limit: hotels.length })
  const count = (passes: (hotel: StayedIn) => boolean) => hotels.filter(passes).length
  return {
    count: hotels.length,
    bathtub: found.filter(({ hasFreeBathtub }) => hasFreeBathtub).length,
    facts: eachFilterFact((name) => count(({ facts }) => facts[name])),
    amenities: eachFilterAmenity((name) => count(({ amenities }) => amenities[name])),
    ratings: RATING_STEPS.map((from) => ({ from, count: count(({ rating }) => isRatedFrom(rating, from)) })),
    prices: sorted(found.flatMap(({ price }) => (price === null ? [] : [price]))),
    totals: sorted(found.flatMap(({ stay }) => (stay === null ? [] : [stay.total]))),
    localities: Object.fromEntries(
      LOCALITIES.flatMap((id) => {
        const there = count(({ localityId }) => localityId === id)
        return there > 0 ? [[id, there]] : []
      }),
    ),
  }
}

/** Finds similar hotels as the city does, by sorting all of them. */
function plainlySimilar(hotels: StayedIn[], subject: StayedIn, wish: CitySearch) {
  const { found } = plainSearch(hotels, { ...wish, wish: {}, skip: 0, limit: hotels.length })
  const priceOf = new Map(found.map(({ id, price }) => [id, price]))
  const price = priceOf.get(subject.id) ?? null
  const isNear = ({ place }: IndexedHotel) =>
    place !== null && subject.place !== null && Math.abs(place.lat - subject.place.lat) < 0.1
  const judged = found.flatMap((one) => {
    const hotel = hotels.find(({ id }) => id === one.id)
    if (!hotel || hotel.id === subject.id) return []
    const isAlike = price !== null && one.price !== null && one.price >= price * 0.7 && one.price <= price * 1.4
    const far = hotel.localityId === subject.localityId ? 0 : isNear(hotel) ? 1 : 2
    return [{ one, hotel, isAlike, far }]
  })
  judged.sort(
    (a, b) =>
      Number(b.one.isAvailable) - Number(a.one.isAvailable) ||
      Number(b.isAlike) - Number(a.isAlike) ||
      a.far - b.far ||
      (b.hotel.rating ?? 0) - (a.hotel.rating ?? 0) ||
      b.hotel.rank - a.hotel.rank ||
      a.hotel.id - b.hotel.id,
  )
  return judged.slice(wish.skip, wish.skip + wish.limit).map(({ one }) => one)
}

test('a search finds the same similar hotels as a plain sort of all hotels', () => {
  const draw = random('similar')
  const hotels = Array.from({ length: 120 }, (_hotel, id) => drawHotel(draw, id))
  const city = cityOf(hotels)
  for (let round = 0; round < 300; round++) {
    const wish = drawSearch(draw)
    const subject = draw.pick(hotels)
    expect(similarInCity(city, subject, wish)).toEqual(plainlySimilar(hotels, subject, wish))
  }
})

/** Uses a city of more hotels than a search checks one by one, so that rare hotels are found by masks. */
test('a search of a large city finds the same as a plain search', () => {
  const draw = random('large')
  const hotels = Array.from({ length: 1200 }, (_hotel, id) => ({
    ...drawHotel(draw, id),
    facts: eachFilterFact((name) => draw.chance(name === 'same_sex' ? 0.01 : 0.97)),
    bathtubRooms: 0,
  }))
  const city = cityOf(hotels)
  for (let round = 0; round < 50; round++) {
    const asked = drawSearch(draw)
    expect(searchCity(city, asked)).toEqual(plainSearch(hotels, asked))
    const soldOut = { ...asked, rooms: 5, skip: draw.pick([0, 3, 700, 1200]) }
    expect(searchCity(city, soldOut)).toEqual(plainSearch(hotels, soldOut))
  }
})

test.each([1, 2, 3])('a search after any changes finds the same as a plain search (seed %i)', (seed) => {
  const draw = random(seed)
  const hotels = new Map(Array.from({ length: 40 }, (_hotel, id) => [id, drawHotel(draw, id)]))
  const city = cityOf(hotels.values())
  const change = () => {
    const id = draw.int(0, 160)
    const known = hotels.get(id)
    if (draw.chance(0.3)) {
      city.remove(id)
      hotels.delete(id)
    } else if (known && draw.chance(0.6)) {
      const from = draw.int(0, 60)
      const window = { from, until: from + 10 }
      const room = draw.int(0, known.rooms - 1)
      const stays = known.rooms > 0 ? [{ room, from, until: from + 3, guests: drawGuests(draw) }] : []
      const kept = known.stays.filter((stay) => !overlaps(stay, window))
      city.replaceStays(id, window, stays)
      hotels.set(id, { ...known, stays: [...kept, ...stays] })
    } else {
      const drawn = drawHotel(draw, id)
      city.put(drawn, drawn.stays)
      hotels.set(id, drawn)
    }
  }
  for (let round = 0; round < 400; round++) {
    const asked = drawSearch(draw)
    expect(searchCity(city, asked)).toEqual(plainSearch([...hotels.values()], asked))
    expect(shown(facetsOfCity(city, asked))).toEqual(plainFacets([...hotels.values()], asked))
    if (draw.chance(0.7)) change()
  }
  expect(city.size).toBe(hotels.size)
  expect(city.bytes).toBeGreaterThan(0)
})
