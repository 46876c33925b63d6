import type { ComponentType } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { PageHandle } from '#web/app/page-handle.ts'
import type { MoveOptions, Place } from '#web/lib/navigation/navigation.ts'
import type { PublicPageName } from '#web/lib/public-page-at.ts'

/** What the server sends of a page, in the document and for each change within it: alike for every visitor. */
export type ServedPage<Data> = { data: Data; head: readonly MetaDescriptor[] }

/** `fromServer` is what the server has for this address. */
export type VisitorCall<Data> = { url: URL; signal: AbortSignal; fromServer: () => Promise<Data> }

/** A page that is hydrated without React Router: what is drawn, and what the browser knows better than the server. */
export type PublicPage<Data> = {
  name: PublicPageName
  handle: PageHandle
  Body: ComponentType<{ data: Data }>
  /** Does a move from here to there stay within this page? */
  covers: (from: Place, to: Place) => boolean
  /** the page as this visitor sees it */
  personalise?: (call: VisitorCall<Data>) => Promise<Data>
}

/** How a page moves on: in the browser by `own-router.ts`; on the server it stands still. */
export type PageMoves<Data> = {
  first: Shown<Data>
  listen: (tell: (shown: Shown<Data>) => void) => () => void
  keepsDocument: (to: Place) => boolean
  move: (to: string, options?: MoveOptions) => Promise<void>
  refresh: () => Promise<void>
}

/** `scroll` is where the page goes with this place: 'stay', its top or the anchor, or a height returned to. */
export type Shown<Data> = {
  place: Place
  served: ServedPage<Data>
  pendingLocation: Place | undefined
  isRefreshing: boolean
  scroll: 'stay' | 'begin' | number
}
