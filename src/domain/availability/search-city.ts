import { mostOpenHours } from '../bookings/change-window.ts'
import { FILTER_AMENITIES, type FilterAmenity } from '../hotels/amenities.ts'
import { FILTER_FACTS, type FilterFact } from '../hotels/hotel-facts.ts'
import type { SortStep } from '../hotels/hotel-order.ts'
import { addDays } from '../kernel/ist.ts'
import { NOT_SOLD, priceOn, pricesOn } from '../prices/price-on.ts'
import type { PricedDays } from '../prices/priced-days.ts'
import { stayTotal, type StayTotal, type TotalQuery } from '../prices/stay-total.ts'
import { isInside, type Circle } from '../places/near-place.ts'
import { isRatedFrom } from '../reviews/rating-steps.ts'
import { anyOf, hasBit, type BitMask } from './bit-mask.ts'
import type { CityIndex } from './city-index.ts'
import type { PriceBounds } from './day-prices.ts'
import type { IndexedHotel, SortedPositions } from './hotel-list.ts'
import { nearestFirst } from './nearest-first.ts'
import type { MinuteWindow } from './room-stays.ts'
import {
  countHotels,
  isSet,
  isNotSet,
  meetsAll,
  pageOfHotels,
  type Condition,
  type HotelPositions,
} from './hotel-filter.ts'

export type StayQuery = PricedDays &
  TotalQuery & {
    window: MinuteWindow
    /** if false, no hotel is available for this stay, even if rooms are free */
    isBookable: boolean
    /** the time of the request, in milliseconds since 1970 */
    moment: number
  }

/** The requirements for a hotel. An undefined requirement matches any hotel. */
export type HotelQuery = {
  hasBathtub?: boolean | undefined
  /** only hotels where this stay could still be cancelled free of charge */
  isFreeToCancel?: boolean | undefined
  facts?: Partial<Record<FilterFact, boolean | undefined>>
  /** bounds for a room's price on the first day */
  price?: PriceBounds | undefined
  /** bounds for the cost of the stay with tax */
  total?: PriceBounds | undefined
  localityIds?: readonly number[] | undefined
  /** only hotels that have every one of these amenities */
  amenities?: readonly FilterAmenity[] | undefined
  /** the lowest rating that is accepted */
  ratedFrom?: number | undefined
  /** `null` if the city does not have the place, so that no hotel matches */
  near?: Circle | null | undefined
}

export type CitySearch = StayQuery & { wish: HotelQuery; order: readonly SortStep[]; skip: number; limit: number }

export type FoundInCity = {
  id: number
  /** a room's price on the first day; null if the hotel does not sell the slot that day */
  price: number | null
  /** what the stay costs with tax; null if the hotel does not sell it on all of the days */
  stay: StayTotal | null
  /** the hotel's price in each slot on the check-in day, by slot index */
  dayPrices: readonly (number | null)[]
  isAvailable: boolean
  /** whether the hotel takes no new bookings for this day, even if rooms are free */
  isPaused: boolean
  hasFreeBathtub: boolean
}

/** Returns the hotels for which a fact is true. */
export const withFact = (city: CityIndex, name: FilterFact): BitMask => city.filter(name, ({ facts }) => facts[name])

/** Returns the hotels with an amenity. */
export const withAmenity = (city: CityIndex, name: FilterAmenity): BitMask =>
  city.filter(`amenity ${name}`, ({ amenities }) => amenities[name])

/** Returns the hotels with this rating or a better one. */
export const withRating = (city: CityIndex, from: number): BitMask =>
  city.filter(`rated ${from}`, ({ rating }) => isRatedFrom(rating, from))

/** Returns the hotels where this stay could still be cancelled free of charge, not including the grace period. */
export function withFreeCancelling(city: CityIndex, { window, moment }: Pick<StayQuery, 'window' | 'moment'>): BitMask {
  const most = mostOpenHours(new Date(window.from * 60_000), new Date(moment))
  return city.filter(`cancel ${most}`, ({ cancelHours }) => most !== undefined && cancelHours <= most)
}

/** Returns all hotels of the city. */
const present = (city: CityIndex): BitMask => city.filter('all', () => true)

/** Returns the hotels that refuse new bookings for the stay; undefined if none does. */
const closed = (city: CityIndex, { window, moment }: StayQuery): BitMask | undefined =>
  city.closedFor(moment, window.from * 60_000)

