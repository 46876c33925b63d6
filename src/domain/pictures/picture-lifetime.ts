import { addMinutes } from '../kernel/ist.ts'

const DAY_MINUTES = 24 * 60

/** How long a review picture may wait to be attached to its review. */
export const LOOSE_REVIEW_PICTURE_DAYS = 2

/** An upload that is still incomplete after this long never completes, because its process died. */
export const UPLOAD_MINUTES = 60

/** How long we keep the log of openings, and the minimal record of a destroyed picture (DPDP Rules: a year). */
export const VIEW_LOG_DAYS = 365

export const daysBefore = (now: Date, days: number): Date => addMinutes(now, -days * DAY_MINUTES)

export type IdentityFacts = {
  uploadedAt: Date
  /** end of the guest's last stay, including one that is held, running or shared; null if there is none */
  lastStayEnds: Date | null
}

/**
 * Whether an identity image must be destroyed: `keptDays` after the last stay ended, or after the upload if that is
 * later or there was no stay. A future stay keeps it.
 */
export function isIdentityDue({ uploadedAt, lastStayEnds }: IdentityFacts, keptDays: number, now: Date): boolean {
  const neededUntil = lastStayEnds && lastStayEnds > uploadedAt ? lastStayEnds : uploadedAt
  return neededUntil <= daysBefore(now, keptDays)
}
