import type { IstDate } from '../kernel/ist.ts'
import type { Paise } from '../kernel/paise.ts'

export const LINE_KINDS = ['payment', 'refund', 'adjustment'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** A line of the gateway's settlement report. Amounts above zero come to us, those below go away. */
export type ReportLine = {
  /** the line of the file, counting from 1 */
  line: number
  kind: LineKind
  /** the gateway's id of the payment, the refund or the adjustment */
  reference: string
  /** before the gateway's fee and the GST on it, which are both kept from it */
  amount: Paise
  fee: Paise
  tax: Paise
  /** the gateway's id of the dispute that an adjustment belongs to */
  dispute: string | null
  /** our own id, if the gateway returns it among its notes */
  ours: string | null
}

/** What the gateway paid to our bank at once. `utr`: the bank's reference. */
export type Settlement = { reference: string; utr: string; day: IstDate; lines: ReportLine[] }

export const REPORT_FAULTS = [
  /** not a table of cells */
  'table',
  /** `text`: the missing column */
  'column',
  'no_lines',
  'too_many_lines',
  'kind',
  'reference',
  'repeated',
  'currency',
  'amount',
  /** the amount less the fee and its GST is not what was credited or debited */
  'sum',
  'settlement',
  'utr',
  'day',
  /** a settlement with two days or two UTRs */
  'two_settlements',
  /** a settlement that pays nothing */
  'no_money',
  /** our payments are a hundred times these, or a hundredth */
  'unit',
  /** the books have this settlement, and other lines of it */
  'other_lines',
  /** another settlement has this line or this UTR */
  'used',
] as const
export type ReportFault = { line: number; fault: (typeof REPORT_FAULTS)[number]; text: string }

/** A line with the settlement that paid it. */
export type PlacedLine = ReportLine & { settlement: string; utr: string; day: IstDate }
