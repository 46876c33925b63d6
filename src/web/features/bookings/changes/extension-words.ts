import type { ExtensionBill } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { momentWords } from '#words/times.ts'
import type { BillLine } from '#web/ui/bill-box.tsx'
import * as t from '#words/bookings/changes.ts'

/** Lists the bill for extra hours, from the new check-out to the total. */
export function extensionLines(bill: ExtensionBill): BillLine[] {
  const rooms = bill.room_total / (bill.price_per_hour * bill.hours)
  const price = formatRupees(bill.price_per_hour)
  return [
    { label: t.until, amount: momentWords(new Date(bill.checkout_date)) },
    {
      label: rooms > 1 ? t.hoursForRooms(bill.hours, price, rooms) : t.hoursAt(bill.hours, price),
      amount: formatRupees(bill.room_total),
    },
    { label: t.taxGst(bill.tax_rate), amount: formatRupees(bill.serviceTax) },
    { label: t.toPay, amount: formatRupees(bill.total), kind: 'sum' },
  ]
}
