import type { BookingStatus } from '../bookings/booking-status.ts'
import { addMinutes } from '../kernel/ist.ts'
import type { Period } from '../kernel/period.ts'

/** How many minutes before check-in guests may first ask for help at their hotel (decision 0096). */
const BEFORE_CHECKIN_MINUTES = 60

/** Returns the period in which guests can ask for help at their hotel. `end` includes paid extra hours. */
export const helpWindow = ({ start, end }: Period): { from: Date; until: Date } => ({
  from: addMinutes(start, -BEFORE_CHECKIN_MINUTES),
  until: end,
})

/** Whether the guests of a booking can ask for help now: from an hour before check-in until check-out (decision 0096). */
export function canAskForHelp({ status, period }: { status: BookingStatus; period: Period }, now: Date): boolean {
  const { from, until } = helpWindow(period)
  return status === 'completed' && now >= from && now < until
}
