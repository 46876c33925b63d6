import { accept, refuse, type Result } from '../kernel/result.ts'
import type { VisitedBooking, VisitRefusal } from './visit.ts'

/**
 * Whether the desk may add hours. It may for guests in their room, even after their time is over, to cover hours that
 * they have already stayed. Guests who have not arrived extend their stay on the site instead.
 */
export function mayAddHours({
  status,
  visit,
}: VisitedBooking): Result<true, Exclude<VisitRefusal, 'TOO_EARLY' | 'TOO_LATE' | 'SCANNED'>> {
  if (status === 'cancelled') return refuse('BOOKING_CANCELLED')
  if (status !== 'completed' || visit.status !== 'here') return refuse('ILLEGAL_MOVE')
  return accept(true)
}
