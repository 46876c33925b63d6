import type { TaxedPart } from '../bills/gst.ts'
import { istDateOf } from '../kernel/ist.ts'
import type { DocumentKind } from '../tax-documents/document-number.ts'
import type { GstState } from '../tax-documents/gst-states.ts'
import { slotAt, type SlotIndex } from '../slots/slots.ts'
import type { Paise } from './accounts.ts'
import type { Month } from './month.ts'
import type { StayLine, StayOutcome } from './settle-stay.ts'

/** A stay on a hotel's statement. Later lines of the same stay contain only what has changed. */
export type StatementStay = StayLine & {
  code: string
  checkin: Date
  slot: SlotIndex
  outcome: StayOutcome
  isChange: boolean
  /** the part of `atDesk` that, according to the desk, the guests did not pay; the hotel still pays commission on it */
  unpaid: Paise
}

/** A movement on a hotel's account that is not a stay. Positive amounts are in the hotel's favour. */
export type StatementOther = {
  kind: 'correction' | 'moved_away' | 'payout_paid' | 'payout_returned'
  at: Date
  paise: Paise
  /** the reason of a correction, the code of a moved booking, or the bank's reference */
  note: string | null
}

/**
 * A tax document from the hotel to a company. The hotel itself reports it in its GSTR-1 if it is the supplier.
 * Documents that Uncle supplies under section 9(5) are in Uncle's GSTR-1.
 */
export type CompanyDocument = {
  kind: DocumentKind
  number: string
  issuedAt: Date
  /** of the booking that the document belongs to */
  code: string
  /** of the hotel, as printed on the document */
  supplierGstin: string
  company: { gstin: string; name: string }
  placeOfSupply: GstState
  /** numbers of the invoices that a credit note corrects */
  corrects: string[]
  /** at each rate; positive even on credit notes */
  parts: TaxedPart[]
  total: Paise
}

/** `opening` and `closing` are our debt to the hotel before and after the month. If negative, the hotel owes us. */
export type Statement = {
  hotel: { id: number; name: string }
  month: Month
  opening: Paise
  stays: readonly StatementStay[]
  others: readonly StatementOther[]
  /** documents written in the month, whenever the stay was settled */
  companyDocuments: readonly CompanyDocument[]
  closing: Paise
  closedAt: Date | null
}

const NO_STAYS: StayLine = {
  value: 0,
  tax: 0,
  paidOnline: 0,
  credits: 0,
  atDesk: 0,
  paidByUncle: 0,
  hotelCoupon: 0,
  commission: 0,
  gstOnCommission: 0,
  tcs: 0,
  tds: 0,
  gstRooms: 0,
  net: 0,
  given: 0,
  waits: 0,
}

const PARTS = Object.keys(NO_STAYS) as (keyof StayLine)[]

/** Adds up the stays of a month. */
export function totalsOf(stays: readonly StayLine[]): StayLine {
  const totals = { ...NO_STAYS }
  for (const stay of stays) for (const part of PARTS) totals[part] += stay[part]
  return totals
}

/** Adds up the amounts that guests left unpaid. */
const unpaidIn = (stays: readonly { unpaid: Paise }[]): Paise => stays.reduce((sum, { unpaid }) => sum + unpaid, 0)

export const sumOfOthers = (others: readonly StatementOther[], kinds: readonly StatementOther['kind'][]): Paise =>
  others.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { paise }) => sum + paise, 0)

/** Formats paise as '1234.05', the format for spreadsheets and banks. */
export function rupeesText(paise: Paise): string {
  const [whole, rest] = [Math.trunc(Math.abs(paise) / 100), Math.abs(paise) % 100]
  return `${paise < 0 ? '-' : ''}${whole}.${String(rest).padStart(2, '0')}`
}

const CSV_PARTS: readonly [keyof StayLine, string][] = [
  ['value', 'room price'],
  ['tax', 'GST'],
  ['paidOnline', 'paid online'],
  ['atDesk', 'due at the desk'],
  ['credits', 'credits, by Uncle'],
  ['paidByUncle', 'coupons, rounding and more, by Uncle'],
  ['hotelCoupon', 'coupon, by the hotel'],
  ['commission', 'commission'],
  ['gstOnCommission', 'GST on commission'],
  ['tcs', 'TCS'],
  ['tds', 'TDS'],
  ['gstRooms', 'GST on the room, paid by Uncle'],
  ['net', 'to the hotel'],
  ['waits', 'waits until the guests or a scan confirm'],
]

const OUTCOMES: Record<StayOutcome, string> = { stayed: 'stay', no_show: 'no-show', kept: 'cancelled, money kept' }

const OTHER_WORDS: Record<StatementOther['kind'], string> = {
  correction: 'correction',
  moved_away: 'guests moved to another hotel',
  payout_paid: 'paid out',
  payout_returned: 'payout sent back by the bank',
}

type Cell = string | number

/**
 * Lists the rows of a statement: a line for each stay, then everything else, with the balance carried forward at the
 * beginning and the end. If a stay was invoiced to a company in the same month, its line names the company.
 */
export function statementRows({ opening, stays, others, companyDocuments, closing }: Statement): Cell[][] {
  const companies = new Map(companyDocuments.map(({ code, company }) => [code, company]))
  const blank = CSV_PARTS.slice(1).map(() => '')
  const amounts = (line: StayLine) => CSV_PARTS.map(([part]) => rupeesText(line[part]))
  return [
    [
      'date',
      'booking',
      'slot',
      'what',
      ...CSV_PARTS.map(([, words]) => words),
      'left owing, as the desk says',
      'invoiced to the company',
      'its GSTIN',
    ],
    ['', '', '', 'carried forward', ...blank, rupeesText(opening)],
    ...stays.map((stay) => [
      istDateOf(stay.checkin),
      stay.code,
      slotAt(stay.slot).listingName,
      stay.isChange ? `${OUTCOMES[stay.outcome]}, changed` : OUTCOMES[stay.outcome],
      ...amounts(stay),
      rupeesText(stay.unpaid),
      companies.get(stay.code)?.name ?? '',
      companies.get(stay.code)?.gstin ?? '',
    ]),
    ['', '', '', 'all stays', ...amounts(totalsOf(stays)), rupeesText(unpaidIn(stays))],
    ...others.map(({ at, kind, note, paise }) => [
      istDateOf(at),
      note ?? '',
      '',
      OTHER_WORDS[kind],
      ...blank,
      rupeesText(paise),
    ]),
    ['', '', '', closing < 0 ? 'the hotel owes' : 'Uncle owes', ...blank, rupeesText(closing)],
  ]
}
