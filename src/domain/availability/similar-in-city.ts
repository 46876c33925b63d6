import type { CityIndex } from './city-index.ts'
import { compareValues, type IndexedHotel } from './hotel-list.ts'
import { foundIn, isAvailableAt, type FoundInCity, type StayWish } from './search-city.ts'

/** A guest looking for a similar hotel will pay a little more or gladly less. */
export const ALIKE_PRICE = { from: 0.7, to: 1.4 }

export const NEAR_KILOMETRES = 3
export const KILOMETRES_A_DEGREE = 111.2

type Place = { lat: number; lng: number }

/** Flat-earth distance: within a city it is off by metres. */
const kilometres = (one: Place, other: Place): number =>
  KILOMETRES_A_DEGREE *
  Math.sqrt((one.lat - other.lat) ** 2 + ((one.lng - other.lng) * Math.cos((other.lat * Math.PI) / 180)) ** 2)

/** 0 in the same locality, 1 near it, 2 elsewhere in the city or unknown. */
function farness(hotel: IndexedHotel, subject: IndexedHotel): number {
  if (hotel.localityId === subject.localityId) return 0
  if (!hotel.place || !subject.place) return 2
  return kilometres(hotel.place, subject.place) <= NEAR_KILOMETRES ? 1 : 2
}

const isAlike = (price: number | null, subject: number | null): boolean =>
  price !== null && subject !== null && price >= subject * ALIKE_PRICE.from && price <= subject * ALIKE_PRICE.to

type Ranked = { position: number; hotel: IndexedHotel; isAvailable: boolean; isAlike: boolean; farness: number }

const byLikeness = (one: Ranked, other: Ranked): number =>
  Number(other.isAvailable) - Number(one.isAvailable) ||
  Number(other.isAlike) - Number(one.isAlike) ||
  one.farness - other.farness ||
  compareValues(one.hotel.rating, other.hotel.rating, 'DESC') ||
  other.hotel.rank - one.hotel.rank ||
  one.hotel.id - other.hotel.id

type SimilarWish = StayWish & { skip: number; limit: number }

/** Other hotels of the city, the guest's likelier choices first (specification §7). */
export function similarInCity(city: CityIndex, subject: IndexedHotel, wish: SimilarWish): FoundInCity[] {
  const isAvailable = isAvailableAt(city, wish)
  const prices = city.prices(wish)
  const price = prices.at(city.positionOf(subject.id))
  const ranked: Ranked[] = []
  for (const position of city.order([], wish).positions.subarray(0, city.size)) {
    const hotel = city.at(position)
    if (!hotel || hotel.id === subject.id) continue
    ranked.push({
      position,
      hotel,
      isAvailable: isAvailable(position),
      isAlike: isAlike(prices.at(position), price),
      farness: farness(hotel, subject),
    })
  }
  ranked.sort(byLikeness)
  const found = foundIn(city, wish)
  return ranked.slice(wish.skip, wish.skip + wish.limit).map((one) => found(one.position, one.isAvailable))
}
