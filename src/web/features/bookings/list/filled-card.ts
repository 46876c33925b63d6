import type { Booking } from '#contract/bookings.ts'
import { isExtensionWaiting } from '#web/features/bookings/changes/change-blocks.ts'

type Asking = Pick<Booking, 'role' | 'fastCheckInStatus' | 'modification' | 'extensionRequest'>

/** Whether something needs the guest's answer: a payment, or an invitation. */
export const wantsAnswer = (booking: Asking): boolean =>
  booking.modification !== null ||
  isExtensionWaiting(booking) ||
  (booking.role === 'partner' && booking.fastCheckInStatus === 'invited')

/**
 * Picks the card whose next step is the page's one filled button: first an unpaid room, then a card that needs an
 * answer, then the next stay.
 */
export function filledCard(lists: {
  unpaid: readonly Booking[]
  bookings: readonly Booking[]
}): Booking['id'] | undefined {
  const [first] = [...lists.unpaid, ...lists.bookings.filter(wantsAnswer), ...lists.bookings]
  return first?.id
}
