import { DEFAULT_LANGUAGE, splitLanguage, type Language } from './languages.ts'

/**
 * Every page of the site by its address (specification §2). This is the only list of pages. The pages' links, the
 * server's cache, the sitemap, the service worker and the build all use it.
 */

/**
 * The addresses. A segment such as ':id' stands for any text. '/*' at the end stands for any number of further
 * segments.
 */
export const SITE_PATHS = {
  home: '/',
  searchResults: '/search-results',
  city: '/hotels-in-:city',
  couplesInCity: '/hotels-for-couples-:city',
  hotel: '/hotel/:slugOrId',
  howSuperfastCheckinWorks: '/how-superfast-checkin-works',
  legalPage: '/legalpage',
  team: '/team',
  partnerWithUs: '/partner-with-us',
  lovekit: '/lovekit',
  shareAndWin: '/share-and-win',
  trust: '/trust',
  howWeOrder: '/how-we-order',
  cancellationsRefunds: '/cancellations-refunds',
  termsConditions: '/terms-conditions',
  privacyPolicy: '/privacy-policy',
  signUp: '/sign-up',
  logout: '/logout',
  booking: '/booking',
  bookingFailed: '/booking-failed',
  confirmBooking: '/confirm-booking',
  timeline: '/booking/:id/timeline',
  invoice: '/booking/:id/invoice',
  /** where guests who were turned away choose another hotel or a refund */
  anotherRoom: '/another-room',
  /** where guests at their hotel ask for help */
  hotelHelp: '/help-at-hotel',
  /** where the sender of a message to us follows it */
  ticket: '/help/:ticket',
  /** both entries in the profile menu lead to My Bookings, as specified, and `myFavourites` opens its tab */
  myBookings: '/my-bookings',
  myFavourites: '/my-favourites',
  myData: '/my-data',
  referAndEarn: '/refer-and-earn',
  /** the target of the link in our email; the link's token is after the # */
  verifyEmail: '/verify-email',
  /** the targets of links in messages to guests, hotels and their staff */
  came: '/came',
  afterStay: '/after-stay',
  moreHours: '/more-hours',
  seen: '/seen',
  notMe: '/not-me',
  hotelContact: '/hotel-contact',
  /** forms for guests whose browser runs no scripts (`plain-paths.ts`) */
  plain: '/plain/:step',
  /** the page that the service worker shows when another page is unavailable */
  offline: '/offline',
  desk: '/desk/*',
  office: '/office/*',
} as const

/**
 * Who gets the document that the server sends. With 'everybody', all get the same document, which servers, proxies and
 * the service worker cache. With 'visitor', it is an empty frame that nobody stores, and the browser fills it with the
 * visitor's own data. With 'staff', it is the frame of the desk or the office.
 */
export type Audience = 'everybody' | 'visitor' | 'staff'

/**
 * `page` names the file that draws it, `src/web/pages/<page>.page.tsx`. `isListed` puts it into the sitemap.
 * `isOneAddress` gives it the same address in all languages, because it is for hotels or the operator.
 */
export type SitePage = { page: string; audience: Audience; isListed?: true; isOneAddress?: true }

