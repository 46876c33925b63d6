import { ABSENT_DAYS } from '../retention-days.ts'
import { addMinutes } from '../kernel/ist.ts'

const DAY_MINUTES = 24 * 60

/** How long before we erase an account we warn its guest (DPDP Rules 2025). */
export const ERASING_NOTICE_HOURS = 48

/**
 * A warning older than this no longer counts, because something has kept the account meanwhile: the guest is warned
 * again.
 */
export const ERASING_NOTICE_DAYS = 30

export type Absence = {
  lastSignedInAt: Date
  /** the end of the last stay, their own or one shared as a partner; null if there is none */
  lastStayEnds: Date | null
  /** when the guest was warned; null: never, or they signed in since */
  toldAt: Date | null
  /** a booking, money, a dispute, a complaint or a block still needs the account */
  isSomethingOpen: boolean
}

export type AbsenceStep = 'keep' | 'tell' | 'wait' | 'erase'

/** Returns the moment three years ago; a guest who has neither signed in nor stayed since counts as absent. */
export const absentSince = (now: Date): Date => addMinutes(now, -ABSENT_DAYS * DAY_MINUTES)

/** Returns the next step for an absent guest: first a warning, 48 hours later the erasure (decision 0067). */
export function absenceStep(
  { lastSignedInAt, lastStayEnds, toldAt, isSomethingOpen }: Absence,
  now: Date,
): AbsenceStep {
  const lastHere = lastStayEnds && lastStayEnds > lastSignedInAt ? lastStayEnds : lastSignedInAt
  if (isSomethingOpen || lastHere > absentSince(now)) return 'keep'
  if (!toldAt || now > addMinutes(toldAt, ERASING_NOTICE_DAYS * DAY_MINUTES)) return 'tell'
  return now < addMinutes(toldAt, ERASING_NOTICE_HOURS * 60) ? 'wait' : 'erase'
}
