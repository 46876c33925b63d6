import { formatRupees, type Rupees } from '#domain/kernel/money.ts'

/** A cancelled booking's words when no money had been paid: never a refund of ₹0. */
export const nothingToRefund = (credits: Rupees): string =>
  credits > 0
    ? `You paid no money, so there is nothing to refund. ${formatRupees(credits)} of credit is back in your account.`
    : 'You paid nothing, so there is nothing to refund.'
