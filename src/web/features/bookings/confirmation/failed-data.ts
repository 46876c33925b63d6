import type { Booking } from '#contract/bookings.ts'
import { localityAndCity } from '#web/lib/names-in-language.ts'
import { browserApi } from '#web/lib/api.ts'
import { apiFor } from '#web/lib/api-for.ts'
import { requestedStayOf, readStay, stayPeriod } from '#web/features/stay/booking-query.ts'
import type { LoadContext } from '#web/lib/load-context.ts'
import { bookingPath, cityPath, hotelPath, PATHS } from '#web/lib/paths.ts'
import { currentSession } from '#web/lib/session.ts'
import { readFromTab } from '#web/lib/tab-memory.ts'
import type { Recap } from './stay-recap.tsx'
import { payingBooking } from '#web/features/bookings/paying-booking.ts'

/** Instants are strings, because a loader's answer is serialised. */
export type FailedRecap = Omit<Recap, 'period' | 'now'> & {
  period: { start: string; end: string } | undefined
  now: string
}

export type FailedPageData = {
  /** what failed, according to the address; 'nothing' if the address names no booking */
  about: 'creation' | 'payment' | 'nothing'
  /** an error code of the API, when no booking was created */
  reason: string | undefined
  /** a link to the review of the same stay */
  reviewPath: string | undefined
  /** links to the hotel at a different time, and to other hotels at the same time */
  hotelPath: string | undefined
  othersPath: string
  /** the booking whose payment failed; only for its own guest */
  booking: Booking | undefined
  /** the stay, as far as the address describes it */
  recap: FailedRecap | undefined
  /** what this tab was paying for: a booking, or a change to a confirmed booking */
  paidFor: 'booking' | 'change'
}

/** Omits a time that is no longer possible, because the hotel's page would replace it with a different one. */
function periodOf(back: URLSearchParams, now: Date): FailedRecap['period'] {
  const { query, changes } = readStay(back, now)
  if (changes.length > 0 || !back.has('checkin')) return undefined
  const { start, end } = stayPeriod(query)
  return { start: start.toISOString(), end: end.toISOString() }
}

type ServerCall = { url: URL; context: LoadContext }

/** Accepts only a path of this site as the address of the review. */
function reviewQuery(back: string | null): URLSearchParams | undefined {
  if (!back?.startsWith(`${PATHS.booking}?`)) return undefined
  return new URLSearchParams(back.slice(PATHS.booking.length + 1))
}

/** Builds links for any visitor: to the hotel and its city. */
export async function loadFailed({ url, context }: ServerCall): Promise<FailedPageData> {
  const params = url.searchParams
  const now = context.now()
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
      place: localityAndCity(hotel),
      picture: hotel._pictures[0],
      period: back && periodOf(back, now),
      now: now.toISOString(),
    },
    paidFor: 'booking',
  }
}

type BrowserCall = { url: URL; fromServer: () => Promise<FailedPageData> }

/** Reads the outcome from the booking itself when running in the browser. */
export async function addBooking({ url, fromServer }: BrowserCall): Promise<FailedPageData> {
  const params = url.searchParams
  // A payment page may return without naming the booking. In that case it is the one that this tab was paying for.
  const bookingId = params.get('bookingid') ?? (params.has('reason') ? null : (payingBooking()?.id ?? null))
  const isSignedIn = currentSession().state === 'signed-in'
  const [page, found] = await Promise.all([
    fromServer(),
    bookingId && isSignedIn
      ? browserApi.get('/bookings/{id}', { params: { id: bookingId }, filter: { include: ['hotel', 'bill'] } })
      : undefined,
  ])
  const paidFor = bookingId !== null && readFromTab('payingChange') === bookingId ? 'change' : 'booking'
  return found?.ok ? { ...page, booking: found.value, paidFor } : { ...page, paidFor }
}
