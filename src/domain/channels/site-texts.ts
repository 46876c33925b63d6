import { addMinutes } from '../kernel/ist.ts'
import { isSilent } from './channel-reading.ts'

/** How long a site that has used up its first texts about rooms sold twice must wait for each further text. */
const CONFLICT_TEXT_MINUTES = 60
/** How many texts about rooms sold twice a site may cause before the hourly limit applies. */
export const CONFLICT_TEXTS_AT_ONCE = 10

/**
 * Returns the time until which a site's allowance of texts is used up if another is sent now. Returns null if none may
 * be sent yet. A faulty calendar must not text a hotel all day (decision 0109).
 */
export function spendText(usedUntil: Date | null, now: Date): Date | null {
  const next = addMinutes(usedUntil && usedUntil > now ? usedUntil : now, CONFLICT_TEXT_MINUTES)
  return next > addMinutes(now, CONFLICT_TEXTS_AT_ONCE * CONFLICT_TEXT_MINUTES) ? null : next
}

/** When a calendar was added, last read, and last requested. */
export type CalendarTimes = { madeAt: Date; readAt: Date | null; triedAt: Date | null }

/**
 * Whether at least one of a site's calendars could not be read for an hour. Includes only time in which we made
 * requests, so that our own worker's downtime never makes a site silent.
 */
export const isSiteSilent = (calendars: readonly CalendarTimes[]): boolean =>
  calendars.some(({ madeAt, readAt, triedAt }) => triedAt !== null && isSilent(readAt ?? madeAt, triedAt))
