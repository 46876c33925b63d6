import type { Rupees } from '../kernel/money.ts'
import { unreachable } from '../kernel/result.ts'
import { paiseOf, paiseShare, type Paise } from '../kernel/paise.ts'
import type { DocumentKind } from './document-number.ts'
import { minus, NO_SUMS, plus, sumsOf, sumsWithin, type BilledPart, type TaxSums } from './tax-sums.ts'

/** What the books say of a booking. Whole rupees. */
export type StayBooks = {
  /** ahead: not over, or never paid; stayed; kept: cancelled, or nobody came; moved: another booking has its bill */
  state: 'ahead' | 'stayed' | 'kept' | 'moved'
  stay: BilledPart
  extraHours: readonly BilledPart[]
  /** what the bill and the paid extra hours ask online */
  owedOnline: Rupees
  /** paid online, less every refund, one that failed and is still owed included */
  paidOnline: Rupees
  takenAtDesk: Rupees
  creditsKept: Rupees
}

/** A refund since the invoice that no credit note names, the oldest first. */
export type Uncredited = { id: string; amount: Rupees }

export const CAUSES = ['stayed', 'kept', 'refunded', 'corrected'] as const
export type DocumentCause = (typeof CAUSES)[number]

export type DueDocument = { kind: DocumentKind; cause: DocumentCause; refundId: string | null; sums: TaxSums }

const grossOf = ({ value, tax }: BilledPart): Rupees => value + tax

/** Tax included: the bill and the extra hours, before credits, which only pay. */
const billedOf = ({ stay, extraHours }: StayBooks): Rupees =>
  extraHours.reduce((sum, part) => sum + grossOf(part), grossOf(stay))

/**
 * What the guest paid or owes for what was supplied, tax included. A stay: its bill, less what was given back of it.
 * Money kept although nobody stayed: whatever was received (Circular 178/10/2022).
 */
export function considerationOf(books: StayBooks): Rupees {
  const billed = billedOf(books)
  switch (books.state) {
    case 'stayed':
      return Math.max(0, billed - Math.max(0, books.owedOnline - books.paidOnline))
    case 'kept':
      return Math.max(0, Math.min(billed, books.paidOnline + books.takenAtDesk + books.creditsKept))
    case 'ahead':
    case 'moved':
      return 0
    default:
      return unreachable(books.state)
  }
}

/** Is all that was billed to be invoiced, so that the invoice can show the bill's own lines? */
const isWhole = (books: StayBooks): boolean => considerationOf(books) === billedOf(books)

function invoiceFor(books: StayBooks, written: TaxSums, amount: Paise): DueDocument {
  const cause = books.state === 'stayed' ? 'stayed' : 'kept'
  const isBill = written.total === 0 && isWhole(books)
  const sums = isBill ? books.extraHours.map(sumsOf).reduce(plus, sumsOf(books.stay)) : sumsWithin(amount, books.stay)
  return { kind: 'invoice', cause, refundId: null, sums }
}

/**
 * A credit of everything mirrors what was written, to the paisa. Of a part, it bears the same share of tax: a stay and its
 * extra hours may have rates of their own.
 */
function creditSums(left: TaxSums, total: Paise): TaxSums {
  if (total === left.total) return left
  const half = paiseShare(total, left.cgst, left.total)
  return { taxableValue: total - 2 * half, cgst: half, sgst: half, rounding: 0, total }
}

function creditsFor(books: StayBooks, written: TaxSums, refunds: readonly Uncredited[]): DueDocument[] {
  let left = written
  let owed = written.total - paiseOf(considerationOf(books))
  const due: DueDocument[] = []
  const credit = (most: Paise, refundId: string | null) => {
    const amount = Math.min(most, owed)
    if (amount <= 0) return
    const sums = creditSums(left, amount)
    due.push({ kind: 'credit_note', cause: refundId === null ? 'corrected' : 'refunded', refundId, sums })
    left = minus(left, sums)
    owed -= amount
  }
  for (const { id, amount } of refunds) credit(paiseOf(amount), id)
  credit(owed, null)
  return due
}

/**
 * The documents that bring what was written of a booking in line with its books; none when it is. `written` are its
 * invoices less its credit notes; null: it has none.
 */
export function documentsDue(
  books: StayBooks,
  written: TaxSums | null,
  refunds: readonly Uncredited[] = [],
): DueDocument[] {
  const target = paiseOf(considerationOf(books))
  if (written === null && (books.state === 'stayed' || target > 0)) return [invoiceFor(books, NO_SUMS, target)]
  const now = written ?? NO_SUMS
  if (target > now.total) return [invoiceFor(books, now, target - now.total)]
  return creditsFor(books, now, refunds)
}
