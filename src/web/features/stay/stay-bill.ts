import type { Bill, ChangeRule } from '#contract/bills.ts'
import { changeDeadline, isFreeToCancel } from '#domain/bookings/change-window.ts'
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

/** Lists every line of the bill, leaving out zero amounts. */
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

/** Until when a stay can be cancelled. 'grace': only for some minutes after booking. */
export type CancelRule =
  | { at: 'late'; words: string; hours: number }
  | { at: 'grace'; words: string; minutes: number }
  | { at: 'in-time'; words: string; until: string }

/**
 * Says until when a stay could be cancelled if it is booked now, or that it could not be. Shown before paying
 * (decisions, "Cancelling"). `rule` is the hotel's, or the one that this guest would get.
 */
export function cancelRule(query: StayQuery, { cancel_hours: hours, grace_minutes: minutes }: ChangeRule, now: Date) {
  return ruleFor(stayPeriod(query).start, { hours, minutes }, now)
}

function ruleFor(start: Date, { hours, minutes }: { hours: number; minutes: number }, now: Date): CancelRule {
  if (isFreeToCancel(start, { cancelHours: hours }, now)) {
    const until = momentWords(changeDeadline({ checkin: start, cancelHours: hours, graceUntil: null }))
    return { at: 'in-time', words: t.freeToCancelUntil(until), until }
  }
  if (minutes > 0) return { at: 'grace', words: t.freeToCancelInGrace(minutes), minutes }
  return { at: 'late', words: t.tooLateToCancel(hours), hours }
}
