import type { TaxPercent } from '../bills/tax.ts'
import type { Rupees } from '../kernel/money.ts'
import { paiseOf, type Paise } from '../kernel/paise.ts'
import type { DueDocument } from './documents-due.ts'
import type { GstState } from './gst-states.ts'
import { isOfOneRate, type BilledPart } from './tax-sums.ts'

/** The services accounting code of hotel accommodation (notification 11/2017). */
export const SAC_ROOM = '996311'

/** The value from which an invoice must name the guest (rule 46 of the CGST Rules). */
export const NAMED_FROM: Paise = 5_000_000

export type Party = { name: string; address: string; gstin: string | null }

/** `percent` is null if two rates were billed together: then only the sums show the tax. */
export type DocumentLine = { what: string; sac: string; percent: TaxPercent | null; value: Paise }

export type ReceivedBy = 'online' | 'desk' | 'credit'
export type ReceivedPayment = {
  by: ReceivedBy
  amount: Paise
  method: string | null
  at: string | null
  receipt: string | null
}

/** A document as printed, without its number, date and sums; immutable once issued. */
export type DocumentContent = {
  supplier: Party
  /** the hotel is not registered, and we owe its tax as if we were the supplier (section 9(5)) */
  isSuppliedByUs: boolean
  /** the hotel that let the room, if it is not the supplier */
  letBy: Party | null
  placeOfSupply: GstState
  booking: string
  stay: { from: string; until: string; guests: number; rooms: number }
  lines: DocumentLine[]
  received: ReceivedPayment[]
  /** from ₹50,000 on */
  recipient: { name: string; address: string } | null
  /** numbers of the invoices that a credit note corrects */
  corrects: string[]
}

export type BilledStay = {
  slotName: string
  rooms: number
  days: number
  roomTotal: Rupees
  bathtubCharge: Rupees
  discount: Rupees
  referralDiscount: Rupees
  stay: BilledPart
  extraHours: readonly (BilledPart & { hours: number })[]
}

const percentOf = (part: BilledPart): TaxPercent | null => (isOfOneRate(part) ? part.percent : null)

const howMany = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** Returns the bill's own lines before tax, which add up to the taxable value of the whole stay. */
export function linesOfBill({ slotName, rooms, days, ...billed }: BilledStay): DocumentLine[] {
  const percent = percentOf(billed.stay)
  const stayed = [
    [`Room, ${slotName}, ${howMany(rooms, 'room')}${days > 1 ? `, ${days} days` : ''}`, billed.roomTotal],
    ['Bathtub', billed.bathtubCharge],
    ['Coupon', -billed.discount],
    ['Friend’s discount', -billed.referralDiscount],
  ] as const
  const lines = stayed.filter(([, amount], index) => index === 0 || amount !== 0)
  return [
    ...lines.map(([what, amount]) => ({ what, sac: SAC_ROOM, percent, value: paiseOf(amount) })),
    ...billed.extraHours.map((part) => ({
      what: howMany(part.hours, 'extra hour'),
      sac: SAC_ROOM,
      percent: percentOf(part),
      value: paiseOf(part.value),
    })),
  ]
}

const WORDS: Record<DueDocument['cause'], string> = {
  stayed: 'Stay',
  kept: 'Kept of a stay that was cancelled or missed',
  refunded: 'Given back',
  corrected: 'Not charged after all',
}

/** Returns the single line of a document about a part of the bill. */
export const lineOfPart = ({ cause, sums }: DueDocument, stay: BilledPart): DocumentLine => ({
  what: WORDS[cause],
  sac: SAC_ROOM,
  percent: percentOf(stay),
  value: sums.taxableValue,
})
