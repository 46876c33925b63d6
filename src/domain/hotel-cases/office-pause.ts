import { addMinutes } from '../kernel/ist.ts'

/** The longest pause that the office can set. To stop sales for longer, the office hides the hotel. */
export const MAX_PAUSE_DAYS = 30

/** Whether a pause may end at this moment, which must be in the future and at most thirty days ahead. */
export const isPauseEnd = (until: Date, now: Date): boolean =>
  until > now && until <= addMinutes(now, MAX_PAUSE_DAYS * 24 * 60)
