import { ResultsPage } from '#web/features/search/results-page.tsx'
import { SearchError } from '#web/features/search/search-error.tsx'
import { searchMeta } from '#web/features/search/search-meta.ts'
import { loadSearchRoute } from '#web/features/search/search-route.ts'
import type { PageHandle } from '#web/app/page-handle.ts'
import type { Route } from './+types/search-results.ts'

export const handle: PageHandle = { header: 'desktop-only' }

export function loader({ url, context }: Route.LoaderArgs) {
  const cityKey = url.searchParams.get('city') || undefined
  return loadSearchRoute({ url, context, cityKey })
}

export const meta = ({ loaderData }: Route.MetaArgs) => searchMeta(loaderData)

export default function SearchResults({ loaderData }: Route.ComponentProps) {
  return <ResultsPage loaded={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <SearchError error={error} />
