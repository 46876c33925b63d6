import type { ComponentType } from 'react'
import type { AnsweredSearch } from '#domain/figures/demand.ts'
import type { HeadTag } from '#web/lib/page-head/page-meta.ts'
import type { LoadContext } from '#web/lib/load-context.ts'
import type { MoveOptions, Place } from '#web/lib/navigation/navigation.ts'
import type { PageHandle } from './page-handle.ts'

/**
 * What the server sends for a page, in the document or for a navigation within the page. It is the same for every
 * visitor.
 */
export type ServedPage<Data> = { data: Data; head: readonly HeadTag[]; params: Params }

/** The variable parts of the address, as `site-pages.ts` names them. */
type Params = Readonly<Record<string, string>>

type Call = { url: URL; params: Params }

/** The server's request for a page. */
export type ServerCall = Call & { context: LoadContext }

/** The browser's request for a page's data. `fromServer` is the server's data for this address. */
export type VisitorCall<Data> = Call & { signal: AbortSignal; fromServer: () => Promise<Data> }

/** How a page is drawn, and how the browser adapts the server's data to its visitor. */
export type Page<Data> = {
  handle: PageHandle
  Body: ComponentType<{ data: Data }>
  /** Whether a navigation between the two addresses stays within this page. By default: if both have the same path. */
  covers?: (from: Place, to: Place) => boolean
  /** How a page of desk or office navigates. Other pages use `page-router.ts`. */
  moves?: (served: ServedPage<Data>) => PageMoves<Data>
  /** the page's data as this visitor sees it */
  personalise?: (call: VisitorCall<Data>) => Promise<Data>
}

/**
 * A file `src/web/pages/<name>.page.tsx`. Everything but its default export runs on the server only. Without `load`,
 * the page's data are null. `searched` returns the search that a page of results answers. `ofHotel` is for pages that
 * show one hotel: it returns that hotel, and when the page next changes because of the time.
 */
export type PageFile<Data> = {
  default: Page<Data>
  load?: (call: ServerCall) => Promise<Data>
  head: (data: Data) => readonly HeadTag[]
  searched?: (data: Data) => AnsweredSearch | undefined
  ofHotel?: (data: Data, url: URL) => { hotelId: number; until: Date } | undefined
}

/** Returns the page unchanged; the compiler checks that all its parts take the same data. */
export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page
}

/** How a page navigates: in the browser by `page-router.ts`; on the server not at all. */
export type PageMoves<Data> = {
  first: Shown<Data>
  listen: (tell: (shown: Shown<Data>) => void) => () => void
  keepsDocument: (to: Place) => boolean
  move: (to: string, options?: MoveOptions) => Promise<void>
  refresh: () => Promise<void>
}

/**
 * What a page shows now. `scroll` says where to scroll after a change: 'stay' nowhere, 'begin' to the anchor or the
 * top, a number to that height, for back and forward.
 */
export type Shown<Data> = {
  place: Place
  served: ServedPage<Data>
  pendingLocation: Place | undefined
  isRefreshing: boolean
  scroll: 'stay' | 'begin' | number
  /** set if this visitor's data failed to load */
  failure?: { error: unknown }
}
