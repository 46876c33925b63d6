import { debounce } from '#web/lib/debounce.ts'
import type { Hotel } from '#contract/hotels.ts'
import { areEqual } from '#domain/bookings/booking-query.ts'
import { browserApi } from '#web/lib/api.ts'
import { recall } from '#web/lib/browser-memory.ts'
import { currentSession } from '#web/lib/session.ts'
import { bookingQueryOf } from '#web/features/stay/booking-query.ts'
import type { HotelReviews } from '#web/features/reviews/reviews-data.ts'
import { readHotelStay } from '#web/features/stay/hotel-stay.ts'
import { loadOffer, type HotelOffer } from '#web/features/stay/load-offer.ts'

export type HotelPageData = {
  hotel: Hotel
  offer: HotelOffer
  /** undefined when they failed to load: the page does without (specification §8) */
  reviews: HotelReviews | undefined
  /** when the page was made: it decides what can be booked */
  now: string
}

/** A page this old is loaded again: its now is outdated. */
const FRESH_MINUTES = 10

let shown: { slugOrId: string; page: HotelPageData; since: number; url: URL; askedBy: string } | undefined

/** The guest whose credits and friend's code are in the bill. */
const asker = () => JSON.stringify([currentSession(), recall('referral')])

type Change = { url: URL; signal: AbortSignal }
type BrowserCall = Change & { slugOrId: string; serverLoader: () => Promise<HotelPageData> }

/**
 * In the browser: the first visit uses the server's page, a change of the stay refreshes only bill and availability.
 * The router aborts an interrupted change when it starts the next one.
 */
export async function refreshHotelPage({ slugOrId, serverLoader, ...change }: BrowserCall): Promise<HotelPageData> {
  const isFresh = shown?.slugOrId === slugOrId && Date.now() - shown.since < FRESH_MINUTES * 60_000
  if (shown && isFresh) {
    const isKnown = shown.askedBy === asker() && isSameStay(shown.page, shown.url, change.url)
    if (isKnown) return shown.page
    shown = { ...shown, url: change.url, askedBy: asker(), page: await refreshed(shown.page, change) }
  } else {
    const page = await firstShown(serverLoader, change)
    shown = { slugOrId, since: Date.now(), url: change.url, askedBy: asker(), page }
  }
  return shown.page
}

/** The same stay again, a second click or a step back, needs no new bill (specification §5). */
const isSameStay = (page: HotelPageData, one: URL, other: URL): boolean => {
  const read = (url: URL) => bookingQueryOf(readHotelStay(url.searchParams, page.hotel, new Date(page.now)))
  return areEqual(read(one), read(other))
}

async function refreshed(page: HotelPageData, change: Change): Promise<HotelPageData> {
  await debounce(change.signal)
  return { ...page, offer: await browserOffer(page, change) }
}

/** A server-rendered page knows no visitor: credits and a friend's code change the bill. */
async function firstShown(serverLoader: BrowserCall['serverLoader'], change: Change): Promise<HotelPageData> {
  const page = await serverLoader()
  const isAnonymous = currentSession().state !== 'signed-in' && recall('referral') === undefined
  return isAnonymous ? page : { ...page, offer: await browserOffer(page, change) }
}

function browserOffer({ hotel, now, offer }: HotelPageData, { url, signal }: Change): Promise<HotelOffer> {
  const at = new Date(now)
  const query = readHotelStay(url.searchParams, hotel, at)
  return loadOffer({ api: browserApi, hotel, query, now: at, referral: recall('referral'), previous: offer, signal })
}
