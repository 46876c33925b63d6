/** Banks take five to seven working days; what we promise a guest, in days from the cancellation. */
export const REFUND_DAYS = 7

/** Working days within which a bank reverses a payment that failed at its end (T+5). */
export const BANK_REVERSAL_DAYS = 5
