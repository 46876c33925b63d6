import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { OperatorRole } from './operators.ts'

/** Whole rupees that support may give away; above it two people decide (desk-and-office, "The office"). */
export type OfficeLimits = { perBooking: number; perDay: number }

/** Until an admin sets others. */
export const FIRST_LIMITS: OfficeLimits = { perBooking: 5000, perDay: 25_000 }

/** What an operator has given away: on this booking, and since midnight in India. */
export type GivenAway = { onBooking: number; today: number }

/** What is left to give; an admin has no limit, but a second person for what is above support's. */
export const remainingLimit = ({ perBooking, perDay }: OfficeLimits, { onBooking, today }: GivenAway): number =>
  Math.max(0, Math.min(perBooking - onBooking, perDay - today))

/**
 * May this operator give `cost` rupees now? Above the limits nobody may by themselves: they propose it, and an admin who
 * is somebody else confirms.
 */
export function checkLimit(cost: number, limits: OfficeLimits, given: GivenAway): Result<true, 'OVER_LIMIT'> {
  return cost <= remainingLimit(limits, given) ? accept(true as const) : refuse('OVER_LIMIT')
}

/** Two days in which the office notices an admin who should not be one. */
export const NEW_ADMIN_HOURS = 48

/** An admin of fewer than two days may do what admins do, and confirms nothing of what a colleague proposed. */
export const isNewAdmin = (grantedAt: Date, now: Date): boolean => now < addMinutes(grantedAt, NEW_ADMIN_HOURS * 60)

/** May this operator confirm what a colleague proposed? Never one's own, and only an admin. */
export function checkSecondPerson(
  proposedBy: string,
  second: { id: string; role: OperatorRole },
): Result<true, 'SAME_PERSON' | 'ADMINS_ONLY'> {
  if (second.id === proposedBy) return refuse('SAME_PERSON')
  return second.role === 'admin' ? accept(true as const) : refuse('ADMINS_ONLY')
}

/** Whose account an act is for: a guest's, or one with the phone of somebody who works here. */
export type AccountOf = 'guest' | 'colleague' | 'self'

/** Nobody gives money to their own account, and what a colleague gets takes a second person. */
export function checkAccount(cost: number, of: AccountOf): Result<true, 'OWN_ACCOUNT' | 'OVER_LIMIT'> {
  if (cost === 0 || of === 'guest') return accept(true as const)
  return refuse(of === 'self' ? 'OWN_ACCOUNT' : 'OVER_LIMIT')
}
