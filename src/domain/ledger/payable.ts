import type { Paise } from './accounts.ts'

/** A closed statement and what has happened since, all in paise. */
export type Due = {
  /** the debt to the hotel according to the statement */
  closing: Paise
  /** our debt now, including later corrections against the hotel and cancelled stays */
  owed: Paise
  /** proposed and not paid yet */
  underway: Paise
  /** paid since the end of the month */
  paidSince: Paise
}

/**
 * Calculates how much of a closed statement can be paid: never more than it states or than we owe today, and never
 * twice. Zero or more.
 */
export const payableOf = ({ closing, owed, underway, paidSince }: Due): Paise =>
  Math.max(0, Math.min(closing - paidSince, owed) - underway)
