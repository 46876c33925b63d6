import { addDays, istDateOf, istInstant } from '../kernel/ist.ts'

/** Until `until`, a hotel sells no stay that begins before `staysBefore`. Both are in milliseconds since 1970. */
export type SalesPause = { until: number; staysBefore: number }

/**
 * Whether one of the pauses stops the sale of a stay. `moment` is the time of the request, and `checkin` is the start
 * of the stay.
 */
export const isPausedFor = (pauses: readonly SalesPause[], moment: number, checkin: number): boolean =>
  pauses.some(({ until, staysBefore }) => moment < until && checkin < staysBefore)

/** Returns the next midnight in India after this moment. */
export const endOfToday = (now: Date): Date => istInstant(addDays(istDateOf(now), 1))

/**
 * Returns the check-in time before which the pause stops a stay. A pause stops today's stays and those that begin
 * during the pause. Sales for other days continue (decision 0064).
 */
export function pausedStaysBefore(until: Date, now: Date): Date {
  const midnight = endOfToday(now)
  return until > midnight ? until : midnight
}
