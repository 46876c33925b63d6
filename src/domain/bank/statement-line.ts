import type { IstDate } from '../kernel/ist.ts'
import type { Paise } from '../kernel/paise.ts'

/** A line of our current account's statement. Incoming money is above zero, outgoing money below. */
export type StatementLine = {
  /** the line of the file, counting from 1 */
  line: number
  day: IstDate
  /** the bank's own text about the movement, which often contains the UTR */
  description: string
  /** the bank's column for UTR, reference or cheque; may be empty */
  reference: string
  paise: Paise
  /** the balance after this line; negative if we owe the bank */
  balance: Paise
}

/** The lines of a statement in chronological order. */
export type BankStatement = { opening: Paise; lines: StatementLine[] }

export const STATEMENT_FAULTS = [
  /** the file is not a table of cells */
  'table',
  /** a column is missing, which `text` names */
  'column',
  'no_lines',
  'too_many_lines',
  'day',
  'amount',
  /** neither a debit nor a credit, or both */
  'side',
  /** the previous balance and the amount add up to a different balance, which `text` gives */
  'balance',
  /** an earlier statement has different lines for this day */
  'other_lines',
] as const
export type StatementFault = { line: number; fault: (typeof STATEMENT_FAULTS)[number]; text: string }
