import { addMinutes } from '../kernel/ist.ts'

/** The office pauses a hotel for this long at most; for longer it is hidden. */
export const MAX_PAUSE_DAYS = 30

/** May the office pause a hotel until then? A moment ahead, and at most thirty days. */
export const isPauseEnd = (until: Date, now: Date): boolean =>
  until > now && until <= addMinutes(now, MAX_PAUSE_DAYS * 24 * 60)