export const SITE_PAGES = {
  home: { page: 'home', audience: 'everybody', isListed: true },
  searchResults: { page: 'search', audience: 'everybody' },
  city: { page: 'search', audience: 'everybody' },
  couplesInCity: { page: 'search', audience: 'everybody' },
  hotel: { page: 'hotel', audience: 'everybody' },
  howSuperfastCheckinWorks: { page: 'text', audience: 'everybody', isListed: true },
  legalPage: { page: 'text', audience: 'everybody', isListed: true },
  team: { page: 'text', audience: 'everybody', isListed: true },
  partnerWithUs: { page: 'partner-with-us', audience: 'everybody', isListed: true },
  lovekit: { page: 'text', audience: 'everybody', isListed: true },
  shareAndWin: { page: 'text', audience: 'everybody', isListed: true },
  trust: { page: 'trust', audience: 'everybody', isListed: true },
  howWeOrder: { page: 'text', audience: 'everybody', isListed: true },
  cancellationsRefunds: { page: 'text', audience: 'everybody', isListed: true },
  termsConditions: { page: 'text', audience: 'everybody', isListed: true },
  privacyPolicy: { page: 'text', audience: 'everybody', isListed: true },
  signUp: { page: 'sign-up', audience: 'visitor' },
  logout: { page: 'logout', audience: 'visitor' },
  booking: { page: 'review', audience: 'visitor' },
  bookingFailed: { page: 'booking-failed', audience: 'visitor' },
  confirmBooking: { page: 'confirm-booking', audience: 'visitor' },
  timeline: { page: 'timeline', audience: 'visitor' },
  invoice: { page: 'invoice', audience: 'visitor' },
  anotherRoom: { page: 'another-room', audience: 'visitor' },
  hotelHelp: { page: 'hotel-help', audience: 'visitor' },
  ticket: { page: 'ticket', audience: 'visitor' },
  myBookings: { page: 'my-bookings', audience: 'visitor' },
  myFavourites: { page: 'my-favourites', audience: 'visitor' },
  myData: { page: 'my-data', audience: 'visitor' },
  referAndEarn: { page: 'refer-and-earn', audience: 'visitor' },
  verifyEmail: { page: 'verify-email', audience: 'visitor' },
  came: { page: 'came', audience: 'visitor' },
  afterStay: { page: 'after-stay', audience: 'visitor' },
  moreHours: { page: 'more-hours', audience: 'visitor' },
  seen: { page: 'seen', audience: 'visitor', isOneAddress: true },
  notMe: { page: 'not-me', audience: 'visitor', isOneAddress: true },
  hotelContact: { page: 'hotel-contact', audience: 'visitor', isOneAddress: true },
  plain: { page: 'plain', audience: 'visitor' },
  offline: { page: 'offline', audience: 'visitor' },
  desk: { page: 'desk', audience: 'staff', isOneAddress: true },
  office: { page: 'office', audience: 'staff', isOneAddress: true },
} as const satisfies Record<keyof typeof SITE_PATHS, SitePage>

export type PageName = (typeof SITE_PAGES)[keyof typeof SITE_PAGES]['page']

/** Whether a page is drawn without any script, for browsers that do not run scripts. */
export const isPlainPage = (page: string): boolean => page === ('plain' satisfies PageName)

type PageAt = { page: PageName; audience: Audience }

/** The page at an address. `params` has the decoded text of each ':segment'. */
export type PageMatch = PageAt & { language: Language; params: Readonly<Record<string, string>> }

const PARAMETER = /:(\w+)/g

/** An address without parameters has no pattern. */
function patternOf(path: string): RegExp | undefined {
  if (path.endsWith('/*')) return new RegExp(`^${path.slice(0, -2)}(?:/.*)?$`)
  return path.includes(':') ? new RegExp(`^${path.replaceAll(PARAMETER, '(?<$1>[^/]+)')}$`) : undefined
}

/** Built on first use, because browsers never need it. */
let routes: readonly (PageAt & { path: string; pattern: RegExp | undefined; isOneAddress: boolean })[] | undefined

const makeRoutes = () =>
  Object.entries(SITE_PATHS).map(([key, path]) => {
    const { page, audience, ...rest } = SITE_PAGES[key as keyof typeof SITE_PAGES]
    return { page, audience, path, pattern: patternOf(path), isOneAddress: 'isOneAddress' in rest }
  })

/** Returns the decoded text of a segment, or the segment itself if it is not valid. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Finds the page at a path, which may begin with a language; undefined if there is no such page. */
export function pageAt(pathname: string): PageMatch | undefined {
  const { language, path } = splitLanguage(pathname)
  for (const { path: known, page, audience, pattern, isOneAddress } of (routes ??= makeRoutes())) {
    const found = pattern ? pattern.exec(path) : known === path && { groups: undefined }
    if (!found || (isOneAddress && language !== DEFAULT_LANGUAGE)) continue
    const params = Object.entries(found.groups ?? {}).map(([name, segment]) => [name, decoded(segment)])
    return { page, audience, language, params: Object.fromEntries(params) as Record<string, string> }
  }
  return undefined
}
