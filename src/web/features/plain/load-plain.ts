import {
  PLAIN_BOOKING,
  PLAIN_BOOKINGS,
  PLAIN_OTP,
  PLAIN_REVIEW,
  PLAIN_SIGN_IN,
  PLAIN_SIGN_UP,
} from '#domain/plain-paths.ts'
import type { Booking } from '#contract/bookings.ts'
import { bookingBody } from '#web/features/place-booking/booking-body.ts'
import { heldRoom } from '#web/features/place-booking/held-room.tsx'
import { boughtStay, staysOf, wantedStay } from '#web/features/place-booking/own-stay.ts'
import { loadQuote } from '#web/features/place-booking/review-data.ts'
import { readHotelStay } from '#web/features/stay/hotel-stay.ts'
import { apiFor } from '#web/lib/api-for.ts'
import { valueOrThrow, type ApiClient } from '#web/lib/api.ts'
import type { LoadContext, PlainVisit } from '#web/lib/load-context.ts'
import { PageMissing, PageMoved } from '#web/lib/page-answer.ts'
import { inOurLanguage, PATHS, withoutLanguage, withQuery } from '#web/lib/paths.ts'
import { PLAIN_LISTS, type PlainLists, type PlainPageData, type PlainReview, type PlainView } from './plain-data.ts'

type Call = { url: URL; api: ApiClient; visit: PlainVisit; now: Date }

const INCLUDED = ['hotel', 'bill', 'user'] as const
const MAX_LISTED = 50

/** Returns the signed-in guest. The server has already sent every other visitor to the sign-in. */
function guestOf({ userId }: PlainVisit): string {
  if (userId === undefined) throw new PageMissing(404)
  return userId
}

async function loadReview({ url, api, visit, now }: Call): Promise<PlainReview> {
  const userId = guestOf(visit)
  const key = url.searchParams.get('hotel')
  if (!key) throw new PageMoved(PATHS.home)
  const [found, known, stays] = await Promise.all([
    api.get('/hotels/{id}', { params: { id: key }, filter: { include: ['city', 'locality'] } }),
    api.get('/users/{id}', { params: { id: userId } }),
    staysOf(api, userId),
  ])
  const [hotel, user] = [valueOrThrow(found), valueOrThrow(known)]
  const query = readHotelStay(url.searchParams, hotel, now)
  const quote = await loadQuote({ api, hotel, query, now })
  const held = stays.find((stay) => heldRoom([stay], hotel.id, query) !== undefined)
  const body = bookingBody({
    hotelId: hotel.id,
    // Leaves a refused coupon out of the bill.
    query: quote.couponRefusal ? { ...query, couponId: undefined } : query,
    guest: { name: user.name, email: user.user_email },
    user,
    loveKit: 'not-wanted',
    referral: undefined,
    lead: undefined,
    shownTotal: quote.bill?.total,
    shownRule: quote.rule,
    said: 'one-only',
  })
  const own = held ?? boughtStay(stays, wantedStay(hotel.id, query))
  return { hotel, query, quote, user, own, stay: JSON.stringify(body) }
}

async function loadBooking({ url, api }: Call): Promise<Booking> {
  const id = url.searchParams.get('bookingid') ?? ''
  return valueOrThrow(await api.get('/bookings/{id}', { params: { id }, filter: { include: [...INCLUDED] } }))
}

async function loadLists({ api, visit }: Call): Promise<PlainLists> {
  const userId = guestOf(visit)
  const lists = await Promise.all(
    PLAIN_LISTS.map(async (type) => {
      const filter = { where: { type }, include: [...INCLUDED], limit: MAX_LISTED }
      const listed = await api.get('/bookings/user-bookings/{userId}', { params: { userId }, filter })
      return [type, valueOrThrow(listed)] as const
    }),
  )
  return Object.fromEntries(lists) as PlainLists
}

async function viewAt(call: Call): Promise<PlainView> {
  const { url, visit } = call
  const back = url.searchParams.get('back') ?? inOurLanguage(PLAIN_BOOKINGS)
  switch (withoutLanguage(url.pathname)) {
    case PLAIN_SIGN_UP:
      return { page: 'sign-up', back }
    case PLAIN_OTP:
      if (visit.phone === undefined)
        throw new PageMoved(withQuery(inOurLanguage(PLAIN_SIGN_IN), new URLSearchParams({ back })))
      return { page: 'otp', phone: visit.phone, back }
    case PLAIN_REVIEW:
      return { page: 'review', ...(await loadReview(call)) }
    case PLAIN_BOOKING:
      return { page: 'booking', booking: await loadBooking(call) }
    case PLAIN_BOOKINGS:
      return { page: 'bookings', lists: await loadLists(call) }
    default:
      return { page: 'sign-in', back }
  }
}

/** Loads a page without scripts for one visitor. Without a visit, answers that there is no such page. */
export async function loadPlain({ url, context }: { url: URL; context: LoadContext }): Promise<PlainPageData> {
  const { visit } = context
  if (!visit) throw new PageMissing(404)
  const now = context.now()
  const { token, key, typed, refusal } = visit
  const view = await viewAt({ url, api: apiFor(context), visit, now })
  return { view, form: { action: url.pathname + url.search, token, key, typed, refusal }, now: now.toISOString() }
}
