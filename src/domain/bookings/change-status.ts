import { accept, refuse, type Result } from '../kernel/result.ts'

/** A requested change of time stays `held` until the difference is paid. */
export const MODIFICATION_STATUSES = ['held', 'applied', 'cancelled', 'expired', 'failed'] as const
export type ModificationStatus = (typeof MODIFICATION_STATUSES)[number]

/** Extra hours are `acknowledged` while they are held and unpaid, and `requested` if an operator has to decide. */
export const EXTENSION_STATUSES = ['requested', 'acknowledged', 'paid', 'cancelled'] as const
export type ExtensionStatus = (typeof EXTENSION_STATUSES)[number]

/**
 * The transitions that the database's triggers allow. Those from `expired` and `failed` are for payments that arrive
 * after the rooms were released.
 */
export const MODIFICATION_MOVES: Record<ModificationStatus, readonly ModificationStatus[]> = {
  held: ['applied', 'cancelled', 'expired', 'failed'],
  applied: [],
  cancelled: [],
  expired: ['applied'],
  failed: ['applied'],
}

export const EXTENSION_MOVES: Record<ExtensionStatus, readonly ExtensionStatus[]> = {
  requested: ['acknowledged', 'cancelled', 'paid'],
  acknowledged: ['paid', 'cancelled'],
  paid: ['cancelled'],
  cancelled: ['paid'],
}

export const canMove = <Status extends string>(
  moves: Record<Status, readonly Status[]>,
  from: Status,
  to: Status,
): boolean => moves[from].includes(to)

export type LateRefusal = 'BOOKING_OVER' | 'CHANGED_SINCE' | 'TOO_LATE'

/**
 * Decides about a late payment for a change of time whose rooms were already released: either the change is applied, or
 * the payment is refunded.
 */
export function checkLateModification(
  booking: { isLive: boolean; changeDeadline: Date; hasChangedSince: boolean },
  now: Date,
): Result<'apply', LateRefusal> {
  if (!booking.isLive) return refuse('BOOKING_OVER')
  if (booking.hasChangedSince) return refuse('CHANGED_SINCE')
  return now < booking.changeDeadline ? accept('apply') : refuse('TOO_LATE')
}

/**
 * Decides about a late payment for extra hours whose rooms were already released: either the hours are added, or the
 * payment is refunded. The hours must begin when the stay now ends.
 */
export function checkLateExtension(
  booking: { isLive: boolean; leavesAt: Date },
  extension: { start: Date; end: Date },
  now: Date,
): Result<'apply', LateRefusal> {
  if (!booking.isLive) return refuse('BOOKING_OVER')
  if (booking.leavesAt.getTime() !== extension.start.getTime()) return refuse('CHANGED_SINCE')
  return now < extension.end ? accept('apply') : refuse('TOO_LATE')
}
