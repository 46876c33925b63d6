import type { Rupees } from '../kernel/money.ts'
import { unreachable } from '../kernel/result.ts'
import { paiseOf, paiseShare, type Paise } from '../kernel/paise.ts'
import type { DocumentKind } from './document-number.ts'
import { minus, NO_SUMS, plus, sumsOf, sumsWithin, type BilledPart, type TaxSums } from './tax-sums.ts'

/** The books of a booking, in whole rupees. */
export type StayBooks = {
  /**
   * ahead: the stay is not over, or was never paid; stayed; kept: cancelled, or nobody came; moved: the bill belongs to
   * the booking at the other hotel
   */
  state: 'ahead' | 'stayed' | 'kept' | 'moved'
  stay: BilledPart
  extraHours: readonly BilledPart[]
  /** due online for the bill and the paid extra hours */
  owedOnline: Rupees
  /** paid online minus all refunds, including failed ones that are still owed */
  paidOnline: Rupees
  takenAtDesk: Rupees
  creditsKept: Rupees
}

/** A refund since the invoice that no credit note covers yet; oldest first. */
export type UncreditedRefund = { id: string; amount: Rupees }

export const CAUSES = ['stayed', 'kept', 'refunded', 'corrected'] as const
export type DocumentCause = (typeof CAUSES)[number]

export type DueDocument = { kind: DocumentKind; cause: DocumentCause; refundId: string | null; sums: TaxSums }

const grossOf = ({ value, tax }: BilledPart): Rupees => value + tax

/** Adds up the bill and the extra hours, tax included, before credits, which are only a means of payment. */
const billedOf = ({ stay, extraHours }: StayBooks): Rupees =>
  extraHours.reduce((sum, part) => sum + grossOf(part), grossOf(stay))

/**
 * Calculates what the guest paid or owes for the supply, tax included. For a stay: its bill minus refunds. For money
 * kept although nobody stayed: all that we and the hotel received, at most the bill (Circular 178/10/2022).
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

/** Whether the invoice is for the full bill, whose own lines it can then show. */
const isWhole = (books: StayBooks): boolean => considerationOf(books) === billedOf(books)

function invoiceFor(books: StayBooks, written: TaxSums, amount: Paise): DueDocument {
  const cause = books.state === 'stayed' ? 'stayed' : 'kept'
  const isBill = written.total === 0 && isWhole(books)
  const sums = isBill ? books.extraHours.map(sumsOf).reduce(plus, sumsOf(books.stay)) : sumsWithin(amount, books.stay)
  return { kind: 'invoice', cause, refundId: null, sums }
}

/**
 * Calculates the sums of a credit note. A full credit mirrors the issued documents to the paisa. A partial one has the
 * same share of tax, because a stay and its extra hours may have different rates.
 */
function creditSums(left: TaxSums, total: Paise): TaxSums {
  if (total === left.total) return left
  const half = paiseShare(total, left.cgst, left.total)
  return { taxableValue: total - 2 * half, cgst: half, sgst: half, rounding: 0, total }
}

function creditsFor(books: StayBooks, written: TaxSums, refunds: readonly UncreditedRefund[]): DueDocument[] {
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
 * Returns the documents that bring a booking's issued documents in line with its books; none if they match. `written`
 * is its invoices minus its credit notes; null if it has none.
 */
export function documentsDue(
  books: StayBooks,
  written: TaxSums | null,
  refunds: readonly UncreditedRefund[] = [],
): DueDocument[] {
  const target = paiseOf(considerationOf(books))
  if (written === null && (books.state === 'stayed' || target > 0)) return [invoiceFor(books, NO_SUMS, target)]
  const now = written ?? NO_SUMS
  if (target > now.total) return [invoiceFor(books, now, target - now.total)]
  return creditsFor(books, now, refunds)
}
