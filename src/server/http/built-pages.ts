import type { PageConfiguration } from '#domain/page-configuration.ts'
import type { PageMatch } from '#domain/site-pages.ts'
import type { LoadedPageData } from '../ports/page-cache.ts'

/** How a page's loader reaches the API: the part of `fetch` that it needs (`web/lib/api.ts`). */
export type Fetch = (address: string, init: RequestInit) => Promise<Answer>
export type Answer = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }

/**
 * The serialised data of a page, the address it has moved to, or the serialised reason why there are none. `searched`:
 * the search that a page of results answers, to be counted. `of`: the hotel whose changes outdate the cached page.
 */
export type LoadedPage = LoadedPageData | { movedTo: string; status: 301 | 302 } | { failed: string; status: number }

/** A refused form, as the API answered it. `field`: the form's field that it names. */
export type PlainRefusal = { code: string; message: string; field?: string; retryAfter?: number }

/** What the server knows of a visit without scripts (decision 0086). */
export type PlainVisit = {
  /** the signed-in guest */
  userId: string | undefined
  /** binds a form to this browser and session */
  token: string
  /** makes a form's call run once, however often it is sent */
  key: string
  /** what was typed into a refused form */
  typed: Readonly<Record<string, string>>
  refusal: PlainRefusal | undefined
  /** the phone to which the OTP was sent */
  phone: string | undefined
}

export type LoadContext = { fetch: Fetch; now: () => Date; visit?: PlainVisit }

/** What the server uses of the pages (`src/web/entry.server.tsx`), built or loaded from their source. */
export type BuiltPages = {
  /** the settings that the pages were built with */
  PAGES: PageConfiguration
  /** returns where an old address has moved for ever */
  movedTo: (url: Pick<URL, 'pathname' | 'search'>) => string | undefined
  securityHeaders: (page: string) => Record<string, string>
  loadPage: (match: Pick<PageMatch, 'page' | 'params'>, call: { url: URL; context: LoadContext }) => Promise<LoadedPage>
  /** renders the document from the text of the data */
  renderPage: (url: URL, page: string, served: string) => Promise<Buffer>
  /** the text of the data of the page that explains a failure */
  failedData: (status: number) => string
}
