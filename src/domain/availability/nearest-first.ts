import { squaredDegrees, type Circle } from '../places/near-place.ts'
import type { CityIndex } from './city-index.ts'
import { meetsAll, type Condition, type PageOfHotels } from './hotel-filter.ts'
import { inOrder } from './hotel-list.ts'
import type { SortStep } from '../hotels/hotel-order.ts'

type Nearest = {
  from: Circle
  /** the order of hotels at the same distance */
  ties: readonly SortStep[]
  conditions: readonly Condition[]
  /** the further conditions for an available hotel; undefined if no hotel is available */
  free: readonly Condition[] | undefined
}

/**
 * Returns one page of the hotels within a circle. Available hotels come first, and each part begins with the nearest
 * hotel.
 */
export function nearestFirst(
  city: CityIndex,
  { from, ties, conditions, free }: Nearest,
  { skip, limit }: PageOfHotels,
): { position: number; isAvailable: boolean }[] {
  const byRest = inOrder(ties, () => null)
  const near = Array.from({ length: city.capacity }, (_, position) => position).flatMap((position) => {
    const hotel = city.at(position)
    if (!hotel?.place || city.positionOf(hotel.id) !== position || !meetsAll(conditions, position)) return []
    const isAvailable = free !== undefined && meetsAll(free, position)
    return [{ position, hotel, isAvailable, away: squaredDegrees(from, hotel.place) }]
  })
  return near
    .sort(
      (one, other) =>
        Number(other.isAvailable) - Number(one.isAvailable) || one.away - other.away || byRest(one, other),
    )
    .slice(skip, skip + limit)
}
