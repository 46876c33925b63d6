import type { Gst } from '../bills/gst.ts'
import type { Paise } from '../kernel/paise.ts'
import { rupeesText } from '../ledger/statement.ts'
import { ACCOUNT_WORDS } from '../ledger/words.ts'
import type { Challans } from './challans.ts'
import { maskedPan, type Form26qRow } from './form-26q.ts'
import { documentOfRow, type Gstr1Row } from './gstr-1.ts'
import type { Gstr3bRow } from './gstr-3b.ts'
import type { Gstr8Row } from './gstr-8.ts'
import type { GstState } from '../tax-documents/gst-states.ts'
import type { TrialBalance } from './trial-balance.ts'

type Table = string[][]

const HEADS = ['Taxable value', 'IGST', 'CGST', 'SGST']
const headCells = ({ value, igst, cgst, sgst }: Gst & { value: Paise }): string[] =>
  [value, igst, cgst, sgst].map(rupeesText)

/** Formats a place of supply as the portal does: '27-Maharashtra'. */
const stateCell = ({ code, name }: GstState): string => (code === '' ? name : `${code}-${name}`)

/** The commission documents that were written, by `keyOfDocument`. Those of open months are missing. */
export type WrittenDocuments = ReadonlyMap<string, { number: string; dated: string }>

const documentCells = (row: Gstr1Row, written: WrittenDocuments): string[] => {
  const { number = '', dated = '' } = row.room ?? written.get(documentOfRow(row) ?? '') ?? {}
  return [number, dated]
}

/** The tables in the downloaded files. Amounts are in rupees. */
export const gstr1Table = (rows: readonly Gstr1Row[], written: WrittenDocuments): Table => [
  [
    'Our GSTIN',
    'Table',
    'Supply',
    'GSTIN of recipient',
    'Name',
    'Document',
    'Date',
    'Place of supply',
    'Rate',
    ...HEADS,
  ],
  ...rows.map((row) => [
    row.ownGstin,
    row.table,
    row.what === 'rooms' ? 'Rooms, section 9(5)' : 'Commission',
    row.gstin ?? '',
    row.name ?? '',
    ...documentCells(row, written),
    stateCell(row.state),
    String(row.percent),
    ...headCells(row),
  ]),
]

export const gstr3bTable = (rows: readonly Gstr3bRow[]): Table => [
  ['Our GSTIN', 'Table', ...HEADS],
  ...rows.map((row) => [row.ownGstin, row.table, ...headCells(row)]),
]

export const gstr8Table = (rows: readonly Gstr8Row[]): Table => [
  ['Our GSTIN', 'GSTIN of supplier', 'Hotel', 'Gross value', 'Value returned', 'Net value', 'IGST', 'CGST', 'SGST'],
  ...rows.map((row) => [
    row.ownGstin,
    row.gstin,
    row.name,
    ...[row.gross, row.returned, row.net, row.igst, row.cgst, row.sgst].map(rupeesText),
  ]),
]

const PAN_WORDS = {
  given: 'Given, not kept here',
  given_small: 'Given, not kept here',
  missing: 'Not given',
} as const

export const form26qTable = (rows: readonly Form26qRow[], pans: 'whole' | 'masked'): Table => [
  ['PAN', 'Hotels', 'Rate', 'Value', 'TDS'],
  ...rows.map(({ pan, panState, names, rate, value, tds }) => [
    pan === null ? PAN_WORDS[panState] : pans === 'masked' ? maskedPan(pan) : pan,
    names.join(', '),
    String(rate / 100),
    rupeesText(value),
    rupeesText(tds),
  ]),
]

/** Builds the table of challans for form 26Q, with the difference from the TDS of its rows. */
export const challansTable = ({ rows, paid, deducted, differs }: Challans): Table => [
  ['Challan', 'Paid on', 'Month', 'Amount'],
  ...rows.map(({ challan, paidOn, month, paise }) => [challan, paidOn, month, rupeesText(paise)]),
  ['Paid', '', '', rupeesText(paid)],
  ['TDS of the return', '', '', rupeesText(deducted)],
  ['Difference', '', '', rupeesText(differs)],
]

export const trialBalanceTable = ({ rows, debit, credit }: TrialBalance): Table => [
  ['Account', 'Debit', 'Credit'],
  ...rows.map((row) => [ACCOUNT_WORDS[row.account].name, rupeesText(row.debit), rupeesText(row.credit)]),
  ['Total', rupeesText(debit), rupeesText(credit)],
]
