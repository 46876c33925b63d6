import { taxIn, type Gst } from '../bills/gst.ts'
import type { Paise } from '../kernel/paise.ts'
import type { GstState } from '../tax-documents/gst-states.ts'
import { commissionDocuments, keyOfDocument, type CommissionDocument } from './commission-documents.ts'
import {
  groupedBy,
  sumOf,
  type DocumentSums,
  type LineSums,
  type ListedDocument,
  type ReturnSources,
} from './return-sources.ts'

/**
 * The tables of GSTR-1 that Uncle fills in: 4A for supplies to registered persons, 7 for supplies to consumers, 9B for
 * credit notes to registered persons, and 15 for supplies under section 9(5).
 */
const GSTR_1_TABLES = ['4A', '7', '9B', '15'] as const
export type Gstr1Table = (typeof GSTR_1_TABLES)[number]

/** A row of GSTR-1. Credit notes in 9B are positive and lower the tax. In 7 and 15 they are already subtracted. */
export type Gstr1Row = Gst & {
  table: Gstr1Table
  what: 'commission' | 'rooms'
  /** the hotel that pays the commission; null for sums */
  hotelId: number | null
  ownGstin: string
  /** the GSTIN of the recipient; null for consumers */
  gstin: string | null
  name: string | null
  /** the document for rooms to a company; null for sums and for commission */
  room: Pick<ListedDocument, 'number' | 'dated'> | null
  state: GstState
  percent: number
  value: Paise
}

/** Finds the commission document that a row reports; undefined for sums and rooms. */
export function documentOfRow(row: Gstr1Row): string | undefined {
  if (row.hotelId === null) return undefined
  const kind = row.table === '9B' ? 'commission_credit_note' : 'commission_invoice'
  return keyOfDocument({ ...row, kind, hotelId: row.hotelId })
}

/** Returns the tax that a row adds to the return. */
export const taxOfRow = (row: Gstr1Row): Paise => (row.table === '9B' ? -taxIn(row) : taxIn(row))

const compare = (one: Gstr1Row, other: Gstr1Row): number =>
  one.ownGstin.localeCompare(other.ownGstin) ||
  GSTR_1_TABLES.indexOf(one.table) - GSTR_1_TABLES.indexOf(other.table) ||
  (one.name ?? '').localeCompare(other.name ?? '') ||
  (one.room?.number ?? '').localeCompare(other.room?.number ?? '') ||
  one.state.code.localeCompare(other.state.code) ||
  one.percent - other.percent

const isEmpty = ({ value, cgst, sgst, igst }: Gstr1Row): boolean =>
  value === 0 && cgst === 0 && sgst === 0 && igst === 0

/** Lists the rows of GSTR-1 for all of Uncle's registrations. */
export const gstr1Rows = ({ documents, lines }: ReturnSources): Gstr1Row[] =>
  [...roomRows(documents), ...commissionRows(lines)].filter((row) => !isEmpty(row)).toSorted(compare)

/**
 * Lists the rooms of unregistered hotels in table 15: a row for each document to a company, and sums for consumers.
 * Credit notes to companies are in 9B.
 */
function roomRows(documents: readonly DocumentSums[]): Gstr1Row[] {
  const tableOf = ({ kind, toCompany }: DocumentSums): Gstr1Table =>
    kind === 'credit_note' && toCompany !== null ? '9B' : '15'
  const keyOf = (one: DocumentSums) =>
    [tableOf(one), one.ownGstin, one.toCompany?.number, one.state.code, one.percent].join(' ')
  return groupedBy(documents, keyOf).map((group): Gstr1Row => {
    const [first] = group
    const { ownGstin, toCompany, state, percent } = first
    const table = tableOf(first)
    const total = (of: (one: DocumentSums) => Paise) =>
      sumOf(group, (one) => (one.kind === 'invoice' || table === '9B' ? of(one) : -of(one)))
    return {
      table,
      what: 'rooms',
      hotelId: null,
      ownGstin,
      gstin: toCompany?.gstin ?? null,
      name: toCompany?.name ?? null,
      room: toCompany && { number: toCompany.number, dated: toCompany.dated },
      state,
      percent,
      value: total(({ value }) => value),
      cgst: total(({ cgst }) => cgst),
      sgst: total(({ sgst }) => sgst),
      igst: total(({ igst }) => igst),
    }
  })
}

/**
 * Lists the commission. Documents to a registered hotel are rows in 4A, and credit notes to it are rows in 9B. All
 * other hotels are consumers, whose sums are in table 7.
 */
function commissionRows(lines: readonly LineSums[]): Gstr1Row[] {
  const documents = commissionDocuments(lines)
  const registered = documents.filter(({ gstin }) => gstin !== null)
  const others = documents.filter(({ gstin }) => gstin === null)
  const signOf = ({ kind }: CommissionDocument) => (kind === 'commission_invoice' ? 1 : -1)
  return [
    ...registered.map(({ kind, total: _total, ...document }): Gstr1Row => {
      const table = kind === 'commission_invoice' ? '4A' : '9B'
      return { ...document, table, what: 'commission', room: null }
    }),
    ...groupedBy(others, ({ ownGstin, state, percent }) => [ownGstin, state.code, percent].join(' ')).map(
      (group): Gstr1Row => {
        const [{ ownGstin, state, percent }] = group
        const total = (of: (one: CommissionDocument) => Paise) => sumOf(group, (one) => signOf(one) * of(one))
        return {
          table: '7',
          what: 'commission',
          hotelId: null,
          ownGstin,
          gstin: null,
          name: null,
          room: null,
          state,
          percent,
          value: total(({ value }) => value),
          cgst: total(({ cgst }) => cgst),
          sgst: total(({ sgst }) => sgst),
          igst: total(({ igst }) => igst),
        }
      },
    ),
  ]
}