/**
 * Returns the hotels with enough free rooms that sell the slot on all days of the stay; undefined if there cannot be
 * any.
 */
function available(city: CityIndex, wish: StayQuery): Condition[] | undefined {
  const { window, rooms, isBookable, moment } = wish
  if (!isBookable) return undefined
  const stopped = closed(city, wish)
  const free = [isSet(city.free(window).withRooms(rooms, moment)), isSet(city.prices(wish).open)]
  return stopped ? [...free, isNotSet(stopped)] : free
}

/** Conditions other than availability, with a cache key. */
type Asked = { conditions: Condition[]; key: string; edition: number }

function matching(city: CityIndex, search: CitySearch): Asked {
  const { window, rooms, wish, moment } = search
  const { hasBathtub, isFreeToCancel, facts, localityIds } = wish
  const asked: Asked = { conditions: [], key: '', edition: 0 }
  const ask = (name: string, mask: BitMask, wanted: boolean) => {
    asked.conditions.push(wanted ? isSet(mask) : isNotSet(mask))
    asked.key += `${name} ${wanted},`
  }
  askPrice(city, search, ask)
  if (hasBathtub !== undefined) {
    const counts = city.free(window)
    ask(`bathtubs ${rooms}`, counts.withBathtubs(rooms, moment), hasBathtub)
    asked.edition = counts.edition
  }
  if (isFreeToCancel !== undefined)
    ask(`cancel ${window.from} ${Math.floor(moment / 60_000)}`, withFreeCancelling(city, search), isFreeToCancel)
  for (const name of FILTER_FACTS) {
    const wanted = facts?.[name]
    if (wanted !== undefined) ask(name, withFact(city, name), wanted)
  }
  if (localityIds !== undefined) {
    const there = localityIds.map((id) => city.filter(`locality ${id}`, ({ localityId }) => localityId === id))
    ask(`localities ${localityIds.join(' ')}`, anyOf(there, city.capacity), true)
  }
  askMore(city, wish, ask)
  return asked
}

type Ask = (name: string, mask: BitMask, wanted: boolean) => void

/** Adds a condition only if there are bounds, because a search without bounds includes hotels without a price. */
function askPrice(city: CityIndex, search: CitySearch, ask: Ask): void {
  const { price, total } = search.wish
  for (const [bounds, prices] of [
    [price, () => city.prices(search)],
    [total, () => city.stayTotals(search)],
  ] as const) {
    if (bounds?.above === undefined && bounds?.below === undefined) continue
    const asked = prices()
    ask(`price ${asked.key} ${bounds.above} ${bounds.below}`, asked.within(bounds), true)
  }
}

/** Filters that go beyond the specification. */
function askMore(city: CityIndex, { amenities = [], ratedFrom, near }: HotelQuery, ask: Ask): void {
  for (const name of FILTER_AMENITIES)
    if (amenities.includes(name)) ask(`amenity ${name}`, withAmenity(city, name), true)
  if (ratedFrom !== undefined) ask(`rated ${ratedFrom}`, withRating(city, ratedFrom), true)
  if (near === undefined) return
  const name = near === null ? 'near nothing' : `near ${near.lat} ${near.lng} ${near.reach}`
  const isNear = ({ place }: IndexedHotel) => near !== null && place !== null && isInside(near, place)
  ask(name, city.rareFilter(name, isNear), true)
}

/** Returns a function that builds the search result of the hotel at a position. */
export function searchResultOf(
  city: CityIndex,
  wish: StayQuery,
): (position: number, isAvailable: boolean) => FoundInCity {
  const counts = city.free(wish.window)
  const prices = city.prices(wish)
  const stopped = closed(city, wish)
  const totalOfDay = (price: number | null) => (price === null ? null : stayTotal([price], wish.rooms, wish.taxRule))
  return (position, isAvailable) => ({
    id: city.idAt(position),
    price: prices.at(position),
    stay: wish.days === 1 ? totalOfDay(prices.at(position)) : totalOf(city.at(position), wish),
    dayPrices: pricesOn(city.at(position)?.prices ?? [], wish.first),
    isAvailable,
    isPaused: stopped !== undefined && hasBit(stopped, position),
    hasFreeBathtub: counts.hasBathtubs(position, wish.rooms, wish.moment),
  })
}

