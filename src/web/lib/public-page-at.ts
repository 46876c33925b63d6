import { TEXT_PATHS } from '#domain/public-addresses.ts'
import { CITY_PREFIXES, PATHS } from './paths.ts'

/** Guests' own pages: the server renders the same frame for everybody, and the browser adds the guest's data. */
const OWN_PAGES = {
  [PATHS.booking]: 'review',
  [PATHS.confirmBooking]: 'confirm-booking',
  [PATHS.myBookings]: 'my-bookings',
  [PATHS.myFavourites]: 'my-favourites',
  [PATHS.myData]: 'my-data',
  [PATHS.referAndEarn]: 'refer-and-earn',
} as const

export type OwnPageName = (typeof OWN_PAGES)[keyof typeof OWN_PAGES]

/**
 * Pages that are rendered the same for everybody and have scripts of their own, without React Router (decision 0020).
 */
export type PublicPageName = 'home' | 'search' | 'hotel' | 'text' | OwnPageName

const OWN_NAMES: ReadonlySet<string> = new Set(Object.values(OWN_PAGES))

export const isOwnPage = (name: string): boolean => OWN_NAMES.has(name)

const isCityPath = (path: string) =>
  CITY_PREFIXES.some((prefix) => path.startsWith(`/${prefix}`)) && !path.includes('/', 1)

const ownPageAt = (path: string): OwnPageName | undefined => (OWN_PAGES as Record<string, OwnPageName>)[path]

/** The only list of these pages, by address. */
export function publicPageAt(path: string): PublicPageName | undefined {
  if (path === PATHS.home) return 'home'
  if (path === PATHS.searchResults || isCityPath(path)) return 'search'
  if (TEXT_PATHS.some((known) => known === path)) return 'text'
  return /^\/hotel\/[^/]+$/.test(path) ? 'hotel' : ownPageAt(path)
}
