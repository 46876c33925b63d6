import type { Booking } from '#contract/bookings.ts'
import { OwnerCheckIn } from './owner-check-in.tsx'
import { PartnerCheckIn } from './partner-check-in.tsx'

type CheckInBoxProps = {
  booking: Booking
  /** its place among the headings of the page */
  heading?: 'h2' | 'h4'
  /** is its button the one filled button of the screen? */
  variant?: 'primary' | 'quiet'
}

/**
 * Superfast check-in on the card of an upcoming stay: the owner's steps, or the invited partner's answer (specification
 * §1).
 */
export function CheckInBox({ booking, heading = 'h4', variant = 'primary' }: CheckInBoxProps) {
  const { role, actions } = booking
  if (role === 'partner')
    return actions.includes('decline_invite') ? (
      <PartnerCheckIn booking={booking} heading={heading} variant={variant} />
    ) : null
  return actions.includes('check_in') ? <OwnerCheckIn booking={booking} heading={heading} variant={variant} /> : null
}
