import type { PageConfiguration } from '#domain/page-configuration.ts'
import type { PageMatch } from '#domain/site-pages.ts'
import type { LoadedPageData } from '../ports/page-cache.ts'

/** How a page's loader reaches the API: the part of `fetch` that it uses (`web/lib/api.ts`). */
export type Fetch = (address: string, init: RequestInit) => Promise<Answer>
export type Answer = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }

/**
 * The serialised data of a page, the address to which it has moved, or the serialised reason why there is none.
 * `searched`: the search that a page of results answers, to be counted. `of`: the hotel whose changes make the cached
 * page outdated.
 */
export type LoadedPage = LoadedPageData | { movedTo: string; status: 301 | 302 } | { failed: string; status: number }

/** A refused form with the API's answer. `field`: the form's field that the answer names. */
export type PlainRefusal = { code: string; message: string; field?: string; retryAfter?: number }

/** What the server knows about a visit without scripts (decision 0086). */
export type PlainVisit = {
  /** the signed-in guest */
  userId: string | undefined
  /** binds a form to this browser and session */
  token: string
  /** identifies the form's call, so that it runs once, however often it is sent */
  key: string
  /** the values that were typed into a refused form */
  typed: Readonly<Record<string, string>>
  refusal: PlainRefusal | undefined
  /** the phone to which the OTP was sent */
  phone: string | undefined
}

export type LoadContext = { fetch: Fetch; now: () => Date; visit?: PlainVisit }

/** The parts of the pages (`src/web/entry.server.tsx`) that the server uses, built or loaded from their source. */
export type BuiltPages = {
  /** the settings that the pages were built with */
  PAGES: PageConfiguration
  /** returns the address to which an old one has moved permanently */
  movedTo: (url: Pick<URL, 'pathname' | 'search'>) => string | undefined
  securityHeaders: (page: string) => Record<string, string>
  loadPage: (match: Pick<PageMatch, 'page' | 'params'>, call: { url: URL; context: LoadContext }) => Promise<LoadedPage>
  /** renders the document from the data's text */
  renderPage: (url: URL, page: string, served: string) => Promise<Buffer>
  /** returns the text of the data for a page that explains a failure */
  failedData: (status: number) => string
}
