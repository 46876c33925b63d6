import { addMinutes } from '../kernel/ist.ts'

/** How long an OTP typed in a session opens IDs, the copy of all data and account deletion. */
export const FRESH_OTP_MINUTES = 15

export const freshUntil = (typedAt: Date): Date => addMinutes(typedAt, FRESH_OTP_MINUTES)

export const isFresh = (until: Date | null, now: Date): boolean => until !== null && now < until
