/**
 * Builds the hotel's own GSTR-1, which lists documents to companies one by one and adds up those to consumers. Hotels
 * without a GSTIN file none, because Uncle supplies their rooms (section 9(5)).
 */
import type { Company } from './companies.ts'
import { taxOf, valueOf } from './paise.ts'
import { addHeads, added, negated, type Heads, type Written } from './returns.ts'

/** A document to a company as the hotel's statement lists it. Amounts are above zero on credit notes too. */
export type ListedDocument = {
  kind: 'invoice' | 'credit_note'
  number: string
  on: string
  booking: string
  company: Company
  value: bigint
  tax: bigint
  total: bigint
}

/** `document` is '' for consumers, whose documents are summed by the state of the room and the rate. */
export type HotelRow = Heads & {
  table: '4' | '7' | '9B'
  to: string
  document: string
  corrects: string[]
  state: string
  percent: number
}

/** Lists the documents of a month (YYYY-MM) that a statement shows, in the order in which they were written. */
export const companyDocuments = (written: Written[], hotel: string, month: string): ListedDocument[] =>
  ofHotel(written, hotel, month).flatMap(({ on, booking, company, number, document: { kind, parts, total } }) =>
    company === null ? [] : [{ kind, number, on, booking, company, value: valueOf(parts), tax: taxOf(parts), total }],
  )

/**
 * Returns the hotel's own GSTR-1 for a month, for hotels that do not use table 14. It has a row for each rate of each
 * document to a company. Table 7 is for consumers, and their credit notes are subtracted from it.
 */
export function gstr1OfHotel(written: Written[], hotel: string, month: string): HotelRow[] {
  const rows = ofHotel(written, hotel, month).flatMap((entry) =>
    entry.document.parts.map(({ percent, value, cgst, sgst, igst }): HotelRow => {
      const heads = { value, cgst, sgst, igst }
      const { company, number, document, hotel } = entry
      const isInvoice = document.kind === 'invoice'
      const common = { state: hotel.state, percent }
      if (company === null)
        return { table: '7', to: '', document: '', corrects: [], ...common, ...(isInvoice ? heads : negated(heads)) }
      const corrects = isInvoice ? [] : correctedBy(written, entry)
      return { table: isInvoice ? '4' : '9B', to: company.gstin, document: number, corrects, ...common, ...heads }
    }),
  )
  return added(
    rows,
    ({ table, to, document, state, percent }) =>
      [table, to, document, state, String(percent).padStart(2, '0')].join('|'),
    addHeads,
  )
}

/**
 * Returns the invoices that a credit note corrects: its booking's invoices since the last full credit note (question
 * 23). `written` contains a booking's documents in the order in which they were written.
 */
export function correctedBy(written: Written[], note: Written): string[] {
  let open: string[] = []
  let left = 0n
  for (const { booking, number, document } of written) {
    if (booking !== note.booking) continue
    if (number === note.number) return open
    left += document.kind === 'invoice' ? document.total : -document.total
    if (document.kind === 'invoice') open = open.concat(number)
    if (left === 0n) open = []
  }
  throw new Error(`${note.number} was not written`)
}

const ofHotel = (written: Written[], hotel: string, month: string): Written[] =>
  written.filter((entry) => entry.hotel.id === hotel && entry.hotel.gstin !== null && entry.on.startsWith(month))
