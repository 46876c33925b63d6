import { addMinutes } from '../kernel/ist.ts'

/**
 * What may have fallen into the wrong hands. `ids`: photos and IDs; `bookings`: names, phones and times of stays, as a
 * desk or our office sees them; `accounts`: everything that an account holds.
 */
export const BREACH_SUBJECTS = ['ids', 'bookings', 'accounts'] as const
export type BreachSubject = (typeof BREACH_SUBJECTS)[number]

/** The Data Protection Board has a detailed report within this time of noticing (DPDP Rules 2025, rule 7). */
export const BREACH_REPORT_HOURS = 72

export const breachReportDue = (noticed: Date): Date => addMinutes(noticed, BREACH_REPORT_HOURS * 60)

/** `from` until `until`: when somebody could have read it. */
export type BreachSpan = { from: Date; until: Date }
export type BreachFault = 'ENDS_BEFORE_IT_BEGINS' | 'NOT_OVER' | 'NOTICED_BEFORE_IT_BEGAN'

/** Refuses a breach that is still going on, because its list of guests would be incomplete. */
export function breachFault({ from, until }: BreachSpan, noticed: Date, now: Date): BreachFault | undefined {
  if (until <= from) return 'ENDS_BEFORE_IT_BEGINS'
  if (until > now) return 'NOT_OVER'
  return noticed < from ? 'NOTICED_BEFORE_IT_BEGAN' : undefined
}
