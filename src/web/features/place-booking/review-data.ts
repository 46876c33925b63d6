import type { Booking } from '#contract/bookings.ts'
import type { Hotel } from '#contract/hotels.ts'
import { readHotelStay } from '#web/features/stay/hotel-stay.ts'
import { bathtubError, priceStay, slotOffer, type HotelOffer } from '#web/features/stay/load-offer.ts'
import { browserApi, type ApiClient } from '#web/lib/api.ts'
import type { StayQuery } from '#web/features/stay/booking-query.ts'
import type { OwnPageCall } from '#web/lib/own-page-call.ts'
import { recall } from '#web/lib/browser-memory.ts'
import { currentSession } from '#web/lib/session.ts'
import { heldRoom, type HeldRoom } from './held-room.tsx'
import { boughtStay, readOwnStays, wantedStay } from './own-stay.ts'

/** The bill of the stay under review, and its availability. */
export type Quote = Pick<HotelOffer, 'bill' | 'rule' | 'couponRefusal' | 'problem'> & {
  isFree: boolean
  /** the guest is not signed in, so the bill includes the sign-up credit */
  isSigningUp: boolean
}

export type ReviewPageData = {
  hotel: Hotel
  quote: Quote
  /** the guest's unpaid hold on this stay */
  held?: HeldRoom | undefined
  /** the guest's paid booking for the same stay */
  bought?: Booking | undefined
  /** when the page was rendered, which decides what can be booked and cancelled */
  now: string
}

type QuoteCall = {
  api: ApiClient
  hotel: Hotel
  query: StayQuery
  now: Date
  referral?: string | undefined
  isSigningUp?: boolean
  signal?: AbortSignal
}

export async function loadQuote(call: QuoteCall): Promise<Quote> {
  const { query } = call
  const [offer, priced] = await Promise.all([slotOffer(call, query.slot, query.date), priceStay(call)])
  return {
    ...priced,
    ...bathtubError(offer, query),
    isFree: offer.state === 'free',
    isSigningUp: call.isSigningUp ?? false,
  }
}

/** Prices a stay for this guest: with their credit and a friend's referral code, or with a visitor's sign-up credit. */
export function guestQuote(hotel: Hotel, query: StayQuery, now: Date, signal?: AbortSignal): Promise<Quote> {
  const referral = recall('referral')
  const isSigningUp = currentSession().state !== 'signed-in'
  return loadQuote({ api: browserApi, hotel, query, now, referral, isSigningUp, ...(signal ? { signal } : {}) })
}

/** A failure is harmless, because the dialog loads the list itself. */
const requestCities = () =>
  import('#web/features/account/sign-in/use-cities.ts').then(({ loadCities }) => loadCities(), String)

let shown: { hotelKey: string; page: ReviewPageData } | undefined

type BrowserCall = OwnPageCall & { fromServer: () => Promise<ReviewPageData> }

/**
 * Loads the review in the browser. The first load uses the server's page. A change to the stay reloads only its bill.
 */
export async function refreshReview({ url, signal, fromServer }: BrowserCall): Promise<ReviewPageData> {
  const params = url.searchParams
  const hotelKey = params.get('hotel') ?? ''
  const isKnown = shown?.hotelKey === hotelKey
  const page = shown && isKnown ? shown.page : await fromServer()
  const isVisitor = currentSession().state !== 'signed-in'
  // Loads the list of cities early, because Book Now may open the sign-up, which needs the list.
  if (isVisitor) void requestCities()
  const isAnonymous = isVisitor && recall('referral') === undefined
  const now = new Date(page.now)
  const query = readHotelStay(params, page.hotel, now)
  const [quote, own] = await Promise.all([
    !isKnown && isAnonymous ? page.quote : guestQuote(page.hotel, query, now, signal),
    readOwnStays(signal),
  ])
  const { id } = page.hotel
  const bought = boughtStay(own, wantedStay(id, query))
  shown = { hotelKey, page: { ...page, quote, held: heldRoom(own, id, query), bought } }
  return shown.page
}
