import type { CityWithLocalities, Locality } from '#contract/cities.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { CITY_LINES } from '#words/pages/cities.ts'
import { totalToday } from '#web/lib/total-today.ts'
import { cityPath } from '#web/lib/paths.ts'
import { slotName } from '#words/slots.ts'
import * as t from '#words/about-city.ts'

export type PlaceLink = { name: string; count: number; path: string }

/** The text about a city or locality, shown below its results. */
export type CityWords = {
  heading: string
  paragraphs: string[]
  /** '₹899 for Morning' and so on: each slot's lowest room price, with tax */
  prices: string[]
  localities: PlaceLink[]
  /** a link to the whole city, on the page of one of its localities */
  wholeCity: PlaceLink | undefined
}

/** How many localities the text names. The links below it include more. */
const NAMED_LOCALITIES = 3

/**
 * The maximum number of links on a page, because an imported city may have hundreds of localities. The sitemap lists
 * them all.
 */
const MAX_LINKS = 40

type Place = {
  city: CityWithLocalities
  locality: Locality | undefined
  /** a chosen time for the links; empty if none was chosen */
  stay: string
}

/** Combines counts, prices and links from the catalogue with the lines that we wrote for the city, if any. */
export function cityWords({ city, locality, stay }: Place): CityWords {
  const link = ({ slug, name, hotelsCount }: Locality): PlaceLink => {
    const query = new URLSearchParams(stay)
    query.append('locality', slug)
    return { name, count: hotelsCount, path: cityPath(city.slug, query) }
  }
  const others = city.localities.filter(({ slug }) => slug !== locality?.slug)
  const lines = CITY_LINES[city.slug]
  return {
    heading: locality ? t.restOfCity(locality.name, city.name) : t.whereCouplesStay(city.name),
    paragraphs: locality ? [localityLine(city, locality)] : [...(lines ? [lines] : []), countLine(city)],
    prices: locality ? [] : priceWords(city),
    localities: others.slice(0, MAX_LINKS).map(link),
    wholeCity: locality && {
      name: t.allOf(city.name),
      count: city.hotelsCount,
      path: cityPath(city.slug, new URLSearchParams(stay)),
    },
  }
}

const localityLine = (city: CityWithLocalities, { name, hotelsCount: count }: Locality): string =>
  t.hotelsInLocality({ name, count, city: city.name, ofCity: city.hotelsCount })

function countLine({ name, hotelsCount: count, localities }: CityWithLocalities): string {
  const places = localities.slice(0, NAMED_LOCALITIES).map((each) => t.place(each.name, each.hotelsCount))
  return localities.length > NAMED_LOCALITIES
    ? t.hotelsInLargeCity({ name, count, places, localities: localities.length })
    : t.hotelsInCity({ name, count, places })
}

const priceWords = ({ lowestPrices }: CityWithLocalities): string[] =>
  SLOTS.flatMap((slot) => {
    const price = lowestPrices[slot.key]
    return price === undefined ? [] : [t.priceOfSlot(formatRupees(totalToday(price).total), slotName(slot))]
  })
