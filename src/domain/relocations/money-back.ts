import { addMinutes } from '../kernel/ist.ts'
import { unreachable } from '../kernel/result.ts'
import type { VisitStatus } from '../desk/visit.ts'
import type { RelocationCause } from './same-class.ts'

/** The hotel objects within this time after its guests asked for their money, or it goes back. */
export const ANSWER_MINUTES = 15
/** The office decides within this time after an objection, or the money goes back. */
export const DECISION_MINUTES = 30

/** The hotel's word on guests who say that it turned them away: it agrees, or they are welcome or in their room. */
export const HOTEL_WORDS = ['did_not_take', 'welcome'] as const
export type HotelWord = (typeof HOTEL_WORDS)[number]

export const DECISIONS = ['couple', 'hotel'] as const
export type DisputeDecision = (typeof DECISIONS)[number]

/** What guests and hotel have said of the money so far. */
export type MoneyClaim = {
  cause: RelocationCause
  hotelSaid: HotelWord | null
  askedAt: Date | null
  /** when the office's clock began: the money was asked for and the hotel had objected */
  disputedAt: Date | null
}

export type MoneyState =
  | { at: 'not_asked' }
  | { at: 'hotel'; until: Date }
  | { at: 'office'; until: Date }
  /** both sides say the same, or somebody who could object was silent: it goes back now */
  | { at: 'due' }

/** Whose turn it is now, and until when, to the minute (decision 0061). */
export function moneyState({ cause, hotelSaid, askedAt, disputedAt }: MoneyClaim, now: Date): MoneyState {
  if (askedAt === null) return { at: 'not_asked' }
  if (cause !== 'turned_away' || hotelSaid === 'did_not_take') return { at: 'due' }
  if (disputedAt !== null) {
    const until = addMinutes(disputedAt, DECISION_MINUTES)
    return now >= until ? { at: 'due' } : { at: 'office', until }
  }
  const until = addMinutes(askedAt, ANSWER_MINUTES)
  return now >= until ? { at: 'due' } : { at: 'hotel', until }
}

/** The latest moment at which the money is back if nobody else says anything: 15 minutes for the hotel, 30 for us. */
export function latestMoneyBack(state: MoneyState): Date | null {
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

/** A desk that greeted the guests has said that they are in their room: that is its objection, before it is asked. */
export const isGreeted = (visit: VisitStatus | null | undefined): boolean => visit === 'here' || visit === 'left'
