import { eachFilterAmenity, type FilterAmenity } from '../hotels/amenities.ts'
import { RATING_STEPS } from '../reviews/rating-steps.ts'
import { eachFilterFact, type FilterFact } from '../hotels/hotel-facts.ts'
import type { CityIndex } from './city-index.ts'
import { withAmenity, withFact, withFreeCancelling, withRating, type StayQuery } from './search-city.ts'
import { countHotels, isSet, type Condition } from './hotel-filter.ts'

export type CityFacets = {
  count: number
  /** the price in rupees of each hotel that sells the slot, in no particular order */
  prices: Int32Array
  /** the stay's total with tax in each hotel that sells it, in no particular order */
  totals: Int32Array
  bathtub: number
  freeToCancel: number
  facts: Record<FilterFact, number>
  amenities: Record<FilterAmenity, number>
  /** how many hotels have at least each rating of `RATING_STEPS` */
  ratings: readonly { from: number; count: number }[]
  /** how many hotels each locality has, by the locality's id */
  localities: ReadonlyMap<number, number>
}

/** Counts how many hotels of the city would remain with each filter, and lists their prices and totals. */
export function facetsOfCity(city: CityIndex, wish: Omit<StayQuery, 'isBookable'>): CityFacets {
  const present = city.filter('all', () => true)
  const count = (condition: Condition) => countHotels(present, [condition])
  return {
    count: city.size,
    prices: city.prices(wish).asked(),
    totals: city.stayTotals(wish).asked(),
    bathtub: count(isSet(city.free(wish.window).withBathtubs(wish.rooms, wish.moment))),
    freeToCancel: count(isSet(withFreeCancelling(city, wish))),
    facts: eachFilterFact((name) => count(isSet(withFact(city, name)))),
    amenities: eachFilterAmenity((name) => count(isSet(withAmenity(city, name)))),
    ratings: RATING_STEPS.map((from) => ({ from, count: count(isSet(withRating(city, from))) })),
    localities: city.localities,
  }
}
