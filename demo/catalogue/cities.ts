import { northernCities } from './cities/northern-cities.ts'
import { southernCities } from './cities/southern-cities.ts'
import { westernCities } from './cities/western-cities.ts'
import type { DemoCity } from './city.ts'

/** The cities of the demo catalogue. Those with the most hotels come first in the search form. */
export const demoCities: readonly DemoCity[] = [...westernCities, ...northernCities, ...southernCities].toSorted(
  (one, other) => other.hotelCount - one.hotelCount || one.name.localeCompare(other.name),
)
