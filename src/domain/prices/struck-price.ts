/**
 * A usual price is struck through only if the hotel asked it for this many days in all, within the last days of the
 * second number. The database's `was_asked` has the same numbers (decision 0094).
 */
export const ASKED_FOR_DAYS = 7
export const ASKED_WITHIN_DAYS = 90
