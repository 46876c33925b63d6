import { LANGUAGES, type Language } from '../languages.ts'

/** The cities of the catalogue whose desks read a language other than Hindi and English. */
const CITIES: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ta: ['Chennai', 'Coimbatore', 'Madurai', 'Puducherry', 'Tiruchirappalli'],
}

/**
 * Returns the languages of the page that guests show to the desk of a city: the city's own language if the site has it,
 * then Hindi and English.
 */
export const languagesAtDoor = (city: string): readonly Language[] => [
  ...LANGUAGES.filter((language) => CITIES[language]?.includes(city)),
  'hi',
  'en',
]
