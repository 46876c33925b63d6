import type { Booking } from '#contract/bookings.ts'
import { OwnerCheckIn } from './owner-check-in.tsx'
import { PartnerCheckIn } from './partner-check-in.tsx'

type CheckInBoxProps = {
  booking: Booking
  /** its heading level on the page */
  heading?: 'h2' | 'h4'
  /** whether its button is the screen's one filled button */
  variant?: 'primary' | 'quiet'
}

/**
 * Shows superfast check-in on an upcoming stay's card: the owner's steps, or the invited partner's answer
 * (specification §1).
 */
export function CheckInBox({ booking, heading = 'h4', variant = 'primary' }: CheckInBoxProps) {
  const { role, actions } = booking
  if (role === 'partner')
    return actions.includes('decline_invite') ? (
      <PartnerCheckIn booking={booking} heading={heading} variant={variant} />
    ) : null
  return actions.includes('check_in') ? <OwnerCheckIn booking={booking} heading={heading} variant={variant} /> : null
}
