import { addMinutes } from '../kernel/ist.ts'

const DAY_MINUTES = 24 * 60

/** How long a picture may wait to be attached to its review, case or message. */
export const LOOSE_PICTURE_DAYS = 2

/** How long after a case was closed its photos of the room are kept. */
export const HELP_PHOTO_DAYS = 30

/** An upload that is still incomplete after this long will never be completed, because its process died. */
export const UPLOAD_MINUTES = 60

/** How long we keep the log of openings, and the minimal record of a destroyed picture (DPDP Rules: a year). */
export const VIEW_LOG_DAYS = 365

export const daysBefore = (now: Date, days: number): Date => addMinutes(now, -days * DAY_MINUTES)

export type IdentityFacts = {
  uploadedAt: Date
  /** the end of the guest's last stay, including held, running and shared stays; null if there is none */
  lastStayEnds: Date | null
}

/**
 * Whether an identity image must be destroyed: `keptDays` after the last stay ended, or after the upload if that is
 * later or there was no stay. The image is kept while the guest still has a future stay.
 */
export function isIdentityExpired({ uploadedAt, lastStayEnds }: IdentityFacts, keptDays: number, now: Date): boolean {
  const neededUntil = lastStayEnds && lastStayEnds > uploadedAt ? lastStayEnds : uploadedAt
  return neededUntil <= daysBefore(now, keptDays)
}
