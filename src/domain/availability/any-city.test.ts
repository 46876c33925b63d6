// Compares random cities, after random changes and searches, with a plain search that checks hotel by hotel.
import { expect, test } from 'vitest'
import { eachFilterAmenity } from '../hotels/amenities.ts'
import { eachFilterFact, FILTER_FACTS } from '../hotels/hotel-facts.ts'
import { random } from '../kernel/seeded-random.ts'
import { isInside, squaredDegrees } from '../places/near-place.ts'
import { isRatedFrom, RATING_STEPS } from '../reviews/rating-steps.ts'
import { pricesOfStay, priceOn, slotPricing } from '../prices/price-on.ts'
import { stayTotal } from '../prices/stay-total.ts'
import { repack } from '../rooms/repack.ts'
import { drawGuests, drawHotel, drawSearch, LOCALITIES, type StayedIn } from '#tests/draw-city.ts'
import { CityIndex } from './city-index.ts'
import type { PriceBounds } from './day-prices.ts'
import { facetsOfCity, type CityFacets } from './facets-of-city.ts'
import { inOrder, type IndexedHotel } from './hotel-list.ts'
import { overlaps } from './room-stays.ts'
import { isClosedFor } from './reception.ts'
import { searchCity, type CitySearch } from './search-city.ts'
import { similarInCity } from './similar-in-city.ts'

function cityOf(hotels: Iterable<StayedIn>): CityIndex {
  const city = new CityIndex()
  for (const hotel of hotels) city.put(hotel, hotel.stays)
  return city
}

const isWithin = (amount: number | null, { above, below }: PriceBounds = {}) =>
  (above === undefined || (amount !== null && amount > above)) &&
  (below === undefined || (amount !== null && amount < below))

const isFree = ({ cancelHours }: StayedIn, { window, moment }: Pick<CitySearch, 'window' | 'moment'>) =>
  moment < (window.from - cancelHours * 60) * 60_000

/** Checks hotel by hotel, and must give the same result as the city's search. */
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
  const rest = inOrder(order, (position) => {
    const one = judged[position]
    return (byTotal ? one?.stay?.total : one?.price) ?? null
  })
  const { near } = wish
  const awayFrom = ({ place }: StayedIn) => (near && place ? squaredDegrees(near, place) : 0)
  const compare: typeof rest = (one, other) =>
    (order[0]?.key === 'distance' ? awayFrom(one.hotel as StayedIn) - awayFrom(other.hotel as StayedIn) : 0) ||
    rest(one, other)
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
    .filter(
      ({ hotel }) => (wish.isFreeToCancel ?? isFree(hotel, { window, moment })) === isFree(hotel, { window, moment }),
    )
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

/** Checks hotel by hotel, and must give the same counts as the city's filters. */
function plainFacets(hotels: StayedIn[], wish: CitySearch) {
  const { found } = plainSearch(hotels, { ...wish, wish: {}, skip: 0, limit: hotels.length })
  const count = (passes: (hotel: StayedIn) => boolean) => hotels.filter(passes).length
  return {
    count: hotels.length,
    bathtub: found.filter(({ hasFreeBathtub }) => hasFreeBathtub).length,
    freeToCancel: count((hotel) => isFree(hotel, wish)),
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

/** Sorts all hotels, and must find the same similar hotels as the city does. */
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

/**
 * The city has more hotels than a search checks one by one, so that the search has to use masks to find rare hotels.
 */
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

test.each([1, 2, 3])('a search after random changes finds the same as a plain search (seed %i)', (seed) => {
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
