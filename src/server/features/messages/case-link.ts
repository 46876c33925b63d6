import { SITE_PATHS } from '#domain/site-pages.ts'
import { pageLink } from './guest-text.ts'

type Followed = { ticket: string; bookingId: string | null }

/**
 * Returns the address where guests can follow their message. A case about a booking leads to the list of bookings, so
 * that a text on a locked screen does not mention help at a hotel.
 */
export const caseLink = (origin: string, language: string, { ticket, bookingId }: Followed): string =>
  pageLink(origin, language, bookingId === null ? SITE_PATHS.ticket.replace(':ticket', ticket) : '/my-bookings')
