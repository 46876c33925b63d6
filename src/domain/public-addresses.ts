/**
 * Addresses that search engines are told of, below the origin (specification §2). They stand here because two rooms write
 * them: the pages link to them, the server lists them in the sitemap.
 */
export const CONTENT_PATHS = {
  howSuperfastCheckinWorks: '/how-superfast-checkin-works',
  legalPage: '/legalpage',
  team: '/team',
  partnerWithUs: '/partner-with-us',
  lovekit: '/lovekit',
  shareAndWin: '/share-and-win',
  cancellationsRefunds: '/cancellations-refunds',
  termsConditions: '/terms-conditions',
  privacyPolicy: '/privacy-policy',
} as const

/** Told to nobody: the frame in which others' scripts count, and its script. */
export const COUNTING_FRAME = '/counting-frame'
export const COUNTING_SCRIPT = '/counting-frame.js'

export const CITY_PREFIX = 'hotels-in-'

export const hotelAddress = (slugOrId: string): string => `/hotel/${slugOrId}`

export const cityAddress = (slug: string): string => `/${CITY_PREFIX}${slug}`

/** A city's search narrowed to one locality is a page of its own; to anything else it is the city's. */
export const localityAddress = (citySlug: string, localitySlug: string): string =>
  `${cityAddress(citySlug)}?locality=${localitySlug}`
