import { PATHS, withQuery } from './paths.ts'

/** The page that confirms a booking after payment (specification §2). */
export const confirmBookingPath = ({ id, hotelId }: { id: string; hotelId?: number }): string =>
  withQuery(
    PATHS.confirmBooking,
    new URLSearchParams({ bookingid: id, ...(hotelId === undefined ? {} : { hotelId: String(hotelId) }) }),
  )

/** The page on which guests who were turned away choose a new hotel or a refund. */
export const anotherRoomPath = (bookingId: string): string =>
  withQuery(PATHS.anotherRoom, new URLSearchParams({ booking: bookingId }))

/** Help for guests at their hotel; `way` opens one of its views. */
export const hotelHelpPath = (bookingId: string, way?: 'money' | 'room' | 'unsafe' | 'cameras'): string =>
  withQuery(PATHS.hotelHelp, new URLSearchParams({ booking: bookingId, ...(way && { way }) }))

/** The confirmation page after a booking was moved to a new time, which checks whether the change was made. */
export const changedBookingPath = (booking: { id: string; hotelId: number }, checkin: string): string =>
  `${confirmBookingPath(booking)}&${new URLSearchParams({ changed: checkin })}`

/** Sends the browser to the payment page for extra hours (specification §7). */
export const payExtensionPath = (extensionId: string, paymentMethod: string): string =>
  `/api/bookings/${extensionId}/pay-booking/${encodeURIComponent(paymentMethod)}`

/** `reason` is an error code of the API; `back` leads to the review that failed. */
export const bookingFailedPath = (query: { reason: string; back: string }): string =>
  withQuery(PATHS.bookingFailed, new URLSearchParams(query))

/** The failed page of a booking that was not paid. */
export const failedBookingPath = ({ id, hotelId }: { id: string; hotelId: number }): string =>
  withQuery(PATHS.bookingFailed, new URLSearchParams({ bookingid: id, hotelId: String(hotelId) }))
