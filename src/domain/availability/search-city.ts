import type { SortStep } from '../hotels/hotel-order.ts'
import type { SlotIndex } from '../slots/slots.ts'
import { allOf, anyOf, countBits, hasBit, noneOf, type BitMask } from './bit-mask.ts'
import type { CityIndex } from './city-index.ts'
import type { IndexedHotel, SortedPositions } from './hotel-list.ts'
import type { MinuteWindow } from './room-stays.ts'

export type StayWish = {
  slot: SlotIndex
  window: MinuteWindow
  rooms: number
  /** false: nothing is available then, whatever is free */
  isBookable: boolean
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

const sells = (city: CityIndex, slot: SlotIndex): BitMask =>
  city.filter(`sells ${slot}`, ({ prices }) => (prices[slot] ?? null) !== null)

/** The hotels that have enough rooms free for a slot that they sell. */
function available(city: CityIndex, { slot, window, rooms, isBookable }: StayWish): BitMask {
  const selling = sells(city, slot)
  return isBookable ? allOf([selling, city.free(window).free(rooms).any]) : new Uint32Array(selling.length)
}

const unless = (mask: BitMask, wanted: boolean): BitMask => (wanted ? mask : noneOf(mask))

/** A price without an upper or lower bound is not compared, so that a hotel without a price may pass. */
function isPricedWithin(slot: SlotIndex, { priceAbove, priceBelow }: HotelWish) {
  return ({ prices }: IndexedHotel): boolean => {
    const price = prices[slot] ?? null
    return (
      price !== null &&
      (priceAbove === undefined || price > priceAbove) &&
      (priceBelow === undefined || price < priceBelow)
    )
  }
}

function pricedWithin(city: CityIndex, matching: BitMask, passes: (hotel: IndexedHotel) => boolean): BitMask {
  const kept = matching.slice()
  for (let word = 0; word < kept.length; word++) {
    for (let bits = kept[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits)
      const hotel = city.at(word * 32 + bit)
      if (!hotel || !passes(hotel)) kept[word] = (kept[word] ?? 0) & ~(1 << bit)
    }
  }
  return kept
}

function matching(city: CityIndex, { slot, window, rooms, wish }: CitySearch): BitMask {
  const { hasBathtub, sameSex, hasLoveKit, localityIds } = wish
  const masks: BitMask[] = []
  if (hasBathtub !== undefined) masks.push(unless(city.free(window).free(rooms).bathtub, hasBathtub))
  if (sameSex !== undefined)
    masks.push(
      unless(
        city.filter('same sex', (hotel) => hotel.sameSex),
        sameSex,
      ),
    )
  if (hasLoveKit !== undefined)
    masks.push(
      unless(
        city.filter('love kit', (hotel) => hotel.hasLoveKit),
        hasLoveKit,
      ),
    )
  if (localityIds !== undefined) {
    const there = localityIds.map((id) => city.filter(`locality ${id}`, ({ localityId }) => localityId === id))
    masks.push(anyOf(there, present(city).length * 32))
  }
  const joined = allOf([present(city), ...masks])
  const hasBounds = wish.priceAbove !== undefined || wish.priceBelow !== undefined
  return hasBounds ? pricedWithin(city, joined, isPricedWithin(slot, wish)) : joined
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

/** A hotel of the city as a search finds it. */
export function foundAt(city: CityIndex, position: number, wish: StayWish, isAvailable: boolean): FoundInCity {
  const hotel = city.at(position)
  if (!hotel) throw new Error(`no hotel at position ${position}`)
  const hasFreeBathtub = hasBit(city.free(wish.window).free(wish.rooms).bathtub, position)
  return { id: hotel.id, price: hotel.prices[wish.slot] ?? null, isAvailable, hasFreeBathtub }
}

/** The hotels of a city that match, available ones first, each part in the order wished for. */
export function searchCity(city: CityIndex, search: CitySearch): { found: FoundInCity[]; total: number } {
  const { skip, limit } = search
  const all = matching(city, search)
  const free = allOf([all, available(city, search)])
  const [total, freeTotal] = [countBits(all), countBits(free)]
  const order = city.order(search.order, search.slot)
  const first = skip < freeTotal ? part(order, free, { skip, limit: Math.min(limit, freeTotal - skip) }) : []
  const rest = { skip: Math.max(0, skip - freeTotal), limit: Math.min(limit - first.length, Math.max(0, total - skip)) }
  const second = part(order, allOf([all, noneOf(free)]), rest)
  const found = [
    ...first.map((position) => foundAt(city, position, search, true)),
    ...second.map((position) => foundAt(city, position, search, false)),
  ]
  return { found, total }
}

/** Each hotel of the city with what its filters ask, in no particular order. */
export function* hotelsFor(city: CityIndex, wish: Omit<StayWish, 'isBookable'>) {
  const { bathtub } = city.free(wish.window).free(wish.rooms)
  for (const position of city.order([], wish.slot).positions.subarray(0, city.size)) {
    const hotel = city.at(position)
    if (hotel) yield { hotel, price: hotel.prices[wish.slot] ?? null, hasFreeBathtub: hasBit(bathtub, position) }
  }
}

export const isAvailableAt = (city: CityIndex, wish: StayWish): ((position: number) => boolean) => {
  const mask = available(city, wish)
  return (position) => hasBit(mask, position)
}
