/**
 * URL paths that search engines may index (specification §2). They are in the domain because two parts need them: the
 * pages link to them, the server lists them in the sitemap.
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

/** Pages without forms: all text pages except the one with the form for hotels. */
export const TEXT_PATHS = Object.values(CONTENT_PATHS).filter((path) => path !== CONTENT_PATHS.partnerWithUs)

/** Excluded from the sitemap: the sandboxed frame for third-party analytics scripts, and its script. */
export const COUNTING_FRAME = '/counting-frame'
export const COUNTING_SCRIPT = '/counting-frame.js'

export const CITY_PREFIX = 'hotels-in-'

export const hotelAddress = (slugOrId: string): string => `/hotel/${slugOrId}`

export const cityAddress = (slug: string): string => `/${CITY_PREFIX}${slug}`

/**
 * Returns the address of a locality: a city's search narrowed to one locality has its own page; any other filter
 * belongs to the city's page.
 */
export const localityAddress = (citySlug: string, localitySlug: string): string =>
  `${cityAddress(citySlug)}?locality=${localitySlug}`
