import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { ConfirmPage } from '#web/features/bookings/confirmation/confirm-page.tsx'
import { ConfirmSkeleton } from '#web/features/bookings/confirmation/confirm-skeleton.tsx'
import { payingBooking } from '#web/features/bookings/paying-booking.ts'
import { confirmBookingPath } from '#web/lib/booking-paths.ts'
import type { OwnPageCall } from '#web/lib/own-page-call.ts'
import { PATHS } from '#web/lib/paths.ts'
import { NeedsDocument } from '../renderer/fetch-page.ts'
import type { PublicPage } from '../renderer/page.ts'

type Confirmed = { bookingId: string } | null

/** The booking's id; if the payment page returns without one, the booking that this tab was paying for. */
async function personaliseConfirmed({ url }: OwnPageCall): Promise<Confirmed> {
  const bookingId = url.searchParams.get('bookingid')
  if (bookingId) return { bookingId }
  const paying = payingBooking()
  throw new NeedsDocument(paying ? confirmBookingPath(paying) : PATHS.myBookings)
}

export const CONFIRM_BOOKING = {
  name: 'confirm-booking',
  handle: { footer: 'short' },
  Body: ({ data }) =>
    data ? (
      <Protected loading={<ConfirmSkeleton />}>
        {() => <ConfirmPage key={data.bookingId} bookingId={data.bookingId} />}
      </Protected>
    ) : (
      <ConfirmSkeleton />
    ),
  covers: (from, to) => from.pathname === to.pathname,
  personalise: personaliseConfirmed,
} satisfies PublicPage<Confirmed>
