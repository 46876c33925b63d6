import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import * as t from '#words/bookings/confirmation.ts'

/**
 * Explains why there is no booking, whether we are sure that nothing was charged, and the best next step. An error on
 * our side may happen again, so the text then suggests calling us.
 */
export type Failure = { words: string; charge: 'none' | 'unsure'; next: 'same-stay' | 'other-time' | 'call' }

const isKnown = (code: string): code is ErrorCode => code in ERRORS

/** The stay itself is not available, so the same review would fail again. */
const STAY_CODES = new Set([
  'SOLD_OUT',
  'BATHTUB_SOLD_OUT',
  'SLOT_NOT_SOLD',
  'HOTEL_CLOSED',
  'NOT_A_SLOT',
  'SLOT_ENDED',
  'SLOT_STARTED',
  'TOO_FAR_AHEAD',
  'STAY_TOO_LONG',
  'ROOMS_OUT_OF_RANGE',
  'GUESTS_OUT_OF_RANGE',
  'NO_BATHTUB',
  'NOT_FOUND',
])

const CHARGED = /\s*Nothing was charged\./

const OUR_FAULT: Failure = {
  words: t.failedOnOurSide,
  charge: 'none',
  next: 'call',
}

/** Explains a booking that could not be created. No payment page was opened, so nothing can have been charged. */
export function creationFailure(reason: string): Failure {
  const words = isKnown(reason) && reason !== 'INTERNAL' ? ERRORS[reason].message.replace(CHARGED, '') : ''
  if (words === '') return OUR_FAULT
  return { words, charge: 'none', next: STAY_CODES.has(reason) ? 'other-time' : 'same-stay' }
}

/** Explains a failed or missing payment. The bank may have taken money, which it then refunds. */
export const PAYMENT_FAILURE: Failure = {
  words: t.paymentFailed,
  charge: 'unsure',
  next: 'same-stay',
}
