import { useLocation, useNavigate, useNavigation } from 'react-router'
import { istDateOf, parseInstant } from '#domain/kernel/ist.ts'
import { readHotelStay } from '#web/features/hotel-page/hotel-stay.ts'
import { writeStayQuery, type StayQuery } from '#web/lib/booking-query.ts'
import { bookingPath, hotelPath } from '#web/lib/paths.ts'
import type { ReviewPageData } from './review-data.ts'

/** The stay under review. It lives in the address; a change shows at once and its bill follows. */
export type ReviewStay = {
  query: StayQuery
  /** the bill is on its way */
  isUpdating: boolean
  /** the day in the address can no longer be booked: the next one stands here instead */
  isMoved: boolean
  change: (changed: Partial<StayQuery>) => void
  /** this very review, and the hotel's page with the same stay */
  reviewPath: string
  changePath: string
}

function hasMoved(search: string, query: StayQuery): boolean {
  const asked = parseInstant(new URLSearchParams(search).get('checkin') ?? '')
  return asked !== undefined && istDateOf(asked) !== query.date
}

export function useReviewStay({ hotel, now }: ReviewPageData): ReviewStay {
  const here = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const isUpdating = coming?.pathname === here.pathname
  const search = isUpdating ? coming.search : here.search
  const query = readHotelStay(search, hotel, new Date(now))
  const pathWith = (changed: Partial<StayQuery>) =>
    bookingPath(writeStayQuery({ ...query, ...changed, hotel: hotel.slug }))
  return {
    query,
    isUpdating,
    isMoved: hasMoved(search, query),
    change: (changed) => void navigate(pathWith(changed), { replace: true, preventScrollReset: true }),
    reviewPath: pathWith({}),
    changePath: hotelPath(hotel.slug, writeStayQuery(query)),
  }
}
