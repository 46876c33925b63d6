import type { IstDate } from '../kernel/ist.ts'
import type { Paise } from '../kernel/paise.ts'

/** A line of our current account's statement. Amounts above zero came in, those below left. */
export type StatementLine = {
  /** the line of the file, counting from 1 */
  line: number
  day: IstDate
  /** what the bank writes about it; often has the UTR */
  description: string
  /** the bank's column for UTR, reference or cheque; may be empty */
  reference: string
  paise: Paise
  /** after this line; below zero if we owe the bank */
  balance: Paise
}

/** Lines in the order of time. */
export type BankStatement = { opening: Paise; lines: StatementLine[] }

export const STATEMENT_FAULTS = [
  /** not a table of cells */
  'table',
  /** `text`: the missing column */
  'column',
  'no_lines',
  'too_many_lines',
  'day',
  'amount',
  /** neither a debit nor a credit, or both */
  'side',
  /** the balance before and the amount do not make this balance; `text`: what they make */
  'balance',
  /** what was read before and this file do not have the same lines for this day */
  'other_lines',
] as const
export type StatementFault = { line: number; fault: (typeof STATEMENT_FAULTS)[number]; text: string }
