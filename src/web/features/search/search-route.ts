import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import type { City } from '#contract/cities.ts'
import { apiFor, valueOrThrow } from '#web/lib/api.ts'
import { canonicalOf, nowOf } from '#web/lib/load-context.ts'
import { cityPath } from '#web/lib/paths.ts'
import { loadSearch } from './load-search.ts'

type SearchRouteCall = {
  url: URL
  context: Readonly<RouterContextProvider>
  /** slug or id; undefined when the address names none */
  cityKey: string | undefined
}

const isCalled = (key: string) => (city: City) => city.slug === key || String(city.id) === key

/** The loader of every address of search results. An unknown city is a 404 that suggests the known ones. */
export async function loadSearchRoute({ url, context, cityKey }: SearchRouteCall) {
  const api = apiFor(context)
  const cities = valueOrThrow(await api.get('/cities'))
  const city = cityKey === undefined ? cities[0] : cities.find(isCalled(cityKey))
  if (!city) {
    throw data({ suggestions: cities.map(({ slug, name }) => ({ slug, name })) }, { status: 404 })
  }
  const page = await loadSearch({
    api,
    city,
    cities,
    params: url.searchParams,
    path: url.pathname,
    now: nowOf(context),
  })
  return { page, canonical: canonicalOf({ url, context }, cityPath(city.slug)) }
}
