import { pageMeta } from '#web/lib/page-head/page-meta.ts'
import { cityPath, localityPath, placePath } from '#web/lib/paths.ts'
import type { SearchRoutePage } from './search-route.ts'
import * as t from '#words/search.ts'

/** Every city and each of its localities has its own title, description and address. */
export function searchMeta(loaded: SearchRoutePage | undefined) {
  if (!loaded) return []
  const { page, locality, place: near } = loaded
  const { city } = page
  if (near)
    return pageMeta({
      title: t.hotelsForCouplesNear(near.name, city.name),
      description: t.descriptionNear(near.name, city.name),
      canonical: placePath(city.slug, near.slug),
      picture: page.picture,
    })
  const place = locality ? `${locality.name}, ${city.name}` : city.name
  const count = locality ? undefined : page.facets?.count
  return pageMeta({
    title: t.hotelsForCouplesIn(place),
    description: count ? t.descriptionWithCount(count, place) : t.description(place),
    canonical: locality ? localityPath(city.slug, locality.slug) : cityPath(city.slug),
    picture: page.picture,
  })
}
