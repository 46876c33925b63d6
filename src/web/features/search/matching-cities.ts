import { spellingOf } from '#domain/places/names.ts'
import type { FinderCity } from './finder-view.ts'

/** `alias`: the other name that matched; undefined when the city's own name matches. */
export type MatchingCity<City> = { city: City; alias: string | undefined }

/** Finds cities by any part of any of their names: 'bang' finds Bengaluru (Bangalore), 'पुणे' finds Pune. */
export function matchingCities<City extends Pick<FinderCity, 'name' | 'aliases'>>(
  cities: readonly City[],
  typed: string,
): MatchingCity<City>[] {
  const wanted = spellingOf(typed)
  const matches = (name: string) => spellingOf(name).includes(wanted)
  return cities.flatMap((city): MatchingCity<City>[] => {
    if (matches(city.name)) return [{ city, alias: undefined }]
    const alias = city.aliases.find(matches)
    return alias === undefined ? [] : [{ city, alias }]
  })
}
