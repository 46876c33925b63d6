import type { RouterContextProvider } from 'react-router'
import type { Booking } from '#contract/bookings.ts'
import { browserApi } from '#web/lib/api.ts'
import { apiFor } from '#web/lib/api-for.ts'
import { requestedStayOf, readStay, stayPeriod } from '#web/features/stay/booking-query.ts'
import { nowOf } from '#web/lib/load-context.ts'
import { bookingPath, cityPath, hotelPath, PATHS } from '#web/lib/paths.ts'
import { currentSession } from '#web/lib/session.ts'
import { readFromTab } from '#web/lib/tab-memory.ts'
import type { Recap } from './stay-recap.tsx'
import { payingBooking } from '#web/features/bookings/paying-booking.ts'

/** Instants as text: a loader's answer crosses the wire. */
export type FailedRecap = Omit<Recap, 'period' | 'now'> & {
  period: { start: string; end: string } | undefined
  now: string
}

export type FailedPageData = {
  /** the address's subject; a bare one names no booking */
  about: 'creation' | 'payment' | 'nothing'
  /** a code of the API, when no booking was created */
  reason: string | undefined
  /** the review of the same stay */
  reviewPath: string | undefined
  /** the hotel at another time, and other hotels at the same time */
  hotelPath: string | undefined
  othersPath: string
  /** the booking whose payment failed, for its own guest */
  booking: Booking | undefined
  /** what was to be booked, as far as the address says it */
  recap: FailedRecap | undefined
  /** what this tab was paying for: a booking, or a change of a confirmed one */
  paidFor: 'booking' | 'change'
}

/** A time that is no longer possible would read as another one: then it stays out. */
function periodOf(back: URLSearchParams, now: Date): FailedRecap['period'] {
  const { query, changes } = readStay(back, now)
  if (changes.length > 0 || !back.has('checkin')) return undefined
  const { start, end } = stayPeriod(query)
  return { start: start.toISOString(), end: end.toISOString() }
}

type ServerCall = { request: Request; context: Readonly<RouterContextProvider> }

/** The review an address names: only ever one of this site's. */
function reviewQuery(back: string | null): URLSearchParams | undefined {
  if (!back?.startsWith(`${PATHS.booking}?`)) return undefined
  return new URLSearchParams(back.slice(PATHS.booking.length + 1))
}

/** The links that any visitor can use: to the hotel and its city. */
export async function loadFailed({ request, context }: ServerCall): Promise<FailedPageData> {
  const params = new URL(request.url).searchParams
  const now = nowOf(context)
  const back = reviewQuery(params.get('back'))
  const hotelKey = back?.get('hotel') ?? params.get('hotelId')
  const found = hotelKey ? await apiFor(context).get('/hotels/{id}', { params: { id: hotelKey } }) : undefined
  const hotel = found?.ok ? found.value : undefined
  const stay = back && requestedStayOf(back)
  return {
    about: params.has('reason') ? 'creation' : params.has('bookingid') ? 'payment' : 'nothing',
    reason: params.get('reason') ?? undefined,
    reviewPath: back && bookingPath(back),
    hotelPath: hotel && hotelPath(hotel.slug, stay),
    othersPath: hotel ? cityPath(hotel.citySlug, stay) : PATHS.home,
    booking: undefined,
    recap: hotel && {
      name: hotel.name,
      place: `${hotel.locality}, ${hotel.city}`,
      picture: hotel._pictures[0],
      period: back && periodOf(back, now),
      now: now.toISOString(),
    },
    paidFor: 'booking',
  }
}

type BrowserCall = { request: Request; serverLoader: () => Promise<FailedPageData> }

/** In the browser the booking itself gives the outcome. */
export async function addBooking({ request, serverLoader }: BrowserCall): Promise<FailedPageData> {
  const params = new URL(request.url).searchParams
  // A payment page may return without naming the booking: then it is the one this tab was paying.
  const bookingId = params.get('bookingid') ?? (params.has('reason') ? null : (payingBooking()?.id ?? null))
  const isSignedIn = currentSession().state === 'signed-in'
  const [page, found] = await Promise.all([
    serverLoader(),
    bookingId && isSignedIn
      ? browserApi.get('/bookings/{id}', { params: { id: bookingId }, filter: { include: ['hotel', 'bill'] } })
      : undefined,
  ])
  const paidFor = bookingId !== null && readFromTab('payingChange') === bookingId ? 'change' : 'booking'
  return found?.ok ? { ...page, booking: found.value, paidFor } : { ...page, paidFor }
}
