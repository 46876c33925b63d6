import { addMinutes } from '../kernel/ist.ts'
import { isSilent } from './channel-reading.ts'

/** Once a site has used up its first texts about rooms sold twice, it may cause one more per this time. */
const CONFLICT_TEXT_MINUTES = 60
/** How many texts about rooms sold twice a site may cause before the hourly limit applies. */
export const CONFLICT_TEXTS_AT_ONCE = 10

/**
 * Returns until when a site's allowance of texts is used up if another is sent now; null if none may be sent yet. A
 * faulty calendar must not text a hotel all day (decision 0109).
 */
export function spendText(usedUntil: Date | null, now: Date): Date | null {
  const next = addMinutes(usedUntil && usedUntil > now ? usedUntil : now, CONFLICT_TEXT_MINUTES)
  return next > addMinutes(now, CONFLICT_TEXTS_AT_ONCE * CONFLICT_TEXT_MINUTES) ? null : next
}

/** When a calendar was added, last read, and last requested. */
export type CalendarTimes = { madeAt: Date; readAt: Date | null; triedAt: Date | null }

/**
 * Whether at least one calendar of a site could not be read for an hour. Only time in which we made requests counts, so
 * that no site counts as silent because our own worker was down.
 */
export const isSiteSilent = (calendars: readonly CalendarTimes[]): boolean =>
  calendars.some(({ madeAt, readAt, triedAt }) => triedAt !== null && isSilent(readAt ?? madeAt, triedAt))
