import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { BillLine } from '#web/ui/bill-box.tsx'

const SOURCE = 'Refunded to your payment method'

/** What goes back where when a booking is cancelled now: told before, never after (decisions, "Bills"). */
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

type Returned = { refunds: readonly { amount: number }[]; creditsReturned: number }

/** The same once it has happened, in one sentence. */
export function moneyBackWords({ refunds, creditsReturned }: Returned): string {
  const money = refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (money > 0 && creditsReturned > 0)
    return `${formatRupees(money)} will be refunded to your payment method, and ${formatRupees(creditsReturned)} of credit is back in your account.`
  if (money > 0) return `${formatRupees(money)} will be refunded to your payment method.`
  if (creditsReturned > 0) return `${formatRupees(creditsReturned)} of credit is back in your account.`
  return 'You paid nothing, and you owe nothing.'
}
