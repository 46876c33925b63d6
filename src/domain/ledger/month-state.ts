import type { Paise } from './accounts.ts'

/** Why a hotel's month cannot be closed now. */
export const CLOSING_OBSTACLES = [
  /** the month is not over */
  'MONTH_NOT_OVER',
  /** this month or a later one is closed */
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
  /** closed, and money is left to pay that no run pays yet */
  'to_pay',
  /** closed and owed money, but without bank details in effect */
  'no_bank',
  /** closed, and a run pays it */
  'underway',
  /** closed, and the hotel owes us */
  'owes',
  /** closed, and nothing is left to pay */
  'done',
] as const
export type MonthState = (typeof MONTH_STATES)[number]

export type HotelMonth = {
  isClosed: boolean
  obstacle: ClosingObstacle | null
  /** our debt to the hotel at the month's end; below zero the hotel owes us */
  closing: Paise
  /** what could be proposed to pay now */
  payable: Paise
  /** proposed and not paid yet */
  underway: Paise
  hasAccount: boolean
}

/** Returns the stage of a hotel's month. An open month before a closed one can never be closed: it is not ready. */
export function monthState({ isClosed, obstacle, closing, payable, underway, hasAccount }: HotelMonth): MonthState {
  if (!isClosed) return obstacle === null ? 'ready' : 'not_ready'
  if (payable > 0) return hasAccount ? 'to_pay' : 'no_bank'
  if (underway > 0) return 'underway'
  return closing < 0 ? 'owes' : 'done'
}
