import { ResultsPage } from '#web/features/search/results-page.tsx'
import { answeredSearch } from '#web/features/search/answered-search.ts'
import { searchMeta } from '#web/features/search/search-meta.ts'
import { loadSearchPage, type SearchRoutePage } from '#web/features/search/search-route.ts'
import { isSearchPath } from '#web/lib/paths.ts'
import { definePage, type ServerCall } from '#web/lib/page/page.ts'

/** The results page of every search address. A new filter, time or city stays within the page. */
export default definePage<SearchRoutePage>({
  handle: { header: 'desktop-only' },
  Body: ({ data }) => <ResultsPage loaded={data} />,
  covers: (_from, to) => isSearchPath(to.pathname),
})

export const load = ({ url, context }: ServerCall) => loadSearchPage({ url, context })

export const head = searchMeta

export const searched = answeredSearch
