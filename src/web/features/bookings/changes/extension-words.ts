import type { ExtensionBill } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { momentWords } from '#words/times.ts'
import type { BillLine } from '#web/ui/bill-box.tsx'
import * as t from '#words/bookings/changes.ts'

/** '1 hour', '2 hours' */
export const hoursWords = (hours: number): string => `${hours} hour${hours === 1 ? '' : 's'}`

/** Lists the bill of extra hours, from the new check-out to the total. */
export function extensionLines(bill: ExtensionBill): BillLine[] {
  const rooms = bill.room_total / (bill.price_per_hour * bill.hours)
  const each = `${hoursWords(bill.hours)} at ${formatRupees(bill.price_per_hour)}`
  return [
    { label: t.until, amount: momentWords(new Date(bill.checkout_date)) },
    { label: rooms > 1 ? `${each}, ${rooms} rooms` : each, amount: formatRupees(bill.room_total) },
    { label: t.taxGst(bill.tax_rate), amount: formatRupees(bill.serviceTax) },
    { label: t.toPay, amount: formatRupees(bill.total), kind: 'sum' },
  ]
}
