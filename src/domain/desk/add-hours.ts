import { accept, refuse, type Result } from '../kernel/result.ts'
import type { VisitedBooking, VisitRefusal } from './visit.ts'

/**
 * Guests who are in their room ask its desk for more hours; those who are not here yet ask on the site. Once their time
 * is over, somebody else may have been promised the room.
 */
export function mayAddHours(
  { status, period, visit }: VisitedBooking,
  now: Date,
): Result<true, Exclude<VisitRefusal, 'TOO_EARLY' | 'SCANNED'>> {
  if (status === 'cancelled') return refuse('BOOKING_CANCELLED')
  if (status !== 'completed' || visit.status !== 'here') return refuse('ILLEGAL_MOVE')
  return now < period.end ? accept(true) : refuse('TOO_LATE')
}
