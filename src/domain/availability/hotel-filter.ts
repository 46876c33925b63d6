import { bitsOf, countBits, hasBit, positionsIn, type BitMask } from './bit-mask.ts'
import type { IndexedHotel, SortedPositions } from './hotel-list.ts'

/** Matches the positions that are set in the mask or, if `flip` is -1, those that are not set. */
export type Condition = { mask: BitMask; flip: 0 | -1 }

export const isSet = (mask: BitMask): Condition => ({ mask, flip: 0 })
export const isNotSet = (mask: BitMask): Condition => ({ mask, flip: -1 })

/** Whether the position meets every condition. */
export function meetsAll(conditions: readonly Condition[], position: number): boolean {
  for (const { mask, flip } of conditions)
    if (((((mask[position >>> 5] ?? 0) ^ flip) >>> (position & 31)) & 1) === 0) return false
  return true
}

/** Returns those of the given hotels that meet every condition. */
function filterHotels(hotels: BitMask, conditions: readonly Condition[]): BitMask {
  const left = hotels.slice()
  for (const { mask, flip } of conditions)
    for (let word = 0; word < left.length; word++) left[word] = (left[word] ?? 0) & ((mask[word] ?? 0) ^ flip)
  return left
}

/** Counts the hotels that meet every condition. With up to three conditions it creates no list. */
export function countHotels(hotels: BitMask, conditions: readonly Condition[]): number {
  if (conditions.length > 3) return countBits(filterHotels(hotels, conditions))
  const every = isSet(hotels)
  const [one = every, two = every, three = every] = conditions
  let count = 0
  for (let word = 0; word < hotels.length; word++) {
    const first = (hotels[word] ?? 0) & ((one.mask[word] ?? 0) ^ one.flip)
    count += bitsOf(first & ((two.mask[word] ?? 0) ^ two.flip) & ((three.mask[word] ?? 0) ^ three.flip))
  }
  return count
}

/** Selects the hotels that meet every condition, except those that meet all `exceptions`. */
export type HotelFilter = { conditions: readonly Condition[]; exceptions?: readonly Condition[] }

/** The hotels as a mask, in the requested order, and by position. */
export type HotelPositions = {
  present: BitMask
  order: SortedPositions
  /** the place in `order` of the first hotel that may match; all hotels before it are too cheap or too expensive */
  beginning: number
  hotels: { at: (position: number) => IndexedHotel | undefined }
}

export type PageOfHotels = { skip: number; limit: number }

/** How many hotels are first checked one by one. For most searches these are enough to fill a page. */
const SCANNED_FIRST = 512
/** Up to this many matches are sorted, which is quicker than scanning all hotels in order. */
const FEW = 64

/**
 * Returns one page of the matching hotels, in the requested order. If the page is not full, `passed` is the total
 * number of matches.
 */
export function pageOfHotels(
  places: HotelPositions,
  sieve: HotelFilter,
  part: PageOfHotels,
): { found: number[]; passed: number } {
  const { positions, length } = places.order
  const { conditions, exceptions } = sieve
  const found: number[] = []
  const end = Math.min(length, places.beginning + SCANNED_FIRST)
  let passed = 0
  for (let at = places.beginning; at < end && found.length < part.limit; at++) {
    const position = positions[at] ?? 0
    if (!meetsAll(conditions, position) || (exceptions && meetsAll(exceptions, position))) continue
    if (passed++ >= part.skip) found.push(position)
  }
  return found.length === part.limit || end === length ? { found, passed } : partOfAll(places, sieve, part)
}

/**
 * Builds the page from a mask of all matching hotels, which is faster when few hotels match or many pages are skipped.
 */
function partOfAll(
  { present, order, beginning, hotels }: HotelPositions,
  { conditions, exceptions }: HotelFilter,
  { skip, limit }: PageOfHotels,
) {
  const passing = filterHotels(present, conditions)
  if (exceptions) removeAll(passing, filterHotels(passing, exceptions))
  const passed = countBits(passing)
  if (passed <= skip) return { found: [], passed }
  if (passed <= FEW) return { found: order.sorted(positionsIn(passing), hotels).slice(skip, skip + limit), passed }
  const found: number[] = []
  for (let at = beginning, before = 0; at < order.length && found.length < limit; at++) {
    const position = order.positions[at] ?? 0
    if (hasBit(passing, position) && before++ >= skip) found.push(position)
  }
  return { found, passed }
}

function removeAll(mask: BitMask, removed: BitMask): void {
  for (let word = 0; word < mask.length; word++) mask[word] = (mask[word] ?? 0) & ~(removed[word] ?? 0)
}
