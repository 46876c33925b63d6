import { accept, refuse, unreachable, type Result } from '../kernel/result.ts'
import type { Period } from '../kernel/period.ts'
import { canReportTurnedAway } from '../relocations/turned-away.ts'

export const BOOKING_STATUSES = ['pending', 'completed', 'cancelled', 'expired', 'failed'] as const

/** `completed` is the specification's word for a booking that is paid or has nothing to be paid. */
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export const BOOKING_EVENTS = ['settle', 'fail', 'expire', 'cancel'] as const
export type BookingEvent = (typeof BOOKING_EVENTS)[number]

/**
 * Every allowed transition of a booking, which a database trigger enforces too. `settle` from expired or failed is for
 * a late payment if its rooms are still free.
 */
const MOVES: Record<BookingStatus, Partial<Record<BookingEvent, BookingStatus>>> = {
  pending: { settle: 'completed', fail: 'failed', expire: 'expired', cancel: 'cancelled' },
  completed: { cancel: 'cancelled' },
  cancelled: {},
  expired: { settle: 'completed' },
  failed: { settle: 'completed' },
}

export function moveBooking(status: BookingStatus, event: BookingEvent): Result<BookingStatus, 'ILLEGAL_MOVE'> {
  const next = MOVES[status][event]
  return next ? accept(next) : refuse('ILLEGAL_MOVE')
}

/** The phase of a stay: it can still be changed, can no longer be changed, is in progress, or is over. */
export type StayPhase = 'open' | 'closed' | 'staying' | 'over'

/** A stay, with the time until which it can be changed (`changeDeadline`). */
export type ChangeableStay = { period: Period; changeUntil: Date }

/** During the grace period, a stay is open even after check-in, until the desk checks the guests in. */
export function stayPhase({ period, changeUntil }: ChangeableStay, now: Date): StayPhase {
  if (now >= period.end) return 'over'
  if (now < changeUntil) return 'open'
  return now >= period.start ? 'staying' : 'closed'
}

export const BOOKING_ACTIONS = [
  'pay',
  'cancel',
  'modify',
  'extend',
  'check_in',
  'invite_partner',
  'turned_away',
  'review',
] as const
export type BookingAction = (typeof BOOKING_ACTIONS)[number]

/**
 * What the owner may do, by status and phase (specification §4, §5). The owner may release an unpaid hold at any time.
 */
const ALLOWED: Record<BookingStatus, Record<StayPhase, readonly BookingAction[]>> = {
  pending: { open: ['pay', 'cancel'], closed: ['pay', 'cancel'], staying: ['pay', 'cancel'], over: [] },
  completed: {
    open: ['cancel', 'modify', 'extend', 'check_in', 'invite_partner'],
    closed: ['extend', 'check_in', 'invite_partner'],
    staying: ['extend', 'check_in', 'invite_partner'],
    over: ['review'],
  },
  cancelled: { open: [], closed: [], staying: [], over: [] },
  expired: { open: [], closed: [], staying: [], over: [] },
  failed: { open: [], closed: [], staying: [], over: [] },
}

/** Lists what the owner may do now. Around check-in, guests can also report in any phase that they are turned away. */
export function allowedActions(
  { status, ...stay }: ChangeableStay & { status: BookingStatus },
  now: Date,
): readonly BookingAction[] {
  const allowed = ALLOWED[status][stayPhase(stay, now)]
  return status === 'completed' && canReportTurnedAway(stay.period, now) ? [...allowed, 'turned_away'] : allowed
}

export const PARTNER_ACTIONS = ['accept_invite', 'decline_invite'] as const
export type PartnerAction = (typeof PARTNER_ACTIONS)[number]

/**
 * Lists what the person with the invited phone may do: only answer the invite, until the stay is over (decisions,
 * "Booking partner").
 */
export function partnerActions(
  booking: { status: BookingStatus; period: Period },
  invite: 'invited' | 'accepted',
  now: Date,
): readonly PartnerAction[] {
  if (booking.status !== 'completed' || now >= booking.period.end) return []
  return invite === 'invited' ? ['accept_invite', 'decline_invite'] : ['decline_invite']
}

export type ActionRefusal = 'TOO_LATE' | 'ALREADY_CANCELLED' | 'NOT_ALLOWED_NOW'

/** Whether the booking's owner may take this action now. A refusal contains the reason. */
export function checkAction(
  booking: ChangeableStay & { status: BookingStatus },
  action: BookingAction,
  now: Date,
): Result<BookingAction, ActionRefusal> {
  if (allowedActions(booking, now).includes(action)) return accept(action)
  if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED')
  const wouldHaveBeen = ALLOWED[booking.status].open.includes(action)
  return refuse(wouldHaveBeen ? 'TOO_LATE' : 'NOT_ALLOWED_NOW')
}

export type BookingListing = 'UPCOMING' | 'PAST' | 'CANCELLED'

/**
 * Returns the guest's list that shows a booking. A pending, expired or failed booking is in none of the three lists
 * (specification §4).
 */
export function listingOf(status: BookingStatus, checkout: Date, now: Date): BookingListing | undefined {
  switch (status) {
    case 'cancelled':
      return 'CANCELLED'
    case 'completed':
      return checkout > now ? 'UPCOMING' : 'PAST'
    case 'pending':
    case 'expired':
    case 'failed':
      return undefined
    default:
      return unreachable(status)
  }
}
