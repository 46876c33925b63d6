import { ErrorPage } from '#web/app/error-page.tsx'
import { SearchError } from '#web/features/search/search-error.tsx'
import { PageMissing } from '#web/lib/page-answer.ts'
import { definePage } from '#web/lib/page/page.ts'

/** Why the requested page cannot be shown. `data` comes from its loader, for example a list of cities. */
export type Failure = { status: number; data: unknown }

/** The server draws it instead of every page that is missing or fails. It has no address of its own. */
export default definePage<Failure>({
  handle: {},
  Body: ({ data: { status, data } }) => {
    const error = new PageMissing(status, data)
    return data === null ? <ErrorPage error={error} /> : <SearchError error={error} />
  },
})

export const head = () => []
