import type { ComponentType } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import type { MoveOptions, Place } from '#web/lib/navigation/navigation.ts'
import type { PublicPageName } from '#web/lib/public-page-at.ts'

/** What the server sends for a page, in the document and for each change within it: the same for every visitor. */
export type ServedPage<Data> = { data: Data; head: readonly MetaDescriptor[] }

/** `fromServer` is the server's data for this address. */
export type VisitorCall<Data> = { url: URL; signal: AbortSignal; fromServer: () => Promise<Data> }

/** A page hydrated without React Router: what it renders, and what the browser knows better than the server. */
export type PublicPage<Data> = {
  name: PublicPageName
  handle: PageHandle
  Body: ComponentType<{ data: Data }>
  /** Whether a navigation from one address to the other stays within this page. */
  covers: (from: Place, to: Place) => boolean
  /** the page's data as this visitor sees it */
  personalise?: (call: VisitorCall<Data>) => Promise<Data>
}

/** How a page navigates: in the browser by `own-router.ts`; on the server not at all. */
export type PageMoves<Data> = {
  first: Shown<Data>
  listen: (tell: (shown: Shown<Data>) => void) => () => void
  keepsDocument: (to: Place) => boolean
  move: (to: string, options?: MoveOptions) => Promise<void>
  refresh: () => Promise<void>
}

/** `scroll` is the scroll position at this address: 'stay', its top or the anchor, or a restored height. */
export type Shown<Data> = {
  place: Place
  served: ServedPage<Data>
  pendingLocation: Place | undefined
  isRefreshing: boolean
  scroll: 'stay' | 'begin' | number
}
