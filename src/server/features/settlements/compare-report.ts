import { sql } from 'kysely'
import { istDateOf } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { ratesOn } from '#domain/ledger/rates.ts'
import {
  differencesOf,
  isOtherUnit,
  sumsOfLines,
  type Difference,
  type SettlementSums,
} from '#domain/settlements/match-lines.ts'
import type { ReportFault, ReportLine, Settlement } from '#domain/settlements/report-line.ts'
import { readSettlementReport } from '#domain/settlements/settlement-report.ts'
import type { Db } from '../../services.ts'
import { readRates } from '../ledger/read-rates.ts'
import { readTable } from '../ledger/read-table.ts'
import { readOurBooks } from './read-our-books.ts'

export type PlannedSettlement = Settlement & {
  sums: SettlementSums
  differences: { line: ReportLine; found: Difference[] }[]
}

/**
 * A report compared with our books. `known`: how many settlements were proposed or confirmed before, with the same
 * lines.
 */
export type ComparedReport = { fresh: PlannedSettlement[]; known: number; waiting: number }

type Stored = {
  settlement: string
  utr: string
  kind: string
  reference: string
  amount: number
  fee: number
  tax: number
}

/** Reads the stored lines of these settlements, and stored lines of others that they repeat. */
async function readStored(db: Db, settlements: readonly Settlement[]): Promise<Stored[]> {
  const lines = settlements.flatMap((one) => one.lines)
  const { rows } = await sql<Stored>`
    select s.reference as settlement, s.utr, l.kind, l.reference, l.amount, l.fee, l.tax
    from settlements s join settlement_lines l on l.settlement = s.reference
    where s.reference = any(${settlements.map(({ reference }) => reference)}::text[])
      or s.utr = any(${settlements.map(({ utr }) => utr)}::text[])
      or (l.kind, l.reference) in (select * from unnest(${lines.map(({ kind }) => kind)}::text[],
        ${lines.map(({ reference }) => reference)}::text[]))`.execute(db)
  return rows
}

const textOf = ({ kind, reference, amount, fee, tax }: Pick<Stored, 'kind' | 'reference' | 'amount' | 'fee' | 'tax'>) =>
  [kind, reference, amount, fee, tax].join(' ')

type Told = 'fresh' | 'known' | ReportFault

function tell(settlement: Settlement, stored: readonly Stored[]): Told {
  const { reference, utr, lines } = settlement
  const own = stored.filter((one) => one.settlement === reference)
  const line = lines[0]?.line ?? 1
  if (own.length > 0) {
    const texts = new Set(own.map(textOf))
    const isSame = own.length === lines.length && lines.every((one) => texts.has(textOf(one)))
    return isSame ? 'known' : { line, fault: 'other_lines', text: reference }
  }
  if (stored.some((one) => one.utr === utr)) return { line, fault: 'used', text: utr }
  const used = new Set(stored.map((one) => `${one.kind} ${one.reference}`))
  const again = lines.find((one) => used.has(`${one.kind} ${one.reference}`))
  return again ? { line: again.line, fault: 'used', text: again.reference } : 'fresh'
}

/** Compares the lines of settlements with our books, using the gateway's rate on the day of each line. */
async function compared(
  db: Db,
  settlements: readonly Settlement[],
): Promise<Result<PlannedSettlement[], ReportFault[]>> {
  const lines = settlements.flatMap((one) => one.lines)
  const books = await readOurBooks(db, lines)
  if (isOtherUnit(lines, books)) return refuse([{ line: lines[0]?.line ?? 1, fault: 'unit', text: '' }])
  const rates = await readRates(db)
  return accept(
    settlements.map((settlement) => {
      const feeRate = ratesOn(rates, settlement.day).gateway_fee
      const differences = settlement.lines
        .map((line) => ({ line, found: differencesOf(line, books, feeRate) }))
        .filter(({ found }) => found.length > 0)
      return { ...settlement, sums: sumsOfLines(settlement.lines), differences }
    }),
  )
}

/** Reads a settlement report and compares it with our books. Returns all faults if the report has any. Changes nothing. */
export async function compareReport(db: Db, text: string, now: Date): Promise<Result<ComparedReport, ReportFault[]>> {
  const table = readTable(text)
  if (!table.ok) return refuse([{ line: table.refusal, fault: 'table', text: '' }])
  const read = readSettlementReport(table.value, istDateOf(now))
  if (!read.ok) return read
  const { settlements, waiting } = read.value
  const stored = await readStored(db, settlements)
  const told = settlements.map((settlement) => ({ settlement, what: tell(settlement, stored) }))
  const faults = told.flatMap(({ what }) => (typeof what === 'string' ? [] : [what]))
  if (faults.length > 0) return refuse(faults)
  const fresh = await compared(
    db,
    told.filter(({ what }) => what === 'fresh').map(({ settlement }) => settlement),
  )
  if (!fresh.ok) return fresh
  return accept({ fresh: fresh.value, known: settlements.length - fresh.value.length, waiting })
}
