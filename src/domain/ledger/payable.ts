import type { Paise } from './accounts.ts'

/** All in paise: a closed statement, and what has happened since. */
export type Due = {
  /** what the statement says that we owe */
  closing: Paise
  /** what we owe now: later corrections against the hotel and cancelled stays count */
  owed: Paise
  /** proposed and not paid yet */
  underway: Paise
  /** paid since the end of the month */
  paidSince: Paise
}

/** What can be paid of a closed statement: never more than it says, nor than we owe today, nor twice. Zero or more. */
export const payableOf = ({ closing, owed, underway, paidSince }: Due): Paise =>
  Math.max(0, Math.min(closing - paidSince, owed) - underway)
