import type { Bill } from '#contract/bills.ts'
import { canChange, CHANGE_WINDOW_HOURS, changeDeadline } from '#domain/bookings/change-window.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { stayPeriod, type StayQuery } from './booking-query.ts'
import { momentWords } from '#words/times.ts'
import type { BillLine } from '#web/ui/bill-box.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/stay.ts'
import { slotName } from '#words/slots.ts'

function roomLabel({ slot, rooms, days }: StayQuery): string {
  const parts = [t.room(slotName(slotAt(slot)))]
  if (rooms > 1) parts.push(t.rooms(rooms))
  if (days > 1) parts.push(t.days(days))
  return parts.join(', ')
}

/** Lists the complete bill, without zero amounts. */
export function billLines(bill: Bill, query: StayQuery, creditLabel = t.yourCredit): BillLine[] {
  const less = (label: string, amount: number): BillLine => ({
    label,
    amount: `− ${formatRupees(amount)}`,
    kind: 'less',
  })
  const lines: BillLine[] = [{ label: roomLabel(query), amount: formatRupees(bill.room_total) }]
  if (bill.bathtub_charge > 0) lines.push({ label: common.bathtub, amount: formatRupees(bill.bathtub_charge) })
  if (bill.discount > 0) lines.push(less(t.couponOnBill(query.couponId ?? ''), bill.discount))
  if (bill.referral_discount > 0) lines.push(less(t.referralDiscount, bill.referral_discount))
  lines.push({ label: t.taxGst(bill.tax_rate), amount: formatRupees(bill.serviceTax) })
  if (bill.credits > 0) lines.push(less(creditLabel, bill.credits))
  lines.push({ label: common.total, amount: formatRupees(bill.total), kind: 'sum' })
  if (bill.pay_at_hotel > 0) {
    lines.push({ label: t.payNow, amount: formatRupees(bill.payable_now) })
    lines.push({ label: t.payAtHotel, amount: formatRupees(bill.pay_at_hotel) })
  }
  return lines
}

type CancelRule = { isLate: true; words: string } | { isLate: false; words: string; until: string }

/** Says until when the stay can be cancelled, or that it no longer can (shown before paying, decisions). */
export function cancelRule(query: StayQuery, now: Date): CancelRule {
  const { start } = stayPeriod(query)
  if (!canChange(start, now)) return { isLate: true, words: t.tooLateToCancel(CHANGE_WINDOW_HOURS) }
  const until = momentWords(changeDeadline(start))
  return { isLate: false, words: t.freeToCancelUntil(until), until }
}
