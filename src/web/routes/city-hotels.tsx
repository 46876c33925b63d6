import { data } from 'react-router'
import { SearchError } from '#web/features/search/search-error.tsx'
import { searchMeta } from '#web/features/search/search-meta.ts'
import { loadSearchRoute } from '#web/features/search/search-route.ts'
import { SEARCH } from '#web/public-pages/search-page.tsx'
import { citySlugOf } from '#web/lib/paths.ts'
import type { Route } from './+types/city-hotels.ts'

export const handle = SEARCH.handle

/** '/hotels-in-pune' and '/hotels-for-couples-pune'. Any other single segment is not a page. */
export function loader({ url, context, params }: Route.LoaderArgs) {
  const cityKey = citySlugOf(params.slug)
  if (cityKey === undefined) throw data(null, { status: 404 })
  return loadSearchRoute({ url, context, cityKey })
}

export const meta = ({ loaderData }: Route.MetaArgs) => searchMeta(loaderData)

export default function CityHotels({ loaderData }: Route.ComponentProps) {
  return <SEARCH.Body data={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <SearchError error={error} />
