import { PATHS, withQuery } from './paths.ts'

/** What happened to a booking. */
export const timelinePath = (bookingId: string): string => `${PATHS.booking}/${encodeURIComponent(bookingId)}/timeline`

/** Tax invoice and credit notes of a stay. */
export const invoicePath = (bookingId: string): string => `${PATHS.booking}/${encodeURIComponent(bookingId)}/invoice`

/** One of them as a file; the session's cookie goes along. */
export const invoicePdfPath = (bookingId: string, document: string): string =>
  withQuery(`/api/bookings/${encodeURIComponent(bookingId)}/tax-document`, new URLSearchParams({ document }))
