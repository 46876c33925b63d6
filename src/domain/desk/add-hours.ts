import { accept, refuse, type Result } from '../kernel/result.ts'
import type { VisitedBooking, VisitRefusal } from './visit.ts'

/**
 * Guests who are in their room ask its desk for more hours, also after their time is over, for the hours that they stay
 * on; those who are not here yet ask on the site.
 */
export function mayAddHours({
  status,
  visit,
}: VisitedBooking): Result<true, Exclude<VisitRefusal, 'TOO_EARLY' | 'TOO_LATE' | 'SCANNED'>> {
  if (status === 'cancelled') return refuse('BOOKING_CANCELLED')
  if (status !== 'completed' || visit.status !== 'here') return refuse('ILLEGAL_MOVE')
  return accept(true)
}
