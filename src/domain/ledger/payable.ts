import type { Paise } from './accounts.ts'

/** A closed statement and what has happened since, all in paise. */
export type Due = {
  /** what we owed the hotel according to the statement */
  closing: Paise
  /** what we owe now, after later corrections against the hotel and cancelled stays */
  owed: Paise
  /** what is proposed but not paid yet */
  underway: Paise
  /** what was paid since the end of the month */
  paidSince: Paise
}

/**
 * Calculates how much of a closed statement can be paid. Never pays more than the statement says or than we owe today,
 * and never pays anything twice.
 */
export const payableOf = ({ closing, owed, underway, paidSince }: Due): Paise =>
  Math.max(0, Math.min(closing - paidSince, owed) - underway)
