import { data } from 'react-router'
import { ResultsPage } from '#web/features/search/results-page.tsx'
import { SearchError } from '#web/features/search/search-error.tsx'
import { searchMeta } from '#web/features/search/search-meta.ts'
import { loadSearchRoute } from '#web/features/search/search-route.ts'
import type { PageHandle } from '#web/app/page-handle.ts'
import { citySlugOf } from '#web/lib/paths.ts'
import type { Route } from './+types/city-hotels.ts'

export const handle: PageHandle = { header: 'desktop-only' }

/** '/hotels-in-pune' and '/hotels-for-couples-pune'. Any other single segment is not a page. */
export function loader({ url, context, params }: Route.LoaderArgs) {
  const cityKey = citySlugOf(params.slug)
  if (cityKey === undefined) throw data(null, { status: 404 })
  return loadSearchRoute({ url, context, cityKey })
}

export const meta = ({ loaderData }: Route.MetaArgs) => searchMeta(loaderData)

export default function CityHotels({ loaderData }: Route.ComponentProps) {
  return <ResultsPage loaded={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <SearchError error={error} />
