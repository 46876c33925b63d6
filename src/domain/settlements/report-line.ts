import type { IstDate } from '../kernel/ist.ts'
import type { Paise } from '../kernel/paise.ts'

export const LINE_KINDS = ['payment', 'refund', 'adjustment'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** A line in the gateway's settlement report. Incoming money is positive, and outgoing money is negative. */
export type ReportLine = {
  /** the line of the file, counting from 1 */
  line: number
  kind: LineKind
  /** the gateway's id for the payment, refund or adjustment */
  reference: string
  /** the amount before the gateway's fee and the GST on it, which are both deducted from it */
  amount: Paise
  fee: Paise
  tax: Paise
  /** the gateway's id of the dispute that an adjustment belongs to */
  dispute: string | null
  /** our own id, if the gateway returns it in its notes */
  ours: string | null
}

/** What the gateway paid to our bank in one transfer. `utr` is the bank's reference. */
export type Settlement = { reference: string; utr: string; day: IstDate; lines: ReportLine[] }

export const REPORT_FAULTS = [
  /** the file is not a table of cells */
  'table',
  /** a column is missing, which `text` names */
  'column',
  'no_lines',
  'too_many_lines',
  'kind',
  'reference',
  'repeated',
  'currency',
  'amount',
  /** the amount minus the fee and its GST differs from what was credited or debited */
  'sum',
  'settlement',
  'utr',
  'day',
  /** a settlement with two days or two UTRs */
  'two_settlements',
  /** a settlement that pays nothing */
  'no_money',
  /** our payments are a hundred times as large as these, or a hundredth of them */
  'unit',
  /** the books already have this settlement, but with different lines */
  'other_lines',
  /** another settlement already has this line or this UTR */
  'used',
] as const
export type ReportFault = { line: number; fault: (typeof REPORT_FAULTS)[number]; text: string }

/** A line with the settlement that paid it. */
export type PlacedLine = ReportLine & { settlement: string; utr: string; day: IstDate }
