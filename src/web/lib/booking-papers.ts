import { PATHS, withQuery } from './paths.ts'

/** The address of a booking's history. */
export const timelinePath = (bookingId: string): string => `${PATHS.booking}/${encodeURIComponent(bookingId)}/timeline`

/** The address of a stay's tax invoice and credit notes. */
export const invoicePath = (bookingId: string): string => `${PATHS.booking}/${encodeURIComponent(bookingId)}/invoice`

/** The address of one document as a file; the session's cookie authorises it. */
export const invoicePdfPath = (bookingId: string, document: string): string =>
  withQuery(`/api/bookings/${encodeURIComponent(bookingId)}/tax-document`, new URLSearchParams({ document }))
