import { ResultsPage } from '#web/features/search/results-page.tsx'
import type { SearchRoutePage } from '#web/features/search/search-route.ts'
import { publicPageAt } from '#web/lib/public-page-at.ts'
import type { PublicPage } from '../renderer/page.ts'

/** The results of every search address: another filter, time or city stays within the page. */
export const SEARCH: PublicPage<SearchRoutePage> = {
  name: 'search',
  handle: { header: 'desktop-only' },
  Body: ({ data }) => <ResultsPage loaded={data} />,
  covers: (_from, to) => publicPageAt(to.pathname) === 'search',
}
