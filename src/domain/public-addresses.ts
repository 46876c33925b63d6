/** Addresses that the pages link to and the server lists in the sitemap (specification §2). */
import { SITE_PAGES, SITE_PATHS, type SitePage } from './site-pages.ts'

/** The pages without hotels that the sitemap lists. */
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
 * Returns the address of a locality. A search of a city that is narrowed only to one locality has its own page; any
 * other filter belongs to the city's page.
 */
export const localityAddress = (citySlug: string, localitySlug: string): string =>
  `${cityAddress(citySlug)}?locality=${localitySlug}`

/** Separates city and place in an address, because no slug of a city contains it. */
export const NEAR_INFIX = '-near-'

/** Returns the page of the hotels near a place of a city. */
export const placeAddress = (citySlug: string, placeSlug: string): string =>
  `${cityAddress(citySlug)}${NEAR_INFIX}${placeSlug}`
