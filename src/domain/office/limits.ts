import { accept, refuse, type Result } from '../kernel/result.ts'
import type { OperatorRole } from './operators.ts'

/** Whole rupees that support may give away; above it two people decide (desk-and-office, "The office"). */
export type OfficeLimits = { perBooking: number; perDay: number }

/** Until an admin sets others. */
export const FIRST_LIMITS: OfficeLimits = { perBooking: 5000, perDay: 25_000 }

/** What an operator has given away: on this booking, and since midnight in India. */
export type Given = { onBooking: number; today: number }

/** What is left to give; an admin has no limit, but a second person for what is above support's. */
export const leftToGive = ({ perBooking, perDay }: OfficeLimits, { onBooking, today }: Given): number =>
  Math.max(0, Math.min(perBooking - onBooking, perDay - today))

/**
 * May this operator give `cost` rupees now? Above the limits nobody may by themselves: they propose it, and an admin who
 * is somebody else confirms.
 */
export function checkLimit(cost: number, limits: OfficeLimits, given: Given): Result<true, 'OVER_LIMIT'> {
  return cost <= leftToGive(limits, given) ? accept(true as const) : refuse('OVER_LIMIT')
}

/** May this operator confirm what a colleague proposed? Never one's own, and only an admin. */
export function checkSecondPerson(
  proposedBy: string,
  second: { id: string; role: OperatorRole },
): Result<true, 'SAME_PERSON' | 'ADMINS_ONLY'> {
  if (second.id === proposedBy) return refuse('SAME_PERSON')
  return second.role === 'admin' ? accept(true as const) : refuse('ADMINS_ONLY')
}
