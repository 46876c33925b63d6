import type { Gst, PlaceOfSupply, TaxedPart } from '../bills/gst.ts'
import type { IstDate } from '../kernel/ist.ts'
import type { Paise } from '../kernel/paise.ts'
import type { HotelTerms } from '../ledger/rates.ts'
import type { DocumentKind } from '../tax-documents/document-number.ts'
import type { GstState } from '../tax-documents/gst-states.ts'

/** A document that has its own row in a return, with the GSTIN of its recipient. */
export type ListedDocument = { number: string; dated: IstDate; gstin: string; name: string }

/**
 * The sums of Uncle's documents for rooms under section 9(5) at one rate. They cover one document to a company, or all
 * documents to consumers of one registration, state and kind.
 */
export type DocumentSums = TaxedPart & {
  kind: DocumentKind
  ownGstin: string
  state: GstState
  /** null for documents to consumers */
  toCompany: ListedDocument | null
}

/**
 * The sums of one or more stays in a month's statements, for one hotel with one registration, in one state and at one
 * rate. Stays whose lines in the month only reverse those of an earlier month are summed separately.
 */
export type LineSums = {
  hotelId: number
  name: string
  gstin: string | null
  /** null if the hotel gave no PAN, or only said that it has one */
  pan: string | null
  panState: HotelTerms['pan']
  /** the registration of Uncle whose return contains these sums */
  ownGstin: string
  state: GstState
  isTakenBack: boolean
  /** in hundredths of a percent */
  gstRate: number
  tdsRate: number
  value: Paise
  commission: Paise
  gstOnCommission: Paise
  tcs: Paise
  tds: Paise
}

/** The sources from which a period's returns are calculated. */
export type ReturnSources = { documents: readonly DocumentSums[]; lines: readonly LineSums[] }

/** Divides a tax, which may be negative, into CGST, SGST and IGST. CGST gets the odd paisa. */
export function headsOf(tax: Paise, place: PlaceOfSupply): Gst {
  if (place === 'between_states') return { cgst: 0, sgst: 0, igst: tax }
  const half = (tax - (tax % 2)) / 2
  return { cgst: tax - half, sgst: half, igst: 0 }
}

/** Groups rows by a key, in the order in which the keys first appear. */
export function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [Row, ...Row[]][] {
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return [...groups.values()]
}

/** Sums one column. */
export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => Paise): Paise =>
  rows.reduce((sum, row) => sum + of(row), 0)
