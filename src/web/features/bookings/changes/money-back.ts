import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { REFUND_DAYS } from '#domain/payments/refund-days.ts'
import { nothingToRefund } from '#web/features/bookings/nothing-to-refund.ts'
import type { BillLine } from '#web/ui/bill-box.tsx'
import * as t from '#words/bookings/changes.ts'

const SOURCE = t.refundedToPaymentMethod

/** Says where the money goes if a booking is cancelled now, before the guest confirms (decisions, "Bills"). */
export function moneyBack(booking: Booking): BillLine[] {
  const { bill, status, extra_hours_paid } = booking
  if (!bill) return []
  const lines: BillLine[] = []
  const isPaid = status === 'completed'
  if (isPaid && bill.payable_now > 0)
    lines.push({ label: SOURCE, amount: formatRupees(bill.payable_now), kind: 'less' })
  if (isPaid && extra_hours_paid > 0)
    lines.push({ label: t.refundedForHours, amount: formatRupees(extra_hours_paid), kind: 'less' })
  if (bill.credits > 0) lines.push({ label: t.returnedToCredit, amount: formatRupees(bill.credits), kind: 'less' })
  return lines
}

/** Says below the bill what the guest gets back. Credit returns immediately; only money takes days. */
export function beforeCancelling({ bill, status, extra_hours_paid }: Booking): string {
  if (status === 'pending') return t.paidNothingForHold
  const isMoneyPaid = (bill?.payable_now ?? 0) > 0 || extra_hours_paid > 0
  if (!isMoneyPaid && bill && bill.credits > 0) return t.creditComesBack
  if (!isMoneyPaid) return t.paidNothing
  return bill && bill.pay_at_hotel > 0 ? t.fullRefundNothingOwed(REFUND_DAYS) : t.fullRefund(REFUND_DAYS)
}

type Returned = { refunds: readonly { amount: number }[]; creditsReturned: number }

/** Says in one sentence, after a cancellation, what the guest gets back. */
export function moneyBackWords({ refunds, creditsReturned }: Returned): string {
  const money = refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (money > 0 && creditsReturned > 0)
    return t.moneyAndCreditComeBack(formatRupees(money), formatRupees(creditsReturned))
  if (money > 0) return t.moneyWillBeRefunded(formatRupees(money))
  return nothingToRefund(creditsReturned)
}
