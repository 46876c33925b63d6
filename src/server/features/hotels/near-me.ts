import { NEAR_ME_HOTELS } from '#contract/places.ts'
import type { HotelInList } from '#contract/hotels.ts'
import { circleAround, MAX_NEAR_KILOMETRES } from '#domain/places/near-place.ts'
import { middleOf, type RoundedPosition } from '#domain/places/rounded-position.ts'
import { straightKilometres } from '#domain/places/straight-kilometres.ts'
import type { Services } from '../../services.ts'
import { taxRuleAt } from '../../services.ts'
import { listCities } from '../cities/list-cities.ts'
import { fillCard } from './catalogue/hotel-card.ts'
import { searchInMemory } from './catalogue/list-from-memory.ts'
import { presentHotelInList } from './present-hotel.ts'
import { searchHotels } from './search-hotels.ts'

type NearMe = { position: RoundedPosition; checkin: Date; checkout: Date; rooms: number; limit?: number | undefined }

/**
 * Lists the hotels around a guest in the nearest city: first the available ones, then the others, each by distance. The
 * position exists only in this call's variables: nothing stores, logs or counts it (decision 0097). Undefined if there
 * is no city.
 */
export async function findNearMe(
  services: Services,
  { position, limit = NEAR_ME_HOTELS, ...stay }: NearMe,
): Promise<{ citySlug: string; hotels: HotelInList[] } | undefined> {
  const from = middleOf(position)
  const cities = await services.reads.recent(listCities)
  const [city] = cities.toSorted((one, other) => straightKilometres(from, one) - straightKilometres(from, other))
  if (!city) return undefined
  const now = services.clock.now()
  const search = {
    ...stay,
    taxRule: taxRuleAt(services, now),
    filter: { where: { cityId: city.id }, order: 'distance' as const, limit },
    around: circleAround(from, MAX_NEAR_KILOMETRES),
    now,
    userId: null,
  }
  const known = await searchInMemory(services, search)
  if (known) {
    const hotels = known.hotels.map((hotel) => JSON.parse(fillCard(hotel)) as HotelInList)
    return { citySlug: city.slug, hotels }
  }
  const { hotels } = await services.reads.withOwnWrites((db) => searchHotels(db, search))
  return { citySlug: city.slug, hotels: hotels.map(presentHotelInList) }
}
