import type { Language } from '../languages.ts'

/** The cities of the catalogue in which desks read Tamil. */
const TAMIL_CITIES: ReadonlySet<string> = new Set(['Chennai', 'Coimbatore', 'Madurai', 'Puducherry', 'Tiruchirappalli'])

/**
 * Returns the languages of the page that guests hold up to the desk of a city: the city's own where the site has it, then
 * Hindi and English.
 */
export const languagesAtDoor = (city: string): readonly Language[] =>
  TAMIL_CITIES.has(city) ? ['ta', 'hi', 'en'] : ['hi', 'en']
