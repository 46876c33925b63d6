import type { CityWithLocalities, Locality } from '#contract/cities.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { CITY_LINES } from '#words/pages/cities.ts'
import { cityPath } from '#web/lib/paths.ts'

export type PlaceLink = { name: string; count: number; path: string }

/** The texts about the place below a page of results. */
export type CityWords = {
  heading: string
  paragraphs: string[]
  /** '₹899 for Morning' and so on: the lowest room prices, before tax */
  prices: string[]
  localities: PlaceLink[]
  /** a link to the whole city, on the page of one of its localities */
  wholeCity: PlaceLink | undefined
}

/** How many localities the text names; links below list all of them. */
const NAMED_LOCALITIES = 3

/** The most links on a page: an imported city may have hundreds, and the sitemap lists them all. */
const MAX_LINKS = 40

type Place = {
  city: CityWithLocalities
  locality: Locality | undefined
  /** a chosen time for the links; empty if none was chosen */
  stay: string
}

const hotels = (count: number) => `${count} ${count === 1 ? 'hotel' : 'hotels'}`

const inWords = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** Combines counts, prices and links from the catalogue with our own lines, if the city has some. */
export function cityWords({ city, locality, stay }: Place): CityWords {
  const link = ({ slug, name, hotelsCount }: Locality): PlaceLink => {
    const query = new URLSearchParams(stay)
    query.append('locality', slug)
    return { name, count: hotelsCount, path: cityPath(city.slug, query) }
  }
  const others = city.localities.filter(({ slug }) => slug !== locality?.slug)
  const lines = CITY_LINES[city.slug]
  return {
    heading: locality ? `${locality.name} and the rest of ${city.name}` : `Where couples stay in ${city.name}`,
    paragraphs: locality ? [localityLine(city, locality)] : [...(lines ? [lines] : []), countLine(city)],
    prices: locality ? [] : priceWords(city),
    localities: others.slice(0, MAX_LINKS).map(link),
    wholeCity: locality && {
      name: `All of ${city.name}`,
      count: city.hotelsCount,
      path: cityPath(city.slug, new URLSearchParams(stay)),
    },
  }
}

function localityLine({ name, hotelsCount }: CityWithLocalities, locality: Locality): string {
  const verb = locality.hotelsCount === 1 ? 'is' : 'are'
  return `${locality.hotelsCount} of our ${hotels(hotelsCount)} in ${name} ${verb} in ${locality.name}. They have agreed to welcome unmarried couples and accept local IDs.`
}

function countLine({ name, hotelsCount, localities }: CityWithLocalities): string {
  const most = localities.slice(0, NAMED_LOCALITIES).map((place) => `${place.name} (${place.hotelsCount})`)
  const where =
    localities.length > NAMED_LOCALITIES
      ? `in ${localities.length} localities, among them ${inWords.format(most)}`
      : `in ${inWords.format(most)}`
  return `We list ${hotels(hotelsCount)} in ${name} that welcome couples, ${where}.`
}

const priceWords = ({ lowestPrices }: CityWithLocalities): string[] =>
  SLOTS.flatMap(({ key, listingName }) => {
    const price = lowestPrices[key]
    return price === undefined ? [] : [`${formatRupees(price)} for ${listingName}`]
  })
