import type { City, CityWithLocalities, Locality } from '#contract/cities.ts'
import { NEAR_INFIX } from '#domain/public-addresses.ts'
import { spellingOf } from '#domain/places/names.ts'
import { valueOrThrow, type ApiClient } from '#web/lib/api.ts'
import { apiFor } from '#web/lib/api-for.ts'
import { minuteOf, type LoadContext } from '#web/lib/load-context.ts'
import { cityInLanguage, inLanguage } from '#web/lib/names-in-language.ts'
import { PageMissing, PageMoved } from '#web/lib/page-answer.ts'
import { cityPath, citySlugOf, PATHS, placePath, withoutLanguage } from '#web/lib/paths.ts'
import { cityWords, type CityWords } from './city-words.ts'
import { loadSearch, type NearHere, type SearchPage } from './load-search.ts'
import { placeKey } from './search-filters.ts'
import { placeName } from '#words/places.ts'
import type { CitySuggestions } from './unknown-city.tsx'
import type { LocalitySuggestions } from './unknown-locality.tsx'

type SearchRouteCall = {
  url: URL
  context: LoadContext
  /** slug, id or name; undefined if the address has none */
  cityKey: string | undefined
}

export type SearchRoutePage = {
  page: SearchPage
  /** the search's only locality, which has its own page, address and title */
  locality: { slug: string; name: string } | undefined
  /** the place, if this is a page of hotels near a place */
  place: { slug: string; name: string } | undefined
  /** undefined if they failed to load: the page works without them */
  words: CityWords | undefined
}

const isCalled = (key: string) => (city: City) =>
  city.slug === key || String(city.id) === key || city.name.toLowerCase() === key.toLowerCase()

/** Splits 'pune-near-swargate' into city and place. A city whose own name looks like that takes precedence. */
function cityAndPlace(cities: readonly City[], key = ''): { city: City | undefined; place?: string } {
  const whole = cities.find(isCalled(key))
  const at = key.indexOf(NEAR_INFIX)
  if (whole || at < 0) return { city: whole }
  return { city: cities.find(isCalled(key.slice(0, at))), place: key.slice(at + NEAR_INFIX.length) }
}

/**
 * Redirects to a place's page. The search form names the place in a field, but its page's address has it in the path.
 */
function leadToPlace({ searchParams }: URL, city: City): never {
  const query = new URLSearchParams(searchParams)
  const place = query.get('place') ?? ''
  for (const name of ['place', 'city']) query.delete(name)
  throw new PageMoved(place ? placePath(city.slug, place, query) : cityPath(city.slug, query))
}

type PlaceCall = { api: ApiClient; city: City; slug: string | undefined; url: URL }

/**
 * Finds the page's place. An unknown place is a 404. A filter that names a different place redirects to the city's
 * page.
 */
async function findPlace({ api, city, slug, url }: PlaceCall): Promise<NearHere | undefined> {
  if (slug === undefined) return undefined
  const answer = await api.get('/cities/{id}/places/{slug}', { params: { id: city.slug, slug } })
  if (!answer.ok && answer.refusal.status === 404) throw new PageMissing(404)
  const place = valueOrThrow(answer)
  const asked = url.searchParams.get('near')
  if (asked !== null && asked !== placeKey(place)) throw new PageMoved(cityPath(city.slug, url.searchParams))
  return { ...inLanguage(place), english: place.name }
}

/** Permanently redirects a city's former or translated name to its page, keeping the query. */
function leadOn(url: URL, cities: readonly City[], key: string): void {
  const wanted = spellingOf(key)
  const city = cities.find(({ aliases }) => aliases.some((alias) => spellingOf(alias) === wanted))
  if (!city) return
  const query = new URLSearchParams(url.searchParams)
  query.delete('city')
  throw new PageMoved(cityPath(city.slug, query), 301)
}

/** The time that the address names; empty for the page's default. */
function chosenStay({ url, page }: { url: URL; page: SearchPage }): string {
  return url.searchParams.has('checkin') || url.searchParams.has('slot') ? page.stay : ''
}

/** Throws a 404 for an unknown city, with the known ones as suggestions. */
async function loadSearchRoute({ url, context, cityKey }: SearchRouteCall): Promise<SearchRoutePage> {
  const api = apiFor(context)
  const cities = valueOrThrow(await api.get('/cities')).map(cityInLanguage)
  const named = cityAndPlace(cities, cityKey)
  const city = cityKey === undefined ? cities[0] : named.city
  if (city && url.searchParams.has('place')) leadToPlace(url, city)
  if (!city) {
    if (cityKey !== undefined) leadOn(url, cities, cityKey)
    const suggestions: CitySuggestions = { suggestions: cities.map(({ slug, name }) => ({ slug, name })) }
    throw new PageMissing(404, suggestions)
  }
  const near = await findPlace({ api, city, slug: named.place, url })
  const [page, whole] = await Promise.all([
    loadSearch({ api, city, cities, near, params: url.searchParams, path: url.pathname, now: minuteOf(context) }),
    api.get('/cities/{id}', { params: { id: city.slug } }),
  ])
  const place = near && { slug: near.slug, name: placeName(near) }
  if (!whole.ok) return { page, place, locality: undefined, words: undefined }
  const stay = chosenStay({ url, page })
  const wholeCity = { ...cityInLanguage(whole.value), localities: whole.value.localities.map(inLanguage) }
  const locality = onlyLocality(page, wholeCity, stay)
  return {
    page,
    place,
    locality: locality && { slug: locality.slug, name: locality.name },
    words: cityWords({ city: wholeCity, locality, stay }),
  }
}

/** The city named by an address: '/hotels-in-pune' in its path, '/search-results?city=pune' in its query. */
function cityKeyOf({ pathname, searchParams }: URL): string | undefined {
  if (pathname === PATHS.searchResults) return searchParams.get('city') || undefined
  const slug = citySlugOf(decodeURIComponent(withoutLanguage(pathname).slice(1)))
  if (slug === undefined) throw new PageMissing(404)
  return slug
}

/** Loads the page of every search address. A path of one segment that names no city is a 404. */
export const loadSearchPage = ({ url, context }: Omit<SearchRouteCall, 'cityKey'>): Promise<SearchRoutePage> =>
  loadSearchRoute({ url, context, cityKey: cityKeyOf(url) })

/** Returns the locality of a search that names exactly one. A locality without hotels is a 404 that suggests others. */
function onlyLocality({ filters }: SearchPage, city: CityWithLocalities, stay: string): Locality | undefined {
  const [slug, ...more] = filters.localities
  if (slug === undefined || more.length > 0) return undefined
  const locality = city.localities.find((known) => known.slug === slug)
  if (locality) return locality
  const { localities } = cityWords({ city, locality: undefined, stay })
  const suggestions: LocalitySuggestions = { city: { slug: city.slug, name: city.name }, localities }
  throw new PageMissing(404, suggestions)
}
