import type { FilterAmenity } from '../hotels/amenities.ts'
import type { FilterFact } from '../hotels/hotel-facts.ts'
import type { SortKey, SortStep } from '../hotels/hotel-order.ts'
import type { SlotPricing } from '../prices/price-on.ts'
import type { Reception } from './reception.ts'
import type { SalesPause } from './sales-pause.ts'

/** The facts of a hotel that a search needs. Rooms with a bathtub come last in its list of rooms. */
export type IndexedHotel = {
  id: number
  localityId: number
  place: { lat: number; lng: number } | null
  rank: number
  rating: number | null
  /** the hotel's scores in the two custom slots, by which searches for these slots are sorted */
  customSlot1: number
  customSlot2: number
  /** by slot */
  prices: readonly SlotPricing[]
  facts: Record<FilterFact, boolean>
  amenities: Record<FilterAmenity, boolean>
  rooms: number
  bathtubRooms: number
  /** the number of hours before check-in until which guests may cancel */
  cancelHours: number
  /** minutes of cleaning after a stay */
  cleaningMinutes: number
  /** its sales pauses; empty if sales are not paused */
  pauses: readonly SalesPause[]
  /** decides whether the hotel sells stays that have already begun */
  reception: Reception
}

/** A hotel in a list, with its position in the list. */
type Place = { position: number; hotel: IndexedHotel }

export type ByPlace = (one: Place, other: Place) => number

/**
 * Returns the price or the total of the hotel at a position for the stay of a search; null if the hotel does not sell
 * the stay.
 */
export type PriceAt = (position: number) => number | null

const valueOf = ({ position, hotel }: Place, key: SortKey, priceAt: PriceAt): number | null => {
  if (key === 'price' || key === 'total') return priceAt(position)
  // `nearestFirst` sorts lists by distance, because only it knows the point from which to measure.
  if (key === 'distance') return null
  return key === 'overallRating' ? hotel.rating : hotel[key]
}

/** Compares two values, ascending or descending. Missing values come last. */
function compareValues(one: number | null, other: number | null, direction: SortStep['direction']): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return direction === 'ASC' ? one - other : other - one
}

/** Sorts as the database does: by each step, then by id. */
export const inOrder =
  (steps: readonly SortStep[], priceAt: PriceAt): ByPlace =>
  (one, other) => {
    for (const { key, direction } of steps) {
      const compared = compareValues(valueOf(one, key, priceAt), valueOf(other, key, priceAt), direction)
      if (compared !== 0) return compared
    }
    return one.hotel.id - other.hotel.id
  }

/** The positions of hotels in a fixed order, which stay sorted while hotels are added, removed and changed. */
export class SortedPositions {
  readonly positions: Int32Array
  length = 0
  private readonly compare: ByPlace

  /** `sorted` contains the positions of existing hotels, already in this order. */
  constructor(compare: ByPlace, capacity: number, sorted: Int32Array) {
    this.compare = compare
    this.positions = new Int32Array(capacity)
    this.positions.set(sorted)
    this.length = sorted.length
  }

  static of(hotels: readonly (IndexedHotel | undefined)[], capacity: number, compare: ByPlace): SortedPositions {
    const present = hotels.flatMap((hotel, position) => (hotel ? [{ hotel, position }] : []))
    present.sort(compare)
    const sorted = Int32Array.from(present, ({ position }) => position)
    return new SortedPositions(compare, capacity, sorted)
  }

  /** Sorts the given positions in this order. */
  sorted(positions: readonly number[], hotels: { at: (position: number) => IndexedHotel | undefined }): number[] {
    const places = positions.flatMap((position) => {
      const hotel = hotels.at(position)
      return hotel ? [{ position, hotel }] : []
    })
    return places.sort(this.compare).map(({ position }) => position)
  }

  remove(position: number): void {
    const at = this.positions.subarray(0, this.length).indexOf(position)
    if (at < 0) return
    this.positions.copyWithin(at, at + 1, this.length)
    this.length -= 1
  }

  insert(position: number, hotel: IndexedHotel, hotels: readonly (IndexedHotel | undefined)[]): void {
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const at = this.positions[middle] ?? 0
      const there = hotels[at]
      if (there && this.compare({ position: at, hotel: there }, { position, hotel }) < 0) low = middle + 1
      else high = middle
    }
    this.positions.copyWithin(low + 1, low, this.length)
    this.positions[low] = position
    this.length += 1
  }
}
