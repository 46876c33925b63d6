import type { SortStep } from '../hotels/hotel-order.ts'
import type { PricedDays } from '../prices/priced-days.ts'
import { allOf, anyOf, countBits, hasBit, without, type BitMask } from './bit-mask.ts'
import type { CityIndex } from './city-index.ts'
import type { SortedPositions } from './hotel-list.ts'
import type { MinuteWindow } from './room-stays.ts'

export type StayWish = PricedDays & {
  window: MinuteWindow
  rooms: number
  /** false: nothing is available then, whatever is free */
  isBookable: boolean
  /** when it is asked, in milliseconds since 1970 */
  moment: number
}

/** What a hotel must have; undefined is any. */
export type HotelWish = {
  hasBathtub?: boolean | undefined
  sameSex?: boolean | undefined
  hasLoveKit?: boolean | undefined
  priceAbove?: number | undefined
  priceBelow?: number | undefined
  localityIds?: readonly number[] | undefined
}

export type CitySearch = StayWish & { wish: HotelWish; order: readonly SortStep[]; skip: number; limit: number }

export type FoundInCity = { id: number; price: number | null; isAvailable: boolean; hasFreeBathtub: boolean }

/** Every hotel there is. */
const present = (city: CityIndex): BitMask => city.filter('all', () => true)

/** The hotels that have enough rooms free for a slot that they sell on all days of the stay. */
function available(city: CityIndex, wish: StayWish): BitMask {
  const { window, rooms, isBookable, moment } = wish
  const selling = city.prices(wish).open
  if (!isBookable) return new Uint32Array(selling.length)
  const free = allOf([selling, city.free(window).free(rooms).any])
  const paused = city.pausedAt(moment)
  return paused ? without(free, paused) : free
}

function matching(city: CityIndex, search: CitySearch): BitMask {
  const { window, rooms, wish } = search
  const { hasBathtub, sameSex, hasLoveKit, localityIds, priceAbove, priceBelow } = wish
  let matches = present(city)
  const ask = (mask: BitMask, wanted: boolean | undefined) => {
    if (wanted !== undefined) matches = wanted ? allOf([matches, mask]) : without(matches, mask)
  }
  if (hasBathtub !== undefined) ask(city.free(window).free(rooms).bathtub, hasBathtub)
  ask(
    city.filter('same sex', (hotel) => hotel.sameSex),
    sameSex,
  )
  ask(
    city.filter('love kit', (hotel) => hotel.hasLoveKit),
    hasLoveKit,
  )
  if (localityIds !== undefined) {
    const there = localityIds.map((id) => city.filter(`locality ${id}`, ({ localityId }) => localityId === id))
    ask(anyOf(there, matches.length * 32), true)
  }
  // A price without an upper or lower bound is not compared, so that a hotel without a price may pass.
  if (priceAbove !== undefined || priceBelow !== undefined)
    ask(city.prices(search).within({ priceAbove, priceBelow }), true)
  return matches
}

/** The wanted part of the positions that are set in the mask, in the order given. */
function part({ positions, length }: SortedPositions, mask: BitMask, { skip, limit }: { skip: number; limit: number }) {
  const found: number[] = []
  let passed = 0
  for (let at = 0; at < length && found.length < limit; at++) {
    const position = positions[at] ?? 0
    if (hasBit(mask, position) && passed++ >= skip) found.push(position)
  }
  return found
}

/** Hotels of the city as a search finds them, by their positions. */
export function foundIn(city: CityIndex, wish: StayWish): (position: number, isAvailable: boolean) => FoundInCity {
  const { bathtub } = city.free(wish.window).free(wish.rooms)
  const prices = city.prices(wish)
  return (position, isAvailable) => {
    const hotel = city.at(position)
    if (!hotel) throw new Error(`no hotel at position ${position}`)
    return { id: hotel.id, price: prices.at(position), isAvailable, hasFreeBathtub: hasBit(bathtub, position) }
  }
}

/** The hotels of a city that match, available ones first, each part in the order wished for. */
export function searchCity(city: CityIndex, search: CitySearch): { found: FoundInCity[]; total: number } {
  const { skip, limit } = search
  const all = matching(city, search)
  const free = allOf([all, available(city, search)])
  const [total, freeTotal] = [countBits(all), countBits(free)]
  const order = city.order(search.order, search)
  const first = skip < freeTotal ? part(order, free, { skip, limit: Math.min(limit, freeTotal - skip) }) : []
  const rest = { skip: Math.max(0, skip - freeTotal), limit: Math.min(limit - first.length, Math.max(0, total - skip)) }
  const second = rest.limit > 0 ? part(order, without(all, free), rest) : []
  const found = foundIn(city, search)
  return {
    found: [...first.map((position) => found(position, true)), ...second.map((position) => found(position, false))],
    total,
  }
}

/** Each hotel of the city with what its filters ask, in no particular order. */
export function* hotelsFor(city: CityIndex, wish: Omit<StayWish, 'isBookable' | 'moment'>) {
  const { bathtub } = city.free(wish.window).free(wish.rooms)
  const prices = city.prices(wish)
  for (const position of city.order([], wish).positions.subarray(0, city.size)) {
    const hotel = city.at(position)
    if (hotel) yield { hotel, price: prices.at(position), hasFreeBathtub: hasBit(bathtub, position) }
  }
}

export const isAvailableAt = (city: CityIndex, wish: StayWish): ((position: number) => boolean) => {
  const mask = available(city, wish)
  return (position) => hasBit(mask, position)
}
