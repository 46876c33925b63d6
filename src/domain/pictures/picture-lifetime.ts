import { addMinutes } from '../kernel/ist.ts'

const DAY_MINUTES = 24 * 60

/** How long a review picture may wait to be attached to its review. */
export const LOOSE_REVIEW_PICTURE_DAYS = 2

/** An upload that has not come to life after this long never will: its process died. */
export const UPLOAD_MINUTES = 60

/** How long the log of openings is kept, and the bare record of a picture that is gone (DPDP Rules: a year). */
export const VIEW_LOG_DAYS = 365

export const daysBefore = (now: Date, days: number): Date => addMinutes(now, -days * DAY_MINUTES)

export type IdentityFacts = {
  uploadedAt: Date
  /** when the last of the guest's stays ends or ended, also one that is held, running or shared; null: there is none */
  lastStayEnds: Date | null
}

/**
 * Is an identity image to be destroyed by now? `keptDays` after the last stay has ended, or after the upload when that is
 * later or there was no stay. A stay to come keeps it.
 */
export function isIdentityDue({ uploadedAt, lastStayEnds }: IdentityFacts, keptDays: number, now: Date): boolean {
  const neededUntil = lastStayEnds && lastStayEnds > uploadedAt ? lastStayEnds : uploadedAt
  return neededUntil <= daysBefore(now, keptDays)
}
