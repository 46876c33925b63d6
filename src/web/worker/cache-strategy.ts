import { DESK } from '#web/lib/desk-paths.ts'
import { CITY_PREFIXES, PATHS } from '#web/lib/paths.ts'

/**
 * How the worker answers a request. 'asset': named by its content, cache first. 'public-page' and 'public-steps' (what
 * a page fetches while the visitor navigates): the same for everyone, network first, cached. 'desk-page': network; the
 * desk's first page, which is the same for every hotel, is cached and opens offline. 'private-page': network, never
 * cached. 'pass': network only. 'leave': the worker does not answer.
 */
export type Strategy =
  | 'asset'
  | 'public-page'
  | 'public-steps'
  | 'desk-page'
  | 'private-page'
  | 'offline-page'
  | 'pass'
  | 'leave'

export type WorkerRequest = { method: string; isNavigation: boolean; url: URL; origin: string }

/** Pages that are the same for every visitor. Every other page is private and never cached. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  PATHS.home,
  PATHS.searchResults,
  PATHS.howSuperfastCheckinWorks,
  PATHS.team,
  PATHS.privacyPolicy,
  PATHS.lovekit,
  PATHS.termsConditions,
  PATHS.cancellationsRefunds,
  PATHS.partnerWithUs,
  PATHS.shareAndWin,
  PATHS.legalPage,
])

const isPublicPath = (path: string): boolean =>
  PUBLIC_PATHS.has(path) ||
  /^\/hotel\/[^/]+$/.test(path) ||
  CITY_PREFIXES.some((prefix) => path.startsWith(`/${prefix}`) && !path.includes('/', 1))

/** The API and the tools of a local machine, which the worker never caches or answers. */
const isOutsideSite = (path: string): boolean => /^\/(?:api|dev)(?:\/|$)/.test(path)

const STEPS = '.data'
const PAGE_DATA = '/page-data/'

/**
 * The page that this data belongs to: '/team' for '/team.data', '/' for '/_root.data', '/hotels-in-pune' for
 * '/page-data/hotels-in-pune'.
 */
function pageOfSteps(path: string): string | undefined {
  if (path.startsWith(PAGE_DATA)) return path.slice(PAGE_DATA.length - 1)
  if (!path.endsWith(STEPS)) return undefined
  const page = path.slice(0, -STEPS.length)
  return /^\/_(?:root)?$/.test(page) ? PATHS.home : page
}

/** Specification §7 registers a service worker; only this file decides what it may cache. */
export function cacheStrategy({ method, isNavigation, url, origin }: WorkerRequest): Strategy {
  const { pathname } = url
  if (method !== 'GET' || url.origin !== origin) return 'leave'
  if (isNavigation) {
    if (isOutsideSite(pathname)) return 'pass'
    if (pathname === PATHS.offline) return 'offline-page'
    if (pathname === DESK.today || pathname.startsWith(`${DESK.today}/`)) return 'desk-page'
    return isPublicPath(pathname) ? 'public-page' : 'private-page'
  }
  if (/^\/(?:assets|fonts)\//.test(pathname)) return 'asset'
  const page = pageOfSteps(pathname)
  return page !== undefined && isPublicPath(page) ? 'public-steps' : 'leave'
}
