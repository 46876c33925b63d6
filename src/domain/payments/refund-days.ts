/** Banks take five to seven working days; what we promise a guest, in days from the cancellation. */
export const REFUND_DAYS = 7
