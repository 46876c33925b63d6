import { addMinutes } from '../kernel/ist.ts'
import { unreachable } from '../kernel/result.ts'
import type { VisitStatus } from '../desk/visit.ts'
import type { RelocationCause } from './same-class.ts'

/** How long a hotel has to object to its guests' refund request before we refund. */
export const ANSWER_MINUTES = 15
/** How long the office has to decide after an objection before we refund. */
export const DECISION_MINUTES = 30

/**
 * The hotel's answer to guests who report that it turned them away. It agrees, or says that the guests are welcome or
 * already in their room.
 */
export const TURNED_AWAY_ANSWERS = ['did_not_take', 'welcome'] as const
export type TurnedAwayAnswer = (typeof TURNED_AWAY_ANSWERS)[number]

export const DECISIONS = ['couple', 'hotel'] as const
export type DisputeDecision = (typeof DECISIONS)[number]

/** What the guests and the hotel have said about the money so far. */
export type MoneyClaim = {
  cause: RelocationCause
  hotelSaid: TurnedAwayAnswer | null
  askedAt: Date | null
  /** when the office's time to decide began: a refund was requested, and the hotel objected */
  disputedAt: Date | null
}

export type RelocationRefundState =
  | { at: 'not_asked' }
  | { at: 'hotel'; until: Date }
  | { at: 'office'; until: Date }
  /** we refund now, because both sides agree, or because the side that could object did not answer */
  | { at: 'due' }

/** Returns whether the hotel or the office has to act now and, to the minute, until when (decision 0061). */
export function moneyState({ cause, hotelSaid, askedAt, disputedAt }: MoneyClaim, now: Date): RelocationRefundState {
  if (askedAt === null) return { at: 'not_asked' }
  if (cause !== 'turned_away' || hotelSaid === 'did_not_take') return { at: 'due' }
  if (disputedAt !== null) {
    const until = addMinutes(disputedAt, DECISION_MINUTES)
    return now >= until ? { at: 'due' } : { at: 'office', until }
  }
  const until = addMinutes(askedAt, ANSWER_MINUTES)
  return now >= until ? { at: 'due' } : { at: 'hotel', until }
}

/** Returns the latest time at which we refund if nobody answers: 15 minutes for the hotel, and 30 for us. */
export function latestMoneyBack(state: RelocationRefundState): Date | null {
  switch (state.at) {
    case 'hotel':
      return addMinutes(state.until, DECISION_MINUTES)
    case 'office':
      return state.until
    case 'not_asked':
    case 'due':
      return null
    default:
      return unreachable(state)
  }
}

/** Whether a desk has checked in the guests, which is treated as the hotel's objection to a refund. */
export const isGreeted = (visit: VisitStatus | null | undefined): boolean => visit === 'here' || visit === 'left'
