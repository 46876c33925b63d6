import { addDays, istDateOf, istInstant } from '../kernel/ist.ts'

/** Before `until` a hotel sells no stay that begins before `staysBefore`; both in milliseconds since 1970. */
export type SalesPause = { until: number; staysBefore: number }

/** Does one of them stop the sale of a stay? `moment` is when it is asked, `checkin` when the stay begins. */
export const isPausedFor = (pauses: readonly SalesPause[], moment: number, checkin: number): boolean =>
  pauses.some(({ until, staysBefore }) => moment < until && checkin < staysBefore)

/** Midnight in India after this moment. */
export const endOfToday = (now: Date): Date => istInstant(addDays(istDateOf(now), 1))

/** A pause concerns the stays of today and those that begin while it lasts: other days go on selling (decision 0064). */
export function pausedStaysBefore(until: Date, now: Date): Date {
  const midnight = endOfToday(now)
  return until > midnight ? until : midnight
}
