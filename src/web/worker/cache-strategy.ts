import { pageAt } from '#domain/site-pages.ts'

/**
 * How the worker answers a request. 'asset': named by its content, cache first. 'public-page' and 'public-data' (what
 * a page fetches while the visitor navigates): the same for everyone, network first, cached. 'desk-page': network; the
 * desk's first page, which is the same for every hotel, is cached and opens offline. 'private-page': network, never
 * cached. 'pass': network only. 'leave': the worker does not answer.
 */
export type Strategy =
  | 'asset'
  | 'public-page'
  | 'public-data'
  | 'desk-page'
  | 'private-page'
  | 'offline-page'
  | 'pass'
  | 'leave'

export type WorkerRequest = { method: string; isNavigation: boolean; url: URL; origin: string }

/** Whether the page is the same for every visitor. Every other page is private and never cached. */
const isPublicPath = (path: string): boolean => pageAt(path)?.audience === 'everybody'

/** The API and the tools of a local machine, which the worker never caches or answers. */
const isOutsideSite = (path: string): boolean => /^\/(?:api|dev)(?:\/|$)/.test(path)

const PAGE_DATA = '/page-data/'

/** The page that this data belongs to: '/hotels-in-pune' for '/page-data/hotels-in-pune'. */
const pageOfData = (path: string): string | undefined =>
  path.startsWith(PAGE_DATA) ? path.slice(PAGE_DATA.length - 1) : undefined

/** Specification §7 registers a service worker; only this file decides what it may cache. */
export function cacheStrategy({ method, isNavigation, url, origin }: WorkerRequest): Strategy {
  const { pathname } = url
  if (method !== 'GET' || url.origin !== origin) return 'leave'
  if (isNavigation) {
    if (isOutsideSite(pathname)) return 'pass'
    const page = pageAt(pathname)?.page
    if (page === 'offline') return 'offline-page'
    if (page === 'desk') return 'desk-page'
    return isPublicPath(pathname) ? 'public-page' : 'private-page'
  }
  if (/^\/(?:assets|fonts)\//.test(pathname)) return 'asset'
  const page = pageOfData(pathname)
  return page !== undefined && isPublicPath(page) ? 'public-data' : 'leave'
}
