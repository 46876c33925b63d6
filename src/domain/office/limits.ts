import { addMinutes } from '../kernel/ist.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { OperatorRole } from './operators.ts'

/**
 * How much one operator may give away alone, in whole rupees. Above that, two people decide (desk-and-office, "The
 * office").
 */
export type OfficeLimits = { perBooking: number; perDay: number }

/** The limits in a new office until its admins set others. */
export const FIRST_LIMITS: OfficeLimits = { perBooking: 5000, perDay: 25_000 }

/** What an operator has given away so far, on this booking and since midnight in India. */
export type GivenAway = { onBooking: number; today: number }

/** Calculates how much more this operator may give away alone. The limits are the same for support and admins. */
export const remainingLimit = ({ perBooking, perDay }: OfficeLimits, { onBooking, today }: GivenAway): number =>
  Math.max(0, Math.min(perBooking - onBooking, perDay - today))

/**
 * Whether this operator may give away `cost` rupees now. Above the limits, they propose the gift, and a different admin
 * confirms it.
 */
export function checkLimit(cost: number, limits: OfficeLimits, given: GivenAway): Result<true, 'OVER_LIMIT'> {
  return cost <= remainingLimit(limits, given) ? accept(true as const) : refuse('OVER_LIMIT')
}

/** How long an admin counts as new. The office needs this time to notice somebody who should not be an admin. */
export const NEW_ADMIN_HOURS = 48

/** Whether an admin is new. New admins may do everything that admins do, except confirm colleagues' proposals. */
export const isNewAdmin = (grantedAt: Date, now: Date): boolean => now < addMinutes(grantedAt, NEW_ADMIN_HOURS * 60)

/** Whether this operator may confirm a proposal. Only admins may, and never their own proposals. */
export function checkSecondPerson(
  proposedBy: string,
  second: { id: string; role: OperatorRole },
): Result<true, 'SAME_PERSON' | 'ADMINS_ONLY'> {
  if (second.id === proposedBy) return refuse('SAME_PERSON')
  return second.role === 'admin' ? accept(true as const) : refuse('ADMINS_ONLY')
}

/** The owner of the account that an action concerns: a guest, or somebody with a colleague's phone. */
export type AccountOf = 'guest' | 'colleague' | 'self'

/**
 * Checks who owns the account. Nobody may give money to their own account, and a gift to a colleague needs a second
 * person.
 */
export function checkAccount(cost: number, of: AccountOf): Result<true, 'OWN_ACCOUNT' | 'OVER_LIMIT'> {
  if (cost === 0 || of === 'guest') return accept(true as const)
  return refuse(of === 'self' ? 'OWN_ACCOUNT' : 'OVER_LIMIT')
}
