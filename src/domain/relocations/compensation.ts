import type { CaseVerdict } from '../hotel-cases/hotel-case.ts'
import { shareOf, type BasisPoints, type Rupees } from '../kernel/money.ts'
import type { Paise } from '../kernel/paise.ts'
import type { TurnedAwayAnswer } from './money-back.ts'
import type { RelocationCause } from './same-class.ts'

/** The share of the stay's price that a hotel owes to guests when it does not take them (decision 0098). */
export const COMPENSATION_SHARE: BasisPoints = 2000
export const LEAST_COMPENSATION: Rupees = 99
export const MOST_COMPENSATION: Rupees = 1000

/**
 * How far below zero compensation may bring a hotel's account. Beyond that, the guests wait for their credit. Otherwise
 * a hotel that never sells could give credit to friends at our cost.
 */
const COMPENSATION_DEBT: Rupees = 2000

/** Calculates the credit that a hotel owes for a stay of this price. */
export const compensationOf = (stay: Rupees): Rupees =>
  Math.min(MOST_COMPENSATION, Math.max(LEAST_COMPENSATION, shareOf(stay, COMPENSATION_SHARE)))

/** Whether it is too late for the guests to cancel, and therefore also too late for the hotel. */
const isTooLateForHotel = (at: Date, changeUntil: Date): boolean => at >= changeUntil

/** The facts of a case whose guests chose a refund. */
export type CompensatedCase = {
  cause: RelocationCause
  hotelSaid: TurnedAwayAnswer | null
  verdict: CaseVerdict | null
  /** when the guests or the hotel reported that the hotel does not take them */
  startedAt: Date
  /** until when the guests could cancel */
  changeUntil: Date
}

/**
 * Whether the hotel owes compensation. The guests' word alone is not enough: the hotel itself must say so, or the
 * office must decide so.
 */
export const owesCompensation = ({ cause, hotelSaid, verdict, startedAt, changeUntil }: CompensatedCase): boolean =>
  isTooLateForHotel(startedAt, changeUntil) &&
  verdict !== 'dismissed' &&
  (cause === 'cannot_take' || hotelSaid === 'did_not_take' || verdict === 'counts')

/** Whether the hotel's account can bear the compensation now. `owed` is what we owe the hotel. */
export const canBear = (owed: Paise, amount: Rupees): boolean => owed - amount * 100 >= -COMPENSATION_DEBT * 100
