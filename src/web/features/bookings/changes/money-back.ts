import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { REFUND_DAYS } from '#domain/payments/refund-days.ts'
import { nothingToRefund } from '#web/features/bookings/nothing-to-refund.ts'
import type { BillLine } from '#web/ui/bill-box.tsx'

const SOURCE = 'Refunded to your payment method'

/** Says where the money goes if a booking is cancelled now, before the guest confirms (decisions, "Bills"). */
export function moneyBack(booking: Booking): BillLine[] {
  const { bill, status, extra_hours_paid } = booking
  if (!bill) return []
  const lines: BillLine[] = []
  const isPaid = status === 'completed'
  if (isPaid && bill.payable_now > 0)
    lines.push({ label: SOURCE, amount: formatRupees(bill.payable_now), kind: 'less' })
  if (isPaid && extra_hours_paid > 0)
    lines.push({ label: 'Refunded for the extra hours', amount: formatRupees(extra_hours_paid), kind: 'less' })
  if (bill.credits > 0)
    lines.push({ label: 'Returned to your credit', amount: formatRupees(bill.credits), kind: 'less' })
  return lines
}

/** Says in words, below the bill, what comes back. Credit returns immediately; only money takes days. */
export function beforeCancelling({ bill, status, extra_hours_paid }: Booking): string {
  if (status === 'pending') return 'You have paid nothing and owe nothing. The room goes back on sale.'
  const isMoneyPaid = (bill?.payable_now ?? 0) > 0 || extra_hours_paid > 0
  if (!isMoneyPaid && bill && bill.credits > 0) return 'You paid with credit. It comes back as soon as you cancel.'
  if (!isMoneyPaid) return 'You paid nothing, so there is nothing to refund.'
  const atHotel = bill && bill.pay_at_hotel > 0 ? ' You owe nothing at the hotel.' : ''
  return `You get a full refund. It can take up to ${REFUND_DAYS} days.${atHotel}`
}

type Returned = { refunds: readonly { amount: number }[]; creditsReturned: number }

/** Says in one sentence, after cancelling, what comes back. */
export function moneyBackWords({ refunds, creditsReturned }: Returned): string {
  const money = refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (money > 0 && creditsReturned > 0)
    return `${formatRupees(money)} will be refunded to your payment method, and ${formatRupees(creditsReturned)} of credit is back in your account.`
  if (money > 0) return `${formatRupees(money)} will be refunded to your payment method.`
  return nothingToRefund(creditsReturned)
}
