import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { ConfirmPage } from '#web/features/bookings/confirmation/confirm-page.tsx'
import { ConfirmSkeleton } from '#web/features/bookings/confirmation/confirm-skeleton.tsx'
import { payingBooking } from '#web/features/bookings/paying-booking.ts'
import { confirmBookingPath } from '#web/lib/booking-paths.ts'
import { PageMoved } from '#web/lib/page-answer.ts'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import { definePage, type VisitorCall } from '#web/lib/page/page.ts'

type Confirmed = { bookingId: string } | null

/** The booking's id; if the payment page returns without one, the booking that this tab was paying for. */
async function personalise({ url }: VisitorCall<Confirmed>): Promise<Confirmed> {
  const bookingId = url.searchParams.get('bookingid')
  if (bookingId) return { bookingId }
  const paying = payingBooking()
  throw new PageMoved(paying ? confirmBookingPath(paying) : PATHS.myBookings)
}

export default definePage<Confirmed>({
  handle: { footer: 'short' },
  Body: ({ data }) =>
    data ? (
      <Protected loading={<ConfirmSkeleton />}>
        {() => <ConfirmPage key={data.bookingId} bookingId={data.bookingId} />}
      </Protected>
    ) : (
      <ConfirmSkeleton />
    ),
  personalise,
})

export const head = privateHead('details')
