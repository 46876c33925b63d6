import { redirect } from 'react-router'
import { ConfirmPage } from '#web/features/bookings/confirmation/confirm-page.tsx'
import { ConfirmSkeleton } from '#web/features/bookings/confirmation/confirm-skeleton.tsx'
import { payingBooking } from '#web/features/bookings/paying-booking.ts'
import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { confirmBookingPath } from '#web/lib/booking-paths.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { PageHandle } from '#web/app/page-handle.ts'
import type { Route } from './+types/confirm-booking.ts'

export const handle: PageHandle = { footer: 'short' }

/** The booking's id; a payment page without it returns to the one this tab was paying. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const bookingId = new URL(request.url).searchParams.get('bookingid')
  if (bookingId) return { bookingId }
  const paying = payingBooking()
  throw redirect(paying ? confirmBookingPath(paying) : PATHS.myBookings)
}

export const meta = () => pageMeta({ title: privateTitle('details'), isPrivate: true })

export const HydrateFallback = ConfirmSkeleton

export default function ConfirmBooking({ loaderData: { bookingId } }: Route.ComponentProps) {
  return (
    <Protected loading={<ConfirmSkeleton />}>{() => <ConfirmPage key={bookingId} bookingId={bookingId} />}</Protected>
  )
}
