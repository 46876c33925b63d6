import { MAX_STATEMENT_LINES } from './read-statement.ts'
import type { StatementFault } from './statement-line.ts'

/** Says what is wrong with a bank statement, in the office and on the command line. */
const WORDS: Record<StatementFault['fault'], string> = {
  table: 'this is not a table of cells',
  column: 'the column is missing',
  no_lines: 'nothing follows the headings',
  too_many_lines: `more than ${MAX_STATEMENT_LINES} lines: download shorter periods`,
  day: 'not a day, or a day to come',
  amount: 'an amount that we cannot read',
  side: 'neither a debit nor a credit, or both',
  balance: 'the balance before and this amount make another balance',
  other_lines: 'another statement that was read has other lines for this day',
}

/** Builds sentences such as 'Line 12: the balance before and this amount make another balance (₹1,200.00).' */
export const statementFaultSentence = ({ line, fault, text }: StatementFault): string =>
  `Line ${line}: ${WORDS[fault]}${text === '' ? '' : ` (${text.slice(0, 80)})`}.`
