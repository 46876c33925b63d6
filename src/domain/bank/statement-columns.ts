import { plainWords } from '../kernel/money-text.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

const named = (names: string): readonly string[] => names.split(', ')

/** Headings in the files of Indian banks, in lower-case words. The preferred heading of a column comes first. */
const HEADINGS = {
  day: named(
    'transaction date, txn date, tran date, trans date, transaction posted date, posted date, post date, ' +
      'posting date, date, value date, value dat, value dt',
  ),
  description: named(
    'description, narration, particulars, transaction remarks, transaction description, ' +
      'transaction particulars, transaction details, details, remarks',
  ),
  reference: named(
    'utr, utr no, utr number, reference, reference no, reference number, ref no, ref number, ' +
      'bank reference, bank reference number, transaction reference, transaction reference number, ' +
      'chq ref no, chq ref number, cheque ref no, ref no cheque no, ref cheque no, ref chq no, ' +
      'cheque no reference no, cheque reference number, transaction id, tran id, instrument no, ' +
      'instrument number, instrument id, cheque number, cheque no, chq no, chqno, cheque',
  ),
  debit: named(
    'debit, debit amount, debit amt, debits, dr, dr amount, withdrawal, withdrawals, withdrawal amount, ' +
      'withdrawal amt, withdrawal dr, amount debited',
  ),
  credit: named(
    'credit, credit amount, credit amt, credits, cr, cr amount, deposit, deposits, deposit amount, ' +
      'deposit amt, deposit cr, amount credited',
  ),
  amount: named('amount, transaction amount, txn amount, tran amount'),
  balance: named(
    'balance, closing balance, running balance, balance amount, account balance, available balance, ' +
      'closing bal, bal',
  ),
}
type Column = keyof typeof HEADINGS
/** The heading 'Dr / Cr', next to an amount or a balance. */
const SIDES = new Set(['dr cr', 'cr dr', 'debit credit', 'credit debit', 'type'])

/** The name used for a missing column in error messages. */
const NAMES: Record<Column, string> = {
  day: 'date',
  description: 'description or narration',
  reference: 'UTR, reference or cheque number',
  debit: 'debit or withdrawal',
  credit: 'credit or deposit',
  amount: 'amount',
  balance: 'balance',
}

const headingWords = (cell: string) => plainWords(cell).replace(/ (?:in )?(?:inr|rs|rupees)$/, '')

/** Returns the position of each column among the headings, or -1 if the column is missing. */
function placesIn(row: readonly string[]): Record<Column | 'side' | 'balanceSide', number> {
  const names = row.map(headingWords)
  const placeOf = (column: Column) => {
    const known = HEADINGS[column].find((name) => names.includes(name))
    return known === undefined ? -1 : names.indexOf(known)
  }
  const [amount, balance] = [placeOf('amount'), placeOf('balance')]
  const isSide = (at: number) => SIDES.has(names[at] ?? '')
  return {
    day: placeOf('day'),
    description: placeOf('description'),
    reference: placeOf('reference'),
    debit: placeOf('debit'),
    credit: placeOf('credit'),
    amount,
    balance,
    side: amount === -1 ? -1 : names.findIndex((_name, at) => at > amount && at !== balance + 1 && isSide(at)),
    balanceSide: balance !== -1 && isSide(balance + 1) ? balance + 1 : -1,
  }
}
export type Places = ReturnType<typeof placesIn>

/**
 * How many lines to search, because banks write the account holder, the address and the account number above the
 * headings.
 */
const MAX_PREAMBLE = 60

const known = (row: readonly string[]) => Object.values(placesIn(row)).filter((at) => at !== -1).length

/**
 * Finds the line of headings, which is the line that contains most of them, and the positions of its columns. If a
 * column is missing, refuses with that line and the names of the missing columns.
 */
export function findColumns(
  rows: readonly (readonly string[])[],
): Result<{ at: number; places: Places }, { at: number; missing: string[] }> {
  const counts = rows.slice(0, MAX_PREAMBLE).map(known)
  const at = Math.max(0, counts.indexOf(Math.max(...counts, 0)))
  const places = placesIn(rows[at] ?? [])
  const sums: Column[] = places.amount === -1 ? ['debit', 'credit'] : []
  const required: Column[] = ['day', 'description', 'reference', ...sums, 'balance']
  const missing = required.filter((column) => places[column] === -1).map((column) => NAMES[column])
  return missing.length === 0 ? accept({ at, places }) : refuse({ at, missing })
}
