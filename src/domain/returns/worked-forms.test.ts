/** Fills in the returns of docs/examples/returns.tsv, which an accountant can check by hand. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMISSION, COMMISSION_ITEM } from '../e-invoices/example-document.ts'
import { lastDayToRegister } from '../e-invoices/needs-e-invoice.ts'
import { payloadOf } from '../e-invoices/payload.ts'
import { ageDebt, isReminderDue } from '../ledger/ageing.ts'
import { placeOfSupply } from '../tax-documents/gstin.ts'
import { form26qRows } from './form-26q.ts'
import { gstr1Rows } from './gstr-1.ts'
import { gstr3bRows } from './gstr-3b.ts'
import { gstr8Rows } from './gstr-8.ts'
import { headsOf } from './return-sources.ts'
import { KARNATAKA, lineOf, MAHARASHTRA, roomOf } from './returns-example.ts'

type Cells = Readonly<Record<string, string>>

/** Parses 'value: 1499.00, state: 27'. */
const cellsOf = (text: string): Cells => Object.fromEntries(text.split(', ').map((cell) => cell.split(': ')))

const [, ...lines] = readFileSync('docs/examples/returns.tsv', 'utf8').trimEnd().split('\n')
const rows = lines.map((line) => {
  const [form = '', source = '', since = '', what = '', given = '', result = ''] = line.split('\t')
  return { form, source, since, what, given, result }
})

const paise = (text = '0') => Math.round(Number(text) * 100)
const rupees = (amount: number) => (amount / 100).toFixed(2)
const stateOf = ({ state }: Cells) => (state === MAHARASHTRA.code ? MAHARASHTRA : KARNATAKA)
const heads = ({ cgst, sgst, igst }: { cgst: number; sgst: number; igst: number }) => ({
  CGST: rupees(cgst),
  SGST: rupees(sgst),
  IGST: rupees(igst),
})

function gstr3b(given: Cells): Cells {
  const state = stateOf(given)
  const isRoom = given['commission'] === undefined
  const room = { cgst: paise(given['CGST']), sgst: paise(given['SGST']), igst: paise(given['IGST']) }
  const sold = { commission: paise(given['commission']), gstOnCommission: paise(given['GST']) }
  const documents = isRoom ? [roomOf({ state, value: paise(given['value']), ...room })] : []
  const [row] = gstr3bRows(gstr1Rows({ documents, lines: isRoom ? [] : [lineOf({ state, ...sold })] }))
  if (!row) throw new Error('GSTR-3B is empty')
  return { table: row.table, value: rupees(row.value), ...heads(row) }
}

function gstr8(given: Cells): Cells {
  const state = stateOf(given)
  const returned = lineOf({ state, isTakenBack: true, value: -paise(given['returned']) })
  const [row] = gstr8Rows([lineOf({ state, value: paise(given['gross']), tcs: paise(given['TCS']) }), returned])
  if (!row) throw new Error('GSTR-8 is empty')
  return { gross: rupees(row.gross), returned: rupees(row.returned), net: rupees(row.net), ...heads(row) }
}

function form26q(given: Cells): Cells {
  const pan = given['PAN'] === 'none' ? null : (given['PAN'] ?? null)
  const values = (given['value'] ?? '').split(' + ')
  const taxes = (given['TDS'] ?? '').split(' + ')
  const rate = paise(given['rate'])
  const stays = values.map((value, index) =>
    lineOf({ pan, panState: pan ? 'given' : 'missing', tdsRate: rate, value: paise(value), tds: paise(taxes[index]) }),
  )
  const [row, ...others] = form26qRows(stays)
  if (!row || others.length > 0) throw new Error('26Q has not one row')
  return { PAN: row.pan ?? 'none', rate: String(row.rate / 100), value: rupees(row.value), TDS: rupees(row.tds) }
}

function eInvoice(given: Cells): Cells {
  const [value, gst, date = ''] = [paise(given['commission']), paise(given['GST']), given['date']]
  const { state = '' } = given
  const item = { ...COMMISSION_ITEM, value, ...headsOf(gst, placeOfSupply(COMMISSION.supplier.gstin ?? '', state)) }
  const filled = payloadOf({ ...COMMISSION, date, placeOfSupply: state, items: [item], total: value + gst })
  if (!filled.ok) throw new Error(filled.refusal.code)
  const { AssVal, CgstVal = 0, SgstVal = 0, IgstVal = 0, RndOffAmt = 0, TotInvVal } = filled.value.ValDtls
  return {
    value: AssVal.toFixed(2),
    CGST: CgstVal.toFixed(2),
    SGST: SgstVal.toFixed(2),
    IGST: IgstVal.toFixed(2),
    rounding: RndOffAmt.toFixed(2),
    total: TotInvVal.toFixed(2),
    'last day': lastDayToRegister(date),
  }
}

function setOff({ on = '', ...months }: Cells): Cells {
  const moved = Object.entries(months).map(([month, amount]) => ({ month, paise: paise(amount) }))
  const aged = ageDebt(moved, on)
  if (!aged) throw new Error('nothing is owed')
  const [recent, sixty, ninety, older] = aged.parts.map(rupees)
  return {
    owes: rupees(aged.owes),
    since: aged.since,
    'up to 30 days': recent ?? '',
    '60': sixty ?? '',
    '90': ninety ?? '',
    older: older ?? '',
    reminded: isReminderDue(aged) ? 'yes' : 'no',
  }
}

const FORMS: Readonly<Record<string, (given: Cells) => Cells>> = {
  'GSTR-3B': gstr3b,
  'GSTR-8': gstr8,
  '26Q': form26q,
  'e-invoice': eInvoice,
  'set-off': setOff,
}

test.each(rows)('a worked form has the expected figures: $form, $what', ({ form, given, result }) => {
  expect(FORMS[form]?.(cellsOf(given))).toEqual(cellsOf(result))
})

test('each form has a worked row, and each row names its source', () => {
  expect(new Set(rows.map(({ form }) => form))).toEqual(new Set(Object.keys(FORMS)))
  expect(rows.filter(({ source }) => source === '')).toEqual([])
})
