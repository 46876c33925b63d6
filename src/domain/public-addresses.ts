/** Addresses that the pages link to and the server lists in the sitemap (specification §2). */
import { SITE_PAGES, SITE_PATHS, type SitePage } from './site-pages.ts'

/** Returns the paths of the pages without hotels that the sitemap lists. */
export const listedPaths = (): string[] =>
  Object.entries<SitePage>(SITE_PAGES).flatMap(([key, { isListed }]) =>
    isListed ? [SITE_PATHS[key as keyof typeof SITE_PATHS]] : [],
  )

/** Addresses that the sitemap leaves out: the sandboxed frame for third-party analytics, and its script. */
export const ANALYTICS_FRAME = '/counting-frame'
export const ANALYTICS_FRAME_SCRIPT = '/counting-frame.js'

export const CITY_PREFIX = 'hotels-in-'

export const hotelAddress = (slugOrId: string): string => `/hotel/${slugOrId}`

export const cityAddress = (slug: string): string => `/${CITY_PREFIX}${slug}`

/**
 * Returns the address of a locality. A city search narrowed only to one locality has its own page. A search with any
 * other filter is on the city's page.
 */
export const localityAddress = (citySlug: string, localitySlug: string): string =>
  `${cityAddress(citySlug)}?locality=${localitySlug}`

/** Separates city and place in an address, because no city's slug contains it. */
export const NEAR_INFIX = '-near-'

/** Returns the address of the page with the hotels near a place in a city. */
export const placeAddress = (citySlug: string, placeSlug: string): string =>
  `${cityAddress(citySlug)}${NEAR_INFIX}${placeSlug}`
