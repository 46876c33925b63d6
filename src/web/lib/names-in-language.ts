import type { Names } from '#domain/places/names.ts'
import { DEFAULT_LANGUAGE } from '#domain/languages.ts'
import { language } from '#words/language.ts'

type Named = { name: string; names: Names }

/** The name of a city, locality or place in the page's language. */
export const nameInLanguage = ({ name, names }: Named): string =>
  language === DEFAULT_LANGUAGE ? name : (names[language] ?? name)

/** A locality or place with its name in the page's language. */
export const inLanguage = <Place extends Named>(place: Place): Place => ({ ...place, name: nameInLanguage(place) })

/** Names a city in the page's language. Its other names become aliases, so that search still finds it. */
export function cityInLanguage<City extends Named & { aliases: string[] }>(city: City): City {
  const name = nameInLanguage(city)
  const others = [city.name, ...city.aliases, ...Object.values(city.names)]
  return { ...city, name, aliases: others.filter((other) => other !== name) }
}

type InLocality = { locality: string; localityNames: Names }
type InCity = InLocality & { city: string; cityNames: Names }

export const localityOf = ({ locality, localityNames }: InLocality): string =>
  nameInLanguage({ name: locality, names: localityNames })

export const cityOf = ({ city, cityNames }: InCity): string => nameInLanguage({ name: city, names: cityNames })

/** 'Baner, Pune' in the page's language. */
export const localityAndCity = (hotel: InCity): string => `${localityOf(hotel)}, ${cityOf(hotel)}`

/**
 * Returns a hotel's address as the hotel wrote it, for the driver. For the guest it adds the locality and city in the
 * page's language where they differ.
 */
export function addressOf(hotel: InCity & { address: string }): string {
  if (language === DEFAULT_LANGUAGE) return hotel.address
  const place = localityAndCity(hotel)
  return place === `${hotel.locality}, ${hotel.city}` ? hotel.address : `${hotel.address} (${place})`
}
