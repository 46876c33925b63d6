import type { EntryContext, MetaDescriptor } from 'react-router'
import { preloadModule } from 'react-dom'
import scriptsOf from 'virtual:public-scripts'
import { publicPageAt } from '#web/lib/public-page-at.ts'
import { HOME } from './home-page.tsx'
import { HOTEL } from './hotel-page.tsx'
import { PublicDocument } from './public-document.tsx'
import type { PageMoves, PublicPage, ServedPage } from './public-page.ts'
import { SEARCH } from './search-page.tsx'

const PAGES = { home: HOME, search: SEARCH, hotel: HOTEL }

/** One of our pages as React Router has loaded it: its definition and what its loader answered. */
export type LoadedPage = { page: PublicPage<unknown>; served: ServedPage<unknown> }

type Meta = (call: object) => readonly MetaDescriptor[]

/**
 * The public page that these matches show. Undefined for every other page, one that failed, and under `npm run dev`,
 * where React Router draws all pages and reloads what has changed.
 */
export function loadedPage(url: URL, { staticHandlerContext, routeModules }: EntryContext): LoadedPage | undefined {
  const name = publicPageAt(url.pathname)
  const { matches, loaderData, errors } = staticHandlerContext
  const match = matches.at(-1)
  if (import.meta.env.DEV || name === undefined || match === undefined || errors) return undefined
  const data: unknown = loaderData[match.route.id]
  const meta = routeModules[match.route.id]?.meta as Meta | undefined
  return { page: PAGES[name] as PublicPage<unknown>, served: { data, head: meta?.({ loaderData: data }) ?? [] } }
}

const standStill = (url: URL, served: ServedPage<unknown>): PageMoves<unknown> => ({
  first: {
    place: { pathname: url.pathname, search: url.search, hash: '' },
    served,
    coming: undefined,
    isRefreshing: false,
    scroll: 'stay',
  },
  listen: () => () => undefined,
  keepsDocument: () => false,
  move: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
})

/** The script that brings the page to life. */
export const scriptOf = ({ page }: LoadedPage): string => scriptsOf[page.name].entry

/** The document for the server to render, with the addresses of all the scripts it is going to need. */
export function PageOnServer({ loaded, url, nonce }: { loaded: LoadedPage; url: URL; nonce: string }) {
  for (const script of scriptsOf[loaded.page.name].imports) preloadModule(script, { as: 'script', nonce })
  return <PublicDocument page={loaded.page} moves={standStill(url, loaded.served)} />
}
