import type { SearchFacets } from '#contract/hotel-search.ts'
import { minutesOf } from '#domain/availability/room-stays.ts'
import { isTooLateFor } from '#domain/availability/reception.ts'
import { isPausedFor } from '#domain/availability/sales-pause.ts'
import { facetsOfCity } from '#domain/availability/facets-of-city.ts'
import { MAX_ROOMS } from '#domain/bookings/rooms-and-guests.ts'
import type { Period } from '#domain/kernel/period.ts'
import { NOT_SOLD } from '#domain/prices/price-on.ts'
import type { PricedDays } from '#domain/prices/priced-days.ts'
import type { TotalQuery } from '#domain/prices/stay-total.ts'
import type { CataloguedCity } from '../../../ports/catalogue.ts'
import type { Services } from '../../../services.ts'
import { offerOf, type AvailabilityRequest, type Availability } from '../find-availability.ts'
import { presentFacets } from '../search-facets.ts'

/** Counts facets like `searchFacets`, for a city in memory. */
export function facetsInMemory(
  { index, localities, places }: CataloguedCity,
  { days, period, rooms, taxRule, now }: TotalQuery & { days: PricedDays; period: Period; now: Date },
): SearchFacets {
  const counted = facetsOfCity(index, { ...days, window: minutesOf(period), rooms, taxRule, moment: now.getTime() })
  return presentFacets({
    count: counted.count,
    prices: counted.prices,
    totals: counted.totals,
    has_bathtub: counted.bathtub,
    free_to_cancel: counted.freeToCancel,
    ...counted.facts,
    amenities: counted.amenities,
    ratings: [...counted.ratings],
    places: [...places],
    localities: localities.flatMap(({ id, slug, name, names }) => {
      const count = counted.localities.get(id)
      return count === undefined ? [] : [{ id, slug, name, names, count }]
    }),
  })
}

/**
 * Finds availability like `findAvailability`, but from memory. Undefined if the caller must ask the database, which can
 * also tell whether the hotel exists.
 */
export async function availabilityInMemory(
  { catalogue }: Pick<Services, 'catalogue'>,
  { hotel, days, period, now }: AvailabilityRequest,
): Promise<Availability | undefined> {
  const found = await catalogue.findHotel(hotel, period.start)
  if (!found) return undefined
  const { indexed } = found
  const left = (hasBathtub: boolean) => {
    const asked = { window: minutesOf(period), hasBathtub, moment: now.getTime() }
    return Math.min(MAX_ROOMS, found.city.index.roomsToSell(indexed, asked, MAX_ROOMS))
  }
  const offer = offerOf(indexed.prices[days.slot] ?? NOT_SOLD, days)
  const when = [now.getTime(), period.start.getTime()] as const
  const isPaused = isPausedFor(indexed.pauses, ...when)
  return {
    ...offer,
    sellsSlot: offer.sellsSlot && !isPaused,
    isPaused,
    isTooLate: isTooLateFor(indexed.reception, ...when),
    roomsLeft: left(false),
    bathtubRoomsLeft: left(true),
  }
}
