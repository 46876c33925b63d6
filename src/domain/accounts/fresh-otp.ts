import { addMinutes } from '../kernel/ist.ts'

/** So long after an OTP was typed in a session it opens IDs, the copy of all data and the way out. */
export const FRESH_OTP_MINUTES = 15

export const freshUntil = (typedAt: Date): Date => addMinutes(typedAt, FRESH_OTP_MINUTES)

export const isFresh = (until: Date | null, now: Date): boolean => until !== null && now < until
