import { addMinutes } from '../kernel/ist.ts'

/** How long after entering an OTP a session may open IDs, copy all data or delete the account. */
export const FRESH_OTP_MINUTES = 15

export const freshUntil = (typedAt: Date): Date => addMinutes(typedAt, FRESH_OTP_MINUTES)

export const isFresh = (until: Date | null, now: Date): boolean => until !== null && now < until
