/**
 * A usual price is struck through only if the hotel charged it for a total of `ASKED_FOR_DAYS` within the last
 * `ASKED_WITHIN_DAYS`. The database's `was_asked` has the same numbers (decision 0094).
 */
export const ASKED_FOR_DAYS = 7
export const ASKED_WITHIN_DAYS = 90
