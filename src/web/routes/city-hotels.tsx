import { SearchError } from '#web/features/search/search-error.tsx'
import { searchMeta } from '#web/features/search/search-meta.ts'
import { loadSearchPage } from '#web/features/search/search-route.ts'
import { SEARCH } from '#web/pages/search.page.tsx'
import type { Route } from './+types/city-hotels.ts'

export const handle = SEARCH.handle

export const loader = ({ url, context }: Route.LoaderArgs) => loadSearchPage({ url, context })

export const meta = ({ loaderData }: Route.MetaArgs) => searchMeta(loaderData)

export default function CityHotels({ loaderData }: Route.ComponentProps) {
  return <SEARCH.Body data={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <SearchError error={error} />
