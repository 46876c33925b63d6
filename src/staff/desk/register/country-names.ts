import { COUNTRIES } from '#domain/desk/countries.ts'
import type { Language } from '#domain/languages.ts'
import { tagOf } from '../../../words/in-each-language.ts'

/** Returns the country's name in the device's language, or its code if the browser does not know the name. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([tagOf(language), 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Lists all countries, sorted by name. */
export const countriesByName = (language: Language): ReadonlyArray<{ code: string; name: string }> =>
  COUNTRIES.map((code) => ({ code, name: countryName(code, language) })).toSorted((one, other) =>
    one.name.localeCompare(other.name),
  )
