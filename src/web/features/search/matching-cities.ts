import type { FinderCity } from './finder-view.ts'

/** `alias`: the older name that matched; undefined when the city's own name matches. */
export type MatchingCity<City> = { city: City; alias: string | undefined }

/** Cities whose current or older name contains the input: 'bang' finds Bengaluru (Bangalore). */
export function matchingCities<City extends Pick<FinderCity, 'name' | 'aliases'>>(
  cities: readonly City[],
  typed: string,
): MatchingCity<City>[] {
  const wanted = typed.trim().toLowerCase()
  const matches = (name: string) => name.toLowerCase().includes(wanted)
  return cities.flatMap((city): MatchingCity<City>[] => {
    if (matches(city.name)) return [{ city, alias: undefined }]
    const alias = city.aliases.find(matches)
    return alias === undefined ? [] : [{ city, alias }]
  })
}
