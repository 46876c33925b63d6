/** Within how many days of the cancellation we promise a refund. Banks take five to seven working days. */
export const REFUND_DAYS = 7

/** Within how many working days a bank reverses a payment that failed on its side (T+5). */
export const BANK_REVERSAL_DAYS = 5
