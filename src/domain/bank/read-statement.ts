import { dayOfText } from '../kernel/day-text.ts'
import type { IstDate } from '../kernel/ist.ts'
import { formatPaise, type Paise } from '../kernel/paise.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { sideOf, signedAmount } from './statement-amounts.ts'
import { findColumns, type Places } from './statement-columns.ts'
import type { BankStatement, StatementFault, StatementLine } from './statement-line.ts'

/** More lines than a small company's current account has in a quarter. */
export const MAX_STATEMENT_LINES = 5000
const MAX_REFERENCE = 60
const MAX_DESCRIPTION = 300

const END = /^\W*(?:end of statement|statement summary|this is a (?:system|computer)|disclaimer|legend|note\b)/i
const OPENING = /opening balance|brought forward|^\W*b\/?f\b/i
const SUMS = /closing balance|carried forward|^\W*c\/?f\b|\btotals?\b/i

type Row = { line: number; cells: readonly string[]; places: Places }

const cellOf = ({ cells, places }: Row, column: keyof Places): string => cells[places[column]]?.trim() ?? ''

/** Removes the apostrophe that spreadsheets put before numbers, and removes references that consist only of zeros. */
function referenceOf(row: Row): string {
  const text = cellOf(row, 'reference')
    .replaceAll(/^[='"]+|["']+$/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_REFERENCE)
  return /^[-0. ]*$/.test(text) ? '' : text
}

const cut = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION)

/** Parses the amount of a line. Incoming money is positive. Returns 'amount' or 'side' if that value is invalid. */
function movedBy(row: Row): Result<Paise, 'amount' | 'side'> {
  if (row.places.amount !== -1 && row.places.debit === -1) {
    const read = signedAmount(cellOf(row, 'amount'))
    if (!read) return refuse('amount')
    const side = read.side ?? sideOf(cellOf(row, 'side'))
    return side === undefined && row.places.side !== -1 && read.paise > 0
      ? refuse('side')
      : accept(side === 'dr' ? -read.paise : read.paise)
  }
  const [debit, credit] = [signedAmount(cellOf(row, 'debit')), signedAmount(cellOf(row, 'credit'))]
  if (!debit || !credit || credit.side === 'dr') return refuse('amount')
  if (debit.paise > 0 && credit.paise > 0) return refuse('side')
  return accept(credit.paise - debit.paise)
}

function balanceOf(row: Row): Paise | undefined {
  const text = cellOf(row, 'balance')
  const read = text === '' ? undefined : signedAmount(text)
  if (!read) return undefined
  return (read.side ?? sideOf(cellOf(row, 'balanceSide'))) === 'dr' ? -read.paise : read.paise
}

type ReadRow =
  | { is: 'line'; line: StatementLine }
  | { is: 'opening'; balance: Paise | undefined }
  | { is: 'words' | 'sums' | 'end' }
  | { is: 'fault'; fault: StatementFault }

const NUMBERS = ['debit', 'credit', 'amount', 'balance'] as const

const numbersIn = (row: Row) =>
  NUMBERS.map((column) => cellOf(row, column))
    .filter((text) => text !== '')
    .join(' ')

function readRow(row: Row, today: IstDate): ReadRow {
  const { line, cells } = row
  const text = cells.join(' ').trim()
  const fault = (what: StatementFault['fault'], of: string): ReadRow => ({
    is: 'fault',
    fault: { line, fault: what, text: of },
  })
  const dayText = cellOf(row, 'day')
  const day = dayOfText(dayText)
  if (day === undefined && END.test(text)) return { is: 'end' }
  const moved = movedBy(row)
  if (day === undefined || (moved.ok && moved.value === 0)) {
    if (OPENING.test(text)) return { is: 'opening', balance: balanceOf(row) }
    if (SUMS.test(day === undefined && dayText !== '' ? dayText : text)) return { is: 'sums' }
    if (day === undefined && numbersIn(row) === '') return { is: 'words' }
  }
  if (day === undefined || day > today) return fault('day', dayText)
  const balance = balanceOf(row)
  if (!moved.ok) return fault(moved.refusal, numbersIn(row))
  if (moved.value === 0) return fault('side', numbersIn(row))
  if (balance === undefined) return fault('amount', cellOf(row, 'balance'))
  const description = cut(cellOf(row, 'description'))
  return { is: 'line', line: { line, day, description, reference: referenceOf(row), paise: moved.value, balance } }
}

/** Finds the lines whose balance differs from the previous balance plus the line's amount. */
function balanceFaults(lines: readonly StatementLine[], opening: Paise): StatementFault[] {
  return lines.flatMap(({ line, paise, balance }, index) => {
    const made = (lines[index - 1]?.balance ?? opening) + paise
    return made === balance ? [] : [{ line, fault: 'balance' as const, text: formatPaise(made) }]
  })
}

/** Chooses the order of lines in which the balances add up, because some banks list the newest line first. */
function inOrderOfTime(
  lines: readonly StatementLine[],
  opening: Paise | undefined,
): Result<BankStatement, StatementFault[]> {
  const found = [lines, lines.toReversed()].map((ordered) => {
    const [first] = ordered
    const before = opening ?? (first ? first.balance - first.paise : 0)
    return { opening: before, lines: [...ordered], faults: balanceFaults(ordered, before) }
  })
  const [asWritten, reversed] = found
  const isNewestFirst = (lines[0]?.day ?? '') > (lines.at(-1)?.day ?? '')
  const best = found.find(({ faults }) => faults.length === 0) ?? (isNewestFirst ? reversed : asWritten)
  if (!best || best.faults.length > 0) return refuse(best?.faults ?? [])
  return accept({ opening: best.opening, lines: best.lines })
}

/**
 * Reads the statement of our current account. It begins with the bank's own text, then has a line of headings and a
 * line for each transaction. Refuses the file with a list of all faults, because a file with any fault changes nothing.
 * `rows` has all lines of the file, even empty ones.
 */
export function readStatement(
  rows: readonly (readonly string[])[],
  today: IstDate,
): Result<BankStatement, StatementFault[]> {
  const found = findColumns(rows)
  if (!found.ok)
    return refuse(found.refusal.missing.map((text) => ({ line: found.refusal.at + 1, fault: 'column', text })))
  const { at, places } = found.value
  const lines: StatementLine[] = []
  const faults: StatementFault[] = []
  let opening: Paise | undefined
  for (const [index, cells] of rows.entries()) {
    if (index <= at || cells.every((cell) => cell.trim() === '')) continue
    const row = { line: index + 1, cells, places }
    const read = readRow(row, today)
    if (read.is === 'end') break
    if (read.is === 'fault') faults.push(read.fault)
    if (read.is === 'line') lines.push(read.line)
    if (read.is === 'opening' && lines.length === 0) opening = read.balance
    const last = lines.at(-1)
    // Some banks wrap a long description onto the next line of the file.
    if (read.is === 'words' && last) last.description = cut(`${last.description} ${cellOf(row, 'description')}`)
    if (lines.length > MAX_STATEMENT_LINES)
      return refuse([{ line: index + 1, fault: 'too_many_lines', text: String(MAX_STATEMENT_LINES) }])
  }
  if (faults.length > 0) return refuse(faults)
  if (lines.length === 0) return refuse([{ line: at + 1, fault: 'no_lines', text: '' }])
  return inOrderOfTime(lines, opening)
}
