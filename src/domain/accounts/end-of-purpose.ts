import { ABSENT_DAYS } from '../retention-days.ts'
import { addMinutes, formatIstMoment } from '../kernel/ist.ts'
import { PRODUCT_NAME } from '../site.ts'

const DAY_MINUTES = 24 * 60

/** Notice that a guest gets before the erasing (DPDP Rules 2025). */
export const ERASING_NOTICE_HOURS = 48

/** A warning older than this has lapsed, because something was open meanwhile. The guest is warned again. */
export const ERASING_NOTICE_DAYS = 30

export type Absence = {
  lastSignedInAt: Date
  /** the end of the last stay, their own or one shared as a partner; null without any */
  lastStayEnds: Date | null
  /** when the guest was told; null: never, or they signed in since */
  toldAt: Date | null
  /** a booking, money, a dispute, a complaint, or a block: somebody still needs the account */
  isSomethingOpen: boolean
}

export type AbsenceStep = 'keep' | 'tell' | 'wait' | 'erase'

/** A guest who signed in or stayed before this moment has not come back for three years. */
export const absentSince = (now: Date): Date => addMinutes(now, -ABSENT_DAYS * DAY_MINUTES)

/** What is due for a guest who does not come back: first told, 48 hours later erased (decision 0067). */
export function absenceStep(
  { lastSignedInAt, lastStayEnds, toldAt, isSomethingOpen }: Absence,
  now: Date,
): AbsenceStep {
  const lastHere = lastStayEnds && lastStayEnds > lastSignedInAt ? lastStayEnds : lastSignedInAt
  if (isSomethingOpen || lastHere > absentSince(now)) return 'keep'
  if (!toldAt || now > addMinutes(toldAt, ERASING_NOTICE_DAYS * DAY_MINUTES)) return 'tell'
  return now < addMinutes(toldAt, ERASING_NOTICE_HOURS * 60) ? 'wait' : 'erase'
}

/** What the guest hears, and the variables of its registered template. */
export function erasingText(toldAt: Date, link: string): { body: string; values: string[] } {
  const moment = formatIstMoment(addMinutes(toldAt, ERASING_NOTICE_HOURS * 60))
  return {
    body: `${PRODUCT_NAME}: you have not signed in for three years, so we erase your account after ${moment}. To keep it, sign in before: ${link}`,
    values: [moment, link],
  }
}
