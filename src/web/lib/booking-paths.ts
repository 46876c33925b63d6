import { PATHS, withQuery } from './paths.ts'

/** Where a booking is confirmed after paying (specification §2). */
export const confirmBookingPath = ({ id, hotelId }: { id: string; hotelId?: number }): string =>
  withQuery(
    PATHS.confirmBooking,
    new URLSearchParams({ bookingid: id, ...(hotelId === undefined ? {} : { hotelId: String(hotelId) }) }),
  )

/** Where guests whose hotel does not take them choose another, or their money. */
export const anotherRoomPath = (bookingId: string): string =>
  withQuery(PATHS.anotherRoom, new URLSearchParams({ booking: bookingId }))

/** The same for a booking moved to another time: the page can check whether the move was made. */
export const changedBookingPath = (booking: { id: string; hotelId: number }, checkin: string): string =>
  `${confirmBookingPath(booking)}&${new URLSearchParams({ changed: checkin })}`

/** Leads a browser to the payment of extra hours (specification §7). */
export const payExtensionPath = (extensionId: string, paymentMethod: string): string =>
  `/api/bookings/${extensionId}/pay-booking/${encodeURIComponent(paymentMethod)}`

/** `reason` is a code of the API; `back` the review that failed. */
export const bookingFailedPath = (query: { reason: string; back: string }): string =>
  withQuery(PATHS.bookingFailed, new URLSearchParams(query))

/** The booking-failed page of a booking that was not paid. */
export const failedBookingPath = ({ id, hotelId }: { id: string; hotelId: number }): string =>
  withQuery(PATHS.bookingFailed, new URLSearchParams({ bookingid: id, hotelId: String(hotelId) }))
