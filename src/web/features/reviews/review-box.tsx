import type { Booking } from '#contract/bookings.ts'

export function ReviewBox(_: { booking: Booking }) {
  return null
}
