/** Banks take five to seven working days; this is our promise to a guest, in days from the cancellation. */
export const REFUND_DAYS = 7

/** Working days within which a bank reverses a payment that failed on its side (T+5). */
export const BANK_REVERSAL_DAYS = 5
