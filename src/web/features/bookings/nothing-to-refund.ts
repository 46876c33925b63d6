import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import * as t from '#words/bookings/refunds.ts'

/** Returns the text for a cancelled booking that was never paid, shown instead of a refund of ₹0. */
export const nothingToRefund = (credits: Rupees): string =>
  credits > 0 ? t.paidNoMoney(formatRupees(credits)) : t.paidNothing