/** Calculates what the stay costs with tax in a hotel. */
function totalOf(hotel: IndexedHotel | undefined, { slot, first, days, rooms, taxRule }: StayQuery): StayTotal | null {
  const pricing = hotel?.prices[slot] ?? NOT_SOLD
  const dayPrices = Array.from({ length: days }, (_day, index) => priceOn(pricing, addDays(first, index)))
  return dayPrices.every((price) => typeof price === 'number') ? stayTotal(dayPrices, rooms, taxRule) : null
}

/**
 * Returns the place at which the hotels within the bounds begin in a list sorted by price or total; 0 in any other
 * list.
 */
function beginningOf(city: CityIndex, search: CitySearch, order: SortedPositions): number {
  const [first] = search.order
  const { price = {}, total = {} } = search.wish
  if (first?.key === 'price') return city.prices(search).beginningOf(order, first.direction, price)
  if (first?.key === 'total') return city.stayTotals(search).beginningOf(order, first.direction, total)
  return 0
}

function placesOf(city: CityIndex, search: CitySearch): HotelPositions {
  const order = city.order(search.order, search)
  return { present: present(city), order, beginning: beginningOf(city, search, order), hotels: city }
}

/** Returns the matching hotels of a city. Available hotels come first, and each part is in the requested order. */
export function searchCity(city: CityIndex, search: CitySearch): { found: FoundInCity[]; total: number } {
  const { skip, limit } = search
  const { conditions, key, edition } = matching(city, search)
  const total =
    conditions.length === 0 ? city.size : city.total(key, edition, () => countHotels(present(city), conditions))
  const wanted = Math.min(limit, Math.max(0, total - skip))
  const free = available(city, search)
  const found = searchResultOf(city, search)
  const [first, ...rest] = search.order
  if (first?.key === 'distance') {
    const { near: from } = search.wish
    if (!from) return searchCity(city, { ...search, order: rest })
    const nearest = nearestFirst(city, { from, ties: rest, conditions, free }, { skip, limit: wanted })
    return { found: nearest.map(({ position, isAvailable }) => found(position, isAvailable)), total }
  }
  return { found: pagesOf(city, search, { conditions, free, wanted }).map((one) => found(...one)), total }
}

type Asking = { conditions: Condition[]; free: Condition[] | undefined; wanted: number }

/** Returns one page of positions, and whether the hotel at each is available. */
function pagesOf(city: CityIndex, search: CitySearch, { conditions, free, wanted }: Asking): [number, boolean][] {
  const { skip } = search
  const places = placesOf(city, search)
  const first = free
    ? pageOfHotels(places, { conditions: [...free, ...conditions] }, { skip, limit: wanted })
    : { found: [], passed: 0 }
  const rest = { skip: Math.max(0, skip - first.passed), limit: wanted - first.found.length }
  const second =
    rest.limit > 0 ? pageOfHotels(places, { conditions, ...(free ? { exceptions: free } : {}) }, rest).found : []
  return [
    ...first.found.map((position): [number, boolean] => [position, true]),
    ...second.map((position): [number, boolean] => [position, false]),
  ]
}

export const isAvailableAt = (city: CityIndex, wish: StayQuery): ((position: number) => boolean) => {
  const conditions = available(city, wish)
  return (position) => conditions !== undefined && meetsAll(conditions, position)
}

/**
 * Ids of the hotels that match a search and sell its slot at that time. One list has the hotels with enough free rooms,
 * the other the hotels without.
 */
export type CityMatches = { free: number[]; soldOut: number[] }

/**
 * Finds every hotel that matches a search. Hotels that do not sell the slot or have paused sales are in neither list.
 */
export function cityMatches(city: CityIndex, search: CitySearch): CityMatches {
  const free = available(city, search)
  if (!free) return { free: [], soldOut: [] }
  const stopped = closed(city, search)
  const sells = [isSet(city.prices(search).open), ...(stopped ? [isNotSet(stopped)] : [])]
  const conditions = [isSet(present(city)), ...matching(city, search).conditions, ...sells]
  const matches: CityMatches = { free: [], soldOut: [] }
  for (let position = 0; position < city.capacity; position++)
    if (meetsAll(conditions, position)) matches[meetsAll(free, position) ? 'free' : 'soldOut'].push(city.idAt(position))
  return matches
}
