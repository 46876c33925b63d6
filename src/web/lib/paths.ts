import { PLAIN_BOOKING, PLAIN_REVIEW } from '#domain/plain-paths.ts'
import { isOwnPath } from '#domain/kernel/own-path.ts'
import { CITY_PREFIX, cityAddress, hotelAddress, localityAddress, placeAddress } from '#domain/public-addresses.ts'
import { SITE_PATHS } from '#domain/site-pages.ts'
import * as t from '#words/language.ts'

type Paths = typeof SITE_PATHS

/** The pages whose address has no variable part. */
type FixedPage = {
  [Key in keyof Paths]: Paths[Key] extends `${string}:${string}` | `${string}*` ? never : Key
}[keyof Paths]

/** Adds this build's language to a path in `SITE_PATHS`, or to that of a page without scripts. */
export const inOurLanguage = (path: string) => (path === SITE_PATHS.home ? t.prefix || path : t.prefix + path)

/**
 * The addresses of the site's pages in this build's language (specification §2). Every link to them comes from here or
 * from a function below.
 */
export const PATHS: Readonly<Record<FixedPage, string>> = t.prefix
  ? (Object.fromEntries(
      Object.entries(SITE_PATHS).map(([page, path]) => [page, inOurLanguage(path)]),
    ) as typeof SITE_PATHS)
  : SITE_PATHS

/** Removes the language from one of our paths, as in `SITE_PATHS`. */
export const withoutLanguage = (path: string): string => path.slice(t.prefix.length) || SITE_PATHS.home

/** The anchor of the app stores' banner, in every page's footer. */
export const APP_ANCHOR = '#app'

const CITY_PREFIXES = [CITY_PREFIX, 'hotels-for-couples-'] as const

/** A serialised booking query or search: 'checkin=2026-12-05&slot=3'. */
type Query = URLSearchParams | string

export const withQuery = (path: string, query: Query = ''): string => (String(query) ? `${path}?${query}` : path)

/** A hotel's page; links from a list add the chosen date and slot. Prefers the slug, accepts the id. */
export const hotelPath = (slugOrId: string, query?: Query): string =>
  withQuery(inOurLanguage(hotelAddress(slugOrId)), query)

/** The review page before paying. The query names the hotel. */
export const bookingPath = (query: Query): string => withQuery(PATHS.booking, query)

/** The review page for browsers without scripts. */
export const plainReviewPath = (query: Query): string => withQuery(inOurLanguage(PLAIN_REVIEW), query)

export const plainBookingPath = (id: string): string =>
  withQuery(inOurLanguage(PLAIN_BOOKING), new URLSearchParams({ bookingid: id }))

/** `to` is the page the guest wanted. */
export const offlinePath = (to: string): string => withQuery(PATHS.offline, new URLSearchParams({ to }))

export const myBookingsPath = (query?: Query): string => withQuery(PATHS.myBookings, query)

/** The page on which the sender of a message follows our answers. */
export const ticketPath = (ticket: string): string => inOurLanguage(SITE_PATHS.ticket.replace(':ticket', ticket))

export const searchPath = (query: Query): string => withQuery(PATHS.searchResults, query)

/** A city's page. It is canonical for all the city's search results. */
export const cityPath = (citySlug: string, query?: Query): string =>
  withQuery(inOurLanguage(cityAddress(citySlug)), query)

/** The page of hotels near a place. */
export const placePath = (citySlug: string, placeSlug: string, query?: Query): string =>
  withQuery(inOurLanguage(placeAddress(citySlug, placeSlug)), query)

/** A locality's page. */
export const localityPath = (citySlug: string, localitySlug: string): string =>
  inOurLanguage(localityAddress(citySlug, localitySlug))

/** 'pune' from 'hotels-in-pune' or 'hotels-for-couples-pune'; undefined for any other first path segment. */
export function citySlugOf(segment: string): string | undefined {
  const prefix = CITY_PREFIXES.find((known) => segment.startsWith(known))
  return prefix && segment.slice(prefix.length) ? segment.slice(prefix.length) : undefined
}

/** Whether the page at this path shows search results. */
export function isSearchPath(pathname: string): boolean {
  const path = withoutLanguage(pathname)
  return path === SITE_PATHS.searchResults || (citySlugOf(path.slice(1)) !== undefined && !path.includes('/', 1))
}

/** The page to open after login: the given path if it is on our own origin, else the home page. */
export const ownPath = (path: string): string => (isOwnPath(path) ? path : PATHS.home)

/** A link that opens directions in the guest's preferred map application. */
export const mapPath = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
