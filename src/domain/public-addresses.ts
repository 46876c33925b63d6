/**
 * Addresses below the origin that search engines may index (specification §2). They are here because two parts need
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

/** The pages that are only read: all texts but the one with the form for hotels. */
export const TEXT_PATHS = Object.values(CONTENT_PATHS).filter((path) => path !== CONTENT_PATHS.partnerWithUs)

/** Kept out of the sitemap: the frame for others' counting scripts, and its script. */
export const COUNTING_FRAME = '/counting-frame'
export const COUNTING_SCRIPT = '/counting-frame.js'

export const CITY_PREFIX = 'hotels-in-'

export const hotelAddress = (slugOrId: string): string => `/hotel/${slugOrId}`

export const cityAddress = (slug: string): string => `/${CITY_PREFIX}${slug}`

/** A city's search narrowed to one locality has its own page; any other narrowing belongs to the city's. */
export const localityAddress = (citySlug: string, localitySlug: string): string =>
  `${cityAddress(citySlug)}?locality=${localitySlug}`
