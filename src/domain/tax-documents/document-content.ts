import type { TaxPercent } from '../bills/tax.ts'
import { partsMinus, sumsOf, taxedParts } from '../bills/gst.ts'
import type { Paise } from '../kernel/paise.ts'
import type { Company } from './company-on-invoice.ts'
import type { DueDocument } from './documents-due.ts'
import type { GstState } from './gst-states.ts'

/** The services accounting code for hotel accommodation (notification 11/2017). */
export const SAC_ROOM = '996311'

/** The value from which an invoice must name a guest who has no GSTIN (rule 46(e) of the CGST Rules). */
export const NAMED_FROM: Paise = 5_000_000

export type Party = { name: string; address: string; gstin: string | null }

/**
 * The guest, or the company for which the guest travels. Documents older than our question about companies have no
 * `gstin`.
 */
export type Recipient = { name: string; address: string; gstin?: string | null }

/** `percent` is null only in older documents that billed two rates together. */
export type DocumentLine = { what: string; sac: string; percent: TaxPercent | null; value: Paise }

/** `uncle` means coupons, discounts and differences that we pay to the hotel */
type ReceivedBy = 'online' | 'desk' | 'credit' | 'uncle'
export type ReceivedPayment = {
  by: ReceivedBy
  amount: Paise
  method: string | null
  at: string | null
  receipt: string | null
}

/** A document as printed, without its number, date and totals. It never changes once issued. */
export type DocumentContent = {
  supplier: Party
  /** whether the hotel is not registered, so that we owe its tax as if we were the supplier (section 9(5)) */
  isSuppliedByUs: boolean
  /** the hotel that let the room, if it is not the supplier */
  letBy: Party | null
  placeOfSupply: GstState
  booking: string
  stay: { from: string; until: string; guests: number; rooms: number }
  lines: DocumentLine[]
  received: ReceivedPayment[]
  recipient: Recipient | null
  /** the numbers of the invoices that a credit note corrects */
  corrects: string[]
}

export type BilledStay = {
  slotName: string
  rooms: number
  days: number
  roomTotal: Paise
  bathtubCharge: Paise
  /** the discount that the hotel bears; discounts that Uncle bears do not lower the value */
  hotelDiscount: Paise
  extraHours: readonly { hours: number; value: Paise; percent: TaxPercent }[]
}

const howMany = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

const roomWords = ({ slotName, rooms, days }: BilledStay): string =>
  `Room, ${slotName}, ${howMany(rooms, 'room')}${days > 1 ? `, ${days} days` : ''}`

const line = (what: string, percent: TaxPercent, value: Paise): DocumentLine => ({
  what,
  sac: SAC_ROOM,
  percent,
  value,
})

/** Returns the bill's own lines before tax if they add up to the supply. Otherwise returns one line per rate. */
export function linesOfBill(stay: BilledStay, { parts }: Pick<DueDocument, 'parts'>): DocumentLine[] {
  const hours = stay.extraHours.map((part) => line(howMany(part.hours, 'extra hour'), part.percent, part.value))
  const [percent, ...others] = partsMinus(parts, taxedParts(stay.extraHours, 'within_state'))
    .filter(({ value }) => value !== 0)
    .map((part) => part.percent)
  const ofBill: readonly [string, Paise][] = [
    [roomWords(stay), stay.roomTotal],
    ['Bathtub', stay.bathtubCharge],
    ['Coupon of the hotel', -stay.hotelDiscount],
  ]
  const lines = [
    ...ofBill
      .filter(([, value], index) => index === 0 || value !== 0)
      .map(([what, value]) => line(what, percent ?? 0, value)),
    ...hours,
  ]
  const isWhole = lines.reduce((sum, { value }) => sum + value, 0) === sumsOf(parts).value
  if (isWhole && percent !== undefined && others.length === 0) return lines
  return parts.map((part) => line(roomWords(stay), part.percent, part.value))
}

const WORDS: Record<DueDocument['cause'], string> = {
  stayed: 'Stay',
  kept: 'Kept of a stay that was cancelled or missed',
  refunded: 'Given back',
  corrected: 'Not charged after all',
}

/** Returns one line for each rate, for a document that does not cover the whole bill. */
export const linesOfParts = ({ cause, parts }: Pick<DueDocument, 'cause' | 'parts'>): DocumentLine[] =>
  parts.map(({ percent, value }) => line(WORDS[cause], percent, value))

type Addressed = {
  /** the recipient of the stay's first document; undefined while there is none */
  first: Recipient | null | undefined
  company: Company | null
  total: Paise
  guest: { name: string; address: string }
}

/**
 * Returns the recipient that a document of a stay names. A company is named on invoices and credit notes of any amount,
 * even for money kept after a cancellation. Later documents name the same company as the first. Without a company, a
 * guest is named if the amount is ₹50,000 or more. The recipient does not change the tax, because a room is supplied
 * where it is (section 12(3)(b) of the IGST Act).
 */
export function recipientOf({ first, company, total, guest }: Addressed): Recipient | null {
  const named = first === undefined ? company : first
  if (named?.gstin) return { name: named.name, address: named.address, gstin: named.gstin }
  return total >= NAMED_FROM ? { ...guest, gstin: null } : null
}
