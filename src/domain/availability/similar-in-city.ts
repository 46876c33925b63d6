import type { SortStep } from '../hotels/hotel-order.ts'
import { straightKilometres } from '../places/straight-kilometres.ts'
import type { CityIndex } from './city-index.ts'
import type { IndexedHotel } from './hotel-list.ts'
import { searchResultOf, isAvailableAt, type FoundInCity, type StayQuery } from './search-city.ts'

/** The price range of similar hotels, as fractions of the price of the hotel that the guest is viewing. */
export const SIMILAR_PRICE_RATIO = { from: 0.7, to: 1.4 }

export const NEAR_KILOMETRES = 3

/**
 * Returns 0 for a hotel in the same locality, 1 for a hotel within three kilometres, and 2 for a hotel further away or
 * without coordinates.
 */
function farness(hotel: IndexedHotel, subject: IndexedHotel): number {
  if (hotel.localityId === subject.localityId) return 0
  if (!hotel.place || !subject.place) return 2
  return straightKilometres(hotel.place, subject.place) <= NEAR_KILOMETRES ? 1 : 2
}

const isAlike = (price: number | null, subject: number | null): boolean =>
  price !== null &&
  subject !== null &&
  price >= subject * SIMILAR_PRICE_RATIO.from &&
  price <= subject * SIMILAR_PRICE_RATIO.to

type SimilarWish = StayQuery & { skip: number; limit: number }

/** Sorts hotels that are equally similar by rating, then by rank. */
const BY_RATING: readonly SortStep[] = [
  { key: 'overallRating', direction: 'DESC' },
  { key: 'rank', direction: 'DESC' },
]

/**
 * Returns how much a hotel differs from the one that the guest is viewing, from 0 to 11. 0 means available, in the same
 * locality and similar in price.
 */
function unlikenessTo(city: CityIndex, subject: IndexedHotel, wish: SimilarWish) {
  const isAvailable = isAvailableAt(city, wish)
  const prices = city.prices(wish)
  const price = prices.at(city.positionOf(subject.id))
  return (position: number, hotel: IndexedHotel): number =>
    6 * Number(!isAvailable(position)) + 3 * Number(!isAlike(prices.at(position), price)) + farness(hotel, subject)
}

const UNLIKENESSES = 12

/** Lists other hotels of the city, the most similar first (specification §7). */
export function similarInCity(city: CityIndex, subject: IndexedHotel, wish: SimilarWish): FoundInCity[] {
  const unlikeness = unlikenessTo(city, subject, wish)
  const wanted = wish.skip + wish.limit
  // Each list is sorted by rating and is never longer than requested.
  const byUnlikeness = Array.from({ length: UNLIKENESSES }, (): number[] => [])
  const [likeliest] = byUnlikeness
  const { positions, length } = city.order(BY_RATING, wish)
  for (const position of positions.subarray(0, length)) {
    if (likeliest?.length === wanted) break
    const hotel = city.at(position)
    if (!hotel || hotel.id === subject.id) continue
    const alike = byUnlikeness[unlikeness(position, hotel)]
    if (alike && alike.length < wanted) alike.push(position)
  }
  const found = searchResultOf(city, wish)
  const isAvailable = isAvailableAt(city, wish)
  return byUnlikeness
    .flat()
    .slice(wish.skip, wanted)
    .map((position) => found(position, isAvailable(position)))
}
