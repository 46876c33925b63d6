import { formatRupees, type Rupees } from '#domain/kernel/money.ts'

/** The text of a cancelled booking that was never paid, instead of a refund of ₹0. */
export const nothingToRefund = (credits: Rupees): string =>
  credits > 0
    ? `You paid no money, so there is nothing to refund. ${formatRupees(credits)} of credit is back in your account.`
    : 'You paid nothing, so there is nothing to refund.'
