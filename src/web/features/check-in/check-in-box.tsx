import type { Booking } from '#contract/bookings.ts'

export function CheckInBox(_: { booking: Booking }) {
  return null
}
