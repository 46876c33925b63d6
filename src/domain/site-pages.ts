/**
 * Every page of the site by its address (specification §2): the only list of pages. The links of the pages, the server's
 * cache, the sitemap, the service worker and the build read it.
 */

/**
 * Who gets what the server sends. 'everybody': the same document for all, cached by servers, proxies and the service
 * worker. 'visitor': an empty frame, which the browser fills with what belongs to this visitor; nobody stores it.
 * 'staff': the frame of desk or office.
 */
export type Audience = 'everybody' | 'visitor' | 'staff'

export type SitePage = {
  /** A segment such as ':id' stands for any text. '/*' at the end stands for any further segments, or none. */
  path: string
  /** the file that draws the page: `src/web/pages/<page>.page.tsx` */
  page: string
  audience: Audience
  /** true: the sitemap lists it */
  isListed?: true
}

const forEverybody = <Path extends string, Name extends string>(path: Path, page: Name) =>
  ({ path, page, audience: 'everybody' }) as const
const listed = <Path extends string, Name extends string>(path: Path, page: Name) =>
  ({ path, page, audience: 'everybody', isListed: true }) as const
const forVisitor = <Path extends string, Name extends string>(path: Path, page: Name) =>
  ({ path, page, audience: 'visitor' }) as const
const forStaff = <Path extends string, Name extends string>(path: Path, page: Name) =>
  ({ path, page, audience: 'staff' }) as const

export const SITE_PAGES = {
  home: listed('/', 'home'),
  searchResults: forEverybody('/search-results', 'search'),
  city: forEverybody('/hotels-in-:city', 'search'),
  couplesInCity: forEverybody('/hotels-for-couples-:city', 'search'),
  hotel: forEverybody('/hotel/:slugOrId', 'hotel'),
  howSuperfastCheckinWorks: listed('/how-superfast-checkin-works', 'text'),
  legalPage: listed('/legalpage', 'text'),
  team: listed('/team', 'text'),
  partnerWithUs: listed('/partner-with-us', 'partner-with-us'),
  lovekit: listed('/lovekit', 'text'),
  shareAndWin: listed('/share-and-win', 'text'),
  cancellationsRefunds: listed('/cancellations-refunds', 'text'),
  termsConditions: listed('/terms-conditions', 'text'),
  privacyPolicy: listed('/privacy-policy', 'text'),

  signUp: forVisitor('/sign-up', 'sign-up'),
  logout: forVisitor('/logout', 'logout'),
  booking: forVisitor('/booking', 'review'),
  bookingFailed: forVisitor('/booking-failed', 'booking-failed'),
  confirmBooking: forVisitor('/confirm-booking', 'confirm-booking'),
  timeline: forVisitor('/booking/:id/timeline', 'timeline'),
  invoice: forVisitor('/booking/:id/invoice', 'invoice'),
  /** guests who were turned away choose another hotel, or a refund */
  anotherRoom: forVisitor('/another-room', 'another-room'),
  /** both entries of the profile menu lead to My Bookings, as specified; `myFavourites` opens its tab */
  myBookings: forVisitor('/my-bookings', 'my-bookings'),
  myFavourites: forVisitor('/my-favourites', 'my-favourites'),
  myData: forVisitor('/my-data', 'my-data'),
  referAndEarn: forVisitor('/refer-and-earn', 'refer-and-earn'),
  /** the target of the link in our email, with its token behind the # */
  verifyEmail: forVisitor('/verify-email', 'verify-email'),
  /** targets of links in messages to guests, hotels and their staff */
  came: forVisitor('/came', 'came'),
  moreHours: forVisitor('/more-hours', 'more-hours'),
  seen: forVisitor('/seen', 'seen'),
  notMe: forVisitor('/not-me', 'not-me'),
  hotelContact: forVisitor('/hotel-contact', 'hotel-contact'),
  /** the service worker shows it when a page is unavailable */
  offline: forVisitor('/offline', 'offline'),

  desk: forStaff('/desk/*', 'desk'),
  office: forStaff('/office/*', 'office'),
} as const satisfies Record<string, SitePage>

export type PageName = (typeof SITE_PAGES)[keyof typeof SITE_PAGES]['page']

/** The page at an address. `params` holds the text of each ':segment', decoded. */
export type PageMatch = { page: PageName; audience: Audience; params: Readonly<Record<string, string>> }

const PARAMETER = /:(\w+)/g

/** An exact address has no pattern. */
function patternOf(path: string): RegExp | undefined {
  if (path.endsWith('/*')) return new RegExp(`^${path.slice(0, -2)}(?:/.*)?$`)
  return path.includes(':') ? new RegExp(`^${path.replaceAll(PARAMETER, '(?<$1>[^/]+)')}$`) : undefined
}

const ROUTES = Object.values<(typeof SITE_PAGES)[keyof typeof SITE_PAGES]>(SITE_PAGES).map((page) => ({
  ...page,
  pattern: patternOf(page.path),
}))

/** Returns the text of an encoded segment, or the segment as it is if it is not valid. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Finds the page at a path; undefined if there is none. */
export function pageAt(path: string): PageMatch | undefined {
  for (const { path: known, page, audience, pattern } of ROUTES) {
    const found = pattern ? pattern.exec(path) : known === path && { groups: undefined }
    if (!found) continue
    const params = Object.entries(found.groups ?? {}).map(([name, segment]) => [name, decoded(segment)])
    return { page, audience, params: Object.fromEntries(params) as Record<string, string> }
  }
  return undefined
}
