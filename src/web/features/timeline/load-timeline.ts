import type { BookingMoment } from '#contract/booking-timeline.ts'
import type { Booking } from '#contract/bookings.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'

export type LoadedTimeline =
  | { at: 'read'; booking: Booking; moments: BookingMoment[] }
  | { at: 'unreadable'; refusal: ApiRefusal }

/** Loads a booking and its history. If either fails, neither is shown. */
export async function loadTimeline(bookingId: string, signal: AbortSignal): Promise<LoadedTimeline> {
  const params = { id: bookingId }
  const [booking, timeline] = await Promise.all([
    browserApi.get('/bookings/{id}', { params, signal }),
    browserApi.get('/bookings/{id}/timeline', { params, signal }),
  ])
  if (!booking.ok) return { at: 'unreadable', refusal: booking.refusal }
  if (!timeline.ok) return { at: 'unreadable', refusal: timeline.refusal }
  return { at: 'read', booking: booking.value, moments: timeline.value.moments }
}
