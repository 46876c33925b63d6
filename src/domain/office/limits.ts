import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { OperatorRole } from './operators.ts'

/** How much support may give away, in whole rupees; above it two people decide (desk-and-office, "The office"). */
export type OfficeLimits = { perBooking: number; perDay: number }

/** The limits until an admin sets others. */
export const FIRST_LIMITS: OfficeLimits = { perBooking: 5000, perDay: 25_000 }

/** What an operator has given away so far: on this booking, and since midnight in India. */
export type GivenAway = { onBooking: number; today: number }

/** Calculates what is left to give. An admin has no limit, but needs a second person above support's limits. */
export const remainingLimit = ({ perBooking, perDay }: OfficeLimits, { onBooking, today }: GivenAway): number =>
  Math.max(0, Math.min(perBooking - onBooking, perDay - today))

/**
 * Whether this operator may give `cost` rupees now. Above the limits nobody may alone: they propose it, and another
 * admin confirms.
 */
export function checkLimit(cost: number, limits: OfficeLimits, given: GivenAway): Result<true, 'OVER_LIMIT'> {
  return cost <= remainingLimit(limits, given) ? accept(true as const) : refuse('OVER_LIMIT')
}

/** New admins are limited for two days, in which the office can notice one who should not be. */
export const NEW_ADMIN_HOURS = 48

/**
 * Whether an admin is new: for the first two days they may do what admins do, but confirm no proposals of colleagues.
 */
export const isNewAdmin = (grantedAt: Date, now: Date): boolean => now < addMinutes(grantedAt, NEW_ADMIN_HOURS * 60)

/** Whether this operator may confirm a proposal: only an admin may, and never their own. */
export function checkSecondPerson(
  proposedBy: string,
  second: { id: string; role: OperatorRole },
): Result<true, 'SAME_PERSON' | 'ADMINS_ONLY'> {
  if (second.id === proposedBy) return refuse('SAME_PERSON')
  return second.role === 'admin' ? accept(true as const) : refuse('ADMINS_ONLY')
}

/** The owner of an action's account: a guest, or somebody with the phone of a colleague. */
export type AccountOf = 'guest' | 'colleague' | 'self'

/** Checks the owner of an account: nobody gives money to their own, and giving to a colleague takes a second person. */
export function checkAccount(cost: number, of: AccountOf): Result<true, 'OWN_ACCOUNT' | 'OVER_LIMIT'> {
  if (cost === 0 || of === 'guest') return accept(true as const)
  return refuse(of === 'self' ? 'OWN_ACCOUNT' : 'OVER_LIMIT')
}
