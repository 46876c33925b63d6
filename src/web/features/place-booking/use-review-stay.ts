import { useLocation, useNavigate, useNavigation } from '#web/lib/navigation/navigation.ts'
import { hotelStayIn } from '#web/features/stay/hotel-stay.ts'
import { writeStayQuery, type StayChange, type StayQuery } from '#web/features/stay/booking-query.ts'
import { bookingPath, hotelPath, plainReviewPath } from '#web/lib/paths.ts'
import type { ReviewPageData } from './review-data.ts'

/** The stay under review, which the address holds. A change shows immediately, and its bill follows. */
export type ReviewStay = {
  query: StayQuery
  /** whether the bill is pending */
  isUpdating: boolean
  /** what changed about the stay in the address, because it can no longer be booked */
  changes: StayChange[]
  change: (changed: Partial<StayQuery>) => void
  /** links to this review, with scripts and without, and to the hotel's page with the same stay */
  reviewPath: string
  plainPath: string
  changePath: string
}

export function useReviewStay({ hotel, now }: ReviewPageData): ReviewStay {
  const here = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const isUpdating = coming?.pathname === here.pathname
  const search = isUpdating ? coming.search : here.search
  const { query, changes } = hotelStayIn(search, hotel, new Date(now))
  const withChange = (changed: Partial<StayQuery>) => writeStayQuery({ ...query, ...changed, hotel: hotel.slug })
  return {
    query,
    isUpdating,
    changes,
    change: (changed) => void navigate(bookingPath(withChange(changed)), { replace: true, preventScrollReset: true }),
    reviewPath: bookingPath(withChange({})),
    plainPath: plainReviewPath(withChange({})),
    changePath: hotelPath(hotel.slug, writeStayQuery(query)),
  }
}
