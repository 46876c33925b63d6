import { OLD_PATHS } from '#web/lib/old-paths.ts'
import { citySlugOf, hotelPath, PATHS } from '#web/lib/paths.ts'

/** Addresses that people guess, or that similar sites usually have. */
const MOVED: Record<string, string> = {
  '/index.html': PATHS.home,
  '/index.php': PATHS.home,
  '/hotels': PATHS.searchResults,
  '/search': PATHS.searchResults,
  '/about-us': `${PATHS.team}#about`,
  '/about': `${PATHS.team}#about`,
  '/careers': `${PATHS.team}#join`,
  '/contact-us': `${PATHS.team}#about`,
  '/contact': `${PATHS.team}#about`,
  '/terms': PATHS.termsConditions,
  '/terms-and-conditions': PATHS.termsConditions,
  '/privacy': PATHS.privacyPolicy,
  '/refund-policy': PATHS.cancellationsRefunds,
  '/cancellation-policy': PATHS.cancellationsRefunds,
  '/safety': PATHS.legalPage,
  '/list-your-hotel': PATHS.partnerWithUs,
  '/favourites': PATHS.myFavourites,
  '/bookings': PATHS.myBookings,
  // Specification §2.
  '/home': PATHS.home,
  '/user-bookings': PATHS.myBookings,
  // Addresses that were only ever page views (specification §2). Each leads to the page that now serves that step.
  [OLD_PATHS.signUpRequestOtp.toLowerCase()]: PATHS.signUp,
  [OLD_PATHS.signUpComplete]: PATHS.home,
  // My Bookings shows an unpaid booking with its own payment link.
  [OLD_PATHS.makePayment]: PATHS.myBookings,
}

/** Leaves one slash at the start, because two slashes or backslashes would name a different site. */
const withoutEndSlash = (path: string) => `/${path.replaceAll(/^[/\\]+|\/+$/g, '')}`

function canonicalPath(path: string): string {
  const [first = '', second, ...rest] = path.slice(1).split('/')
  if (rest.length > 0) return path
  // Keeps percent-encoded letters in upper case, as browsers write them: '%E0'.
  const lower = first.toLowerCase().replaceAll(/%[0-9a-f]{2}/g, (code) => code.toUpperCase())
  if (second !== undefined) return lower === 'hotels' || lower === 'hotel' ? hotelPath(second.toLowerCase()) : path
  const city = citySlugOf(lower)
  if (city !== undefined) return lower === first ? path : `/${lower}`
  return path
}

/**
 * Returns the new address of a page that has moved permanently, with its query; undefined for a current address. Each
 * page has one address, without a slash at the end and with slugs in lower case.
 */
export function movedTo({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const path = withoutEndSlash(pathname)
  const known = MOVED[path.toLowerCase()]
  const to = known ?? canonicalPath(path)
  if (to === pathname) return undefined
  const [place = '', anchor] = to.split('#')
  return place + search + (anchor ? `#${anchor}` : '')
}
