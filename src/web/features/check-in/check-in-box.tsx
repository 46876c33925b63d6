import type { Booking } from '#contract/bookings.ts'
import { OwnerCheckIn } from './owner-check-in.tsx'
import { PartnerCheckIn } from './partner-check-in.tsx'

/** Superfast check-in on the card of a stay to come: the owner's steps, or the invited partner's answer (specification §1). */
export function CheckInBox({ booking }: { booking: Booking }) {
  const { role, actions } = booking
  if (role === 'partner') return actions.includes('decline_invite') ? <PartnerCheckIn booking={booking} /> : null
  return actions.includes('check_in') ? <OwnerCheckIn booking={booking} /> : null
}
