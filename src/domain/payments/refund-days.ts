/** Within how many days of the cancellation we promise a refund; banks take five to seven working days. */
export const REFUND_DAYS = 7

/** Working days within which a bank reverses a payment that failed on its side (T+5). */
export const BANK_REVERSAL_DAYS = 5
