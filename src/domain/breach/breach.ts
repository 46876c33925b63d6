import { addMinutes } from '../kernel/ist.ts'

/**
 * The data that may have fallen into the wrong hands. `ids` are photos and IDs, `bookings` the names, phones and times
 * of stays that a desk or our office sees, and `accounts` everything that an account holds.
 */
export const BREACH_SUBJECTS = ['ids', 'bookings', 'accounts'] as const
export type BreachSubject = (typeof BREACH_SUBJECTS)[number]

/**
 * How soon after we notice a breach the Data Protection Board must have a detailed report (DPDP Rules 2025, rule 7).
 */
export const BREACH_REPORT_HOURS = 72

export const breachReportDue = (noticed: Date): Date => addMinutes(noticed, BREACH_REPORT_HOURS * 60)

/** The period in which somebody could have read the data: between `from` and `until`. */
export type BreachSpan = { from: Date; until: Date }
export type BreachFault = 'ENDS_BEFORE_IT_BEGINS' | 'NOT_OVER' | 'NOTICED_BEFORE_IT_BEGAN'

/** Refuses a breach that is still in progress, because its list of guests would be incomplete. */
export function breachFault({ from, until }: BreachSpan, noticed: Date, now: Date): BreachFault | undefined {
  if (until <= from) return 'ENDS_BEFORE_IT_BEGINS'
  if (until > now) return 'NOT_OVER'
  return noticed < from ? 'NOTICED_BEFORE_IT_BEGAN' : undefined
}
