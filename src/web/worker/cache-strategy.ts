import { pageAt } from '#domain/site-pages.ts'

/**
 * How the worker answers a request. 'asset': the name contains a hash of the content, so cache first. 'public-page' and
 * 'public-data' (which a page fetches while the visitor navigates): the same for everyone, so network first, then
 * cached. 'desk-page': network. Only the desk's first page, the same for every hotel, is cached and opens offline.
 * 'private-page': network, never cached. 'pass': network only. 'leave': the worker does not answer.
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

/** Returns the page to which data belong: '/hotels-in-pune' for '/page-data/hotels-in-pune'. */
const pageOfData = (path: string): string | undefined =>
  path.startsWith(PAGE_DATA) ? path.slice(PAGE_DATA.length - 1) : undefined

/**
 * Chooses how to answer a request. Specification §7 requires a service worker, but only this file decides what is
 * cached.
 */
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
