import { breadcrumbs } from '#web/lib/page-head/breadcrumbs.ts'
import { absolute } from '#web/lib/page-head/site-origin.ts'
import { graphOf, type Graph } from '#web/lib/page-head/structured-data.tsx'
import { cityPath, hotelPath, localityPath } from '#web/lib/paths.ts'
import type { SearchRoutePage } from './search-route.ts'
import * as t from '#words/search.ts'

/** Structured data for the list of a city or locality, and for its breadcrumbs. */
export function searchGraph({ page, locality }: Pick<SearchRoutePage, 'page' | 'locality'>): Graph {
  const { city } = page
  return graphOf(
    {
      '@type': 'ItemList',
      name: page.heading,
      numberOfItems: page.total,
      itemListElement: page.hotels.map(({ slug, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: absolute(hotelPath(slug)),
      })),
    },
    breadcrumbs(
      { name: t.hotelsForCouplesIn(city.name), path: cityPath(city.slug) },
      ...(locality ? [{ name: locality.name, path: localityPath(city.slug, locality.slug) }] : []),
    ),
  )
}
