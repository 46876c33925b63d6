import type { CaseVerdict } from '../hotel-cases/hotel-case.ts'
import { shareOf, type BasisPoints, type Rupees } from '../kernel/money.ts'
import type { Paise } from '../kernel/paise.ts'
import type { TurnedAwayAnswer } from './money-back.ts'
import type { RelocationCause } from './same-class.ts'

/** The share of the stay's price that a hotel owes guests that it does not take (decision 0098). */
export const COMPENSATION_SHARE: BasisPoints = 2000
export const LEAST_COMPENSATION: Rupees = 99
export const MOST_COMPENSATION: Rupees = 1000

/**
 * How far below zero compensation may bring a hotel's account. Beyond it the guests wait for their credit, so that a
 * hotel that never sells cannot give friends credit that we pay for.
 */
export const COMPENSATION_DEBT: Rupees = 2000

/** Calculates what a hotel owes for a stay of this price, as credit. */
export const compensationOf = (stay: Rupees): Rupees =>
  Math.min(MOST_COMPENSATION, Math.max(LEAST_COMPENSATION, shareOf(stay, COMPENSATION_SHARE)))

/** Whether the guests could no longer cancel at this moment, so that the hotel may not either. */
export const isTooLateForHotel = (at: Date, changeUntil: Date): boolean => at >= changeUntil

/** The facts of a case whose guests chose their money. */
export type CompensatedCase = {
  cause: RelocationCause
  hotelSaid: TurnedAwayAnswer | null
  verdict: CaseVerdict | null
  /** when the guests or the hotel said that the hotel does not take them */
  startedAt: Date
  /** until when the guests could cancel */
  changeUntil: Date
}

/**
 * Whether the hotel owes compensation. What the guests alone say is not enough: the hotel says it itself, or the office
 * finds it.
 */
export const owesCompensation = ({ cause, hotelSaid, verdict, startedAt, changeUntil }: CompensatedCase): boolean =>
  isTooLateForHotel(startedAt, changeUntil) &&
  verdict !== 'dismissed' &&
  (cause === 'cannot_take' || hotelSaid === 'did_not_take' || verdict === 'counts')

/** Whether the hotel's account can bear it now. `owed`: what we owe the hotel. */
export const canBear = (owed: Paise, amount: Rupees): boolean => owed - amount * 100 >= -COMPENSATION_DEBT * 100
