import { ABSENT_DAYS } from '../retention-days.ts'
import { addMinutes } from '../kernel/ist.ts'

const DAY_MINUTES = 24 * 60

/** How long before erasing an account we warn the guest (DPDP Rules 2025). */
export const ERASING_NOTICE_HOURS = 48

/** How long a warning is valid. If the account still exists after that, the guest must be warned again. */
export const ERASING_NOTICE_DAYS = 30

export type Absence = {
  lastSignedInAt: Date
  /** the end of the guest's last stay, whether their own or shared with them as a partner; null if there is none */
  lastStayEnds: Date | null
  /** when the guest was warned; null if they were never warned, or have signed in since */
  toldAt: Date | null
  /** whether a booking, money, a dispute, a complaint or a block still needs the account */
  isSomethingOpen: boolean
}

export type AbsenceStep = 'keep' | 'tell' | 'wait' | 'erase'

/** Returns the moment three years ago. A guest is absent if they have neither signed in nor stayed since then. */
export const absentSince = (now: Date): Date => addMinutes(now, -ABSENT_DAYS * DAY_MINUTES)

/** Returns the next step for an absent guest: first a warning, then the erasure 48 hours later (decision 0067). */
export function absenceStep(
  { lastSignedInAt, lastStayEnds, toldAt, isSomethingOpen }: Absence,
  now: Date,
): AbsenceStep {
  const lastHere = lastStayEnds && lastStayEnds > lastSignedInAt ? lastStayEnds : lastSignedInAt
  if (isSomethingOpen || lastHere > absentSince(now)) return 'keep'
  if (!toldAt || now > addMinutes(toldAt, ERASING_NOTICE_DAYS * DAY_MINUTES)) return 'tell'
  return now < addMinutes(toldAt, ERASING_NOTICE_HOURS * 60) ? 'wait' : 'erase'
}
