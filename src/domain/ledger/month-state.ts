import type { Paise } from './accounts.ts'

/** The reasons why a hotel's month cannot be closed yet. */
export const CLOSING_OBSTACLES = [
  /** the month is not over yet */
  'MONTH_NOT_OVER',
  /** this month or a later one is already closed */
  'STATEMENT_CLOSED',
  /** an earlier month that has entries is still open */
  'EARLIER_MONTH_OPEN',
  /** stays of the month have ended but are not posted yet */
  'STAYS_NOT_SETTLED',
] as const
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number]

/** The stages of a hotel's month, from open to paid. */
export const MONTH_STATES = [
  /** cannot be closed yet */
  'not_ready',
  /** can be closed now */
  'ready',
  /** closed, with money left to pay that is in no run yet */
  'to_pay',
  /** closed with a debt to the hotel, but no bank details are in effect */
  'no_bank',
  /** closed, and in a run that is being paid */
  'underway',
  /** closed, and the hotel owes us money */
  'owes',
  /** closed, with nothing left to pay */
  'done',
] as const
export type MonthState = (typeof MONTH_STATES)[number]

export type HotelMonth = {
  isClosed: boolean
  obstacle: ClosingObstacle | null
  /** our debt to the hotel at the month's end; negative if the hotel owes us */
  closing: Paise
  /** how much could be proposed for payment now */
  payable: Paise
  /** how much is proposed but not paid yet */
  underway: Paise
  hasAccount: boolean
}

/**
 * Returns the stage of a hotel's month. An open month before a closed one can never be closed, so it stays 'not_ready'.
 */
export function monthState({ isClosed, obstacle, closing, payable, underway, hasAccount }: HotelMonth): MonthState {
  if (!isClosed) return obstacle === null ? 'ready' : 'not_ready'
  if (payable > 0) return hasAccount ? 'to_pay' : 'no_bank'
  if (underway > 0) return 'underway'
  return closing < 0 ? 'owes' : 'done'
}
