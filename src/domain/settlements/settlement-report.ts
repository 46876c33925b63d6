import { dayOfText } from '../kernel/day-text.ts'
import type { IstDate } from '../kernel/ist.ts'
import { paiseOfText, plainWords } from '../kernel/money-text.ts'
import type { Paise } from '../kernel/paise.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { reportFaults } from './report-faults.ts'
import {
  LINE_KINDS,
  type LineKind,
  type PlacedLine,
  type ReportFault,
  type ReportLine,
  type Settlement,
} from './report-line.ts'

export type ReadReport = {
  settlements: Settlement[]
  /** the number of lines that the gateway has not settled yet */
  waiting: number
}

/** More lines than a small gateway account has in a month. */
export const MAX_REPORT_LINES = 5000

/** The headings of Razorpay's settlement report, in its dashboard and in its API. */
const HEADINGS = {
  kind: ['transaction entity', 'type'],
  reference: ['entity id'],
  amount: ['amount'],
  fee: ['fee exclusive tax', 'fee'],
  tax: ['tax'],
  debit: ['debit'],
  credit: ['credit'],
  settlement: ['settlement id'],
  utr: ['settlement utr'],
  day: ['settled at'],
} as const
type Column = keyof typeof HEADINGS
const COLUMNS = Object.keys(HEADINGS) as Column[]
const SUMS = ['amount', 'fee', 'tax', 'debit', 'credit'] as const satisfies Column[]
const NOTES: readonly string[] = ['payment notes', 'refund notes', 'notes', 'order receipt']

type Cells = Record<Column, string> & { currency: string; dispute: string; notes: string }
type Unit = 'rupees' | 'paise'

/** The dashboard writes rupees with decimals, whereas the API uses whole paise. */
function unitOf(names: readonly string[], lines: readonly Cells[]): Unit {
  const hasDecimals = lines.some((cells) => SUMS.some((column) => cells[column].includes('.')))
  return hasDecimals || names.includes('transaction entity') ? 'rupees' : 'paise'
}

const WHOLE = /^\d{1,12}$/

function paiseIn(text: string, unit: Unit): Paise | undefined {
  if (text === '') return 0
  if (unit === 'paise') return WHOLE.test(text) ? Number(text) : undefined
  return paiseOfText(text)
}

const REFERENCE = /^[A-Za-z0-9_-]{6,60}$/
const UTR = /^[A-Za-z0-9/-]{6,40}$/
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/**
 * Reads the amounts of a line. The API's fee includes its GST, and the dashboard's does not. The amount credited or
 * debited shows which of the two the line has.
 */
function sumsOf(
  cells: Cells,
  kind: LineKind,
  unit: Unit,
): Result<Pick<ReportLine, 'amount' | 'fee' | 'tax'>, ReportFault['fault']> {
  const [gross, fee, tax, debit, credit] = SUMS.map((column) => paiseIn(cells[column], unit))
  if (gross === undefined || fee === undefined || tax === undefined || debit === undefined || credit === undefined)
    return refuse('amount')
  const net = credit - debit
  const isTaken = kind === 'refund' || (kind === 'adjustment' && net < 0)
  const amount = isTaken ? -gross : gross
  if (amount === 0 || (debit > 0 && credit > 0)) return refuse('sum')
  if (amount - fee - tax === net) return accept({ amount, fee, tax })
  return amount - fee === net && tax <= fee ? accept({ amount, fee: fee - tax, tax }) : refuse('sum')
}

/** Reads a line. Returns 'waiting' if the gateway has not settled it yet. */
function readLine(
  cells: Cells,
  line: number,
  { unit, today }: { unit: Unit; today: IstDate },
): Result<PlacedLine | 'waiting', ReportFault> {
  const fault = (what: ReportFault['fault'], text: string) => refuse({ line, fault: what, text })
  const kind = LINE_KINDS.find((known) => known === cells.kind.toLowerCase())
  if (!kind) return fault('kind', cells.kind)
  if (!REFERENCE.test(cells.reference)) return fault('reference', cells.reference)
  if (cells.currency !== '' && cells.currency.toUpperCase() !== 'INR') return fault('currency', cells.currency)
  const sums = sumsOf(cells, kind, unit)
  if (!sums.ok) return fault(sums.refusal, cells.amount)
  if (cells.settlement === '') return accept('waiting')
  if (!REFERENCE.test(cells.settlement)) return fault('settlement', cells.settlement)
  if (!UTR.test(cells.utr)) return fault('utr', cells.utr)
  const day = dayOfText(cells.day)
  if (day === undefined || day > today) return fault('day', cells.day)
  const dispute = REFERENCE.test(cells.dispute) ? cells.dispute : null
  const ours = UUID.exec(cells.notes)?.[0].toLowerCase() ?? null
  const { reference, settlement } = cells
  return accept({ line, kind, reference, ...sums.value, dispute, ours, settlement, utr: cells.utr.toUpperCase(), day })
}

function cellsOf(names: readonly string[], row: readonly string[]): Cells {
  const at = (index: number) => row[index]?.trim() ?? ''
  const named = (name: string) => at(names.indexOf(name))
  const columns = COLUMNS.map((column) => [
    column,
    at(names.findIndex((name) => HEADINGS[column].some((known) => known === name))),
  ])
  const notes = NOTES.map(named).join(' ')
  return { ...Object.fromEntries(columns), currency: named('currency'), dispute: named('dispute id'), notes } as Cells
}

const lineIn = ({ settlement: _settlement, utr: _utr, day: _day, ...line }: PlacedLine): ReportLine => line

/** Groups lines by settlement, in the order in which they are in the file. */
function grouped(lines: readonly PlacedLine[]): Settlement[] {
  const found = new Map<string, Settlement>()
  for (const line of lines) {
    const { settlement: reference, utr, day } = line
    const known = found.get(reference) ?? { reference, utr, day, lines: [] }
    known.lines.push(lineIn(line))
    found.set(reference, known)
  }
  return [...found.values()]
}

/**
 * Reads the gateway's settlement report, which has a line of headings, then a line for each payment, refund and
 * adjustment. Refuses the report with a list of all faults, because a report with any fault changes nothing.
 */
export function readSettlementReport(
  rows: readonly (readonly string[])[],
  today: IstDate,
): Result<ReadReport, ReportFault[]> {
  const [headings = [], ...body] = rows
  const names = headings.map(plainWords)
  const missing = COLUMNS.filter((column) => !HEADINGS[column].some((name) => names.includes(name)))
  if (missing.length > 0)
    return refuse(missing.map((column) => ({ line: 1, fault: 'column', text: HEADINGS[column][0] })))
  if (body.length === 0) return refuse([{ line: 1, fault: 'no_lines', text: '' }])
  if (body.length > MAX_REPORT_LINES)
    return refuse([{ line: MAX_REPORT_LINES + 2, fault: 'too_many_lines', text: String(body.length) }])
  const cells = body.map((row) => cellsOf(names, row))
  const unit = unitOf(names, cells)
  const read = cells.map((one, index) => readLine(one, index + 2, { unit, today }))
  const placed = read.flatMap((one) => (one.ok && one.value !== 'waiting' ? [one.value] : []))
  const faults = [...read.flatMap((one) => (one.ok ? [] : [one.refusal])), ...reportFaults(placed)]
  if (faults.length > 0) return refuse(faults.toSorted((one, other) => one.line - other.line))
  return accept({ settlements: grouped(placed), waiting: read.length - placed.length })
}
