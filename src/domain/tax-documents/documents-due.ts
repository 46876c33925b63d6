import { partsMinus, sumsOf, type TaxedPart } from '../bills/gst.ts'
import type { Paise } from '../kernel/paise.ts'
import type { StayOutcome } from '../ledger/settle-stay.ts'
import type { DocumentKind } from './document-number.ts'

export const CAUSES = ['stayed', 'kept', 'refunded', 'corrected'] as const
type DocumentCause = (typeof CAUSES)[number]

/** A supply at each rate, and the rounding on the invoices for it. */
type Supplied = { parts: readonly TaxedPart[]; rounding: Paise }

/** A booking as it was settled with its hotel. `outcome` is null before the first settlement. */
export type SettledSupply = Supplied & { outcome: StayOutcome | null }

/** The total of a booking's invoices minus its credit notes. `cause` is the cause of the latest invoice. */
export type Documented = Supplied & { cause: 'stayed' | 'kept' }

export type DueDocument = Supplied & { kind: DocumentKind; cause: DocumentCause; refundId: string | null; total: Paise }

const NOTHING: Supplied = { parts: [], rounding: 0 }

const minus = (one: Supplied, other: Supplied): Supplied => ({
  parts: partsMinus(one.parts, other.parts),
  rounding: one.rounding - other.rounding,
})

const documentOf = (
  kind: DocumentKind,
  cause: DocumentCause,
  refundId: string | null,
  { parts, rounding }: Supplied,
): DueDocument => ({ kind, cause, refundId, parts, rounding, total: sumsOf(parts).gross + rounding })

const isLower = ({ value, cgst, igst }: TaxedPart): boolean => value < 0 || cgst < 0 || igst < 0
const isHigher = ({ value, cgst, igst }: TaxedPart): boolean => value > 0 || cgst > 0 || igst > 0

/**
 * Returns the documents still to be issued, so that a booking's documents match its settlement. Returns none if they
 * already match. A larger supply requires another invoice, and a smaller one requires a credit note. If the outcome
 * changed, for example because a no-show turned out to have come, a credit note cancels the earlier invoices and a new
 * invoice follows. `refundId` is set if exactly one refund was made since the first invoice.
 */
export function documentsDue(
  settled: SettledSupply,
  written: Documented | null,
  refundId: string | null = null,
): DueDocument[] {
  const cause = settled.outcome === 'stayed' ? 'stayed' : 'kept'
  const invoice = (supplied: Supplied) => documentOf('invoice', cause, null, supplied)
  const credit = (supplied: Supplied) =>
    documentOf('credit_note', refundId === null ? 'corrected' : 'refunded', refundId, supplied)
  const isSupplied = settled.parts.some(isHigher)
  if (written === null) return settled.outcome !== null && isSupplied ? [invoice(settled)] : []
  const isWritten = written.parts.some(isHigher)
  const more = minus(settled, written)
  if (more.parts.length === 0) return []
  const isOther = isWritten && isSupplied && written.cause !== cause
  if (!isOther && !more.parts.some(isLower)) return [invoice(more)]
  if (!isOther && !more.parts.some(isHigher)) return [credit(minus(NOTHING, more))]
  return [credit(written), ...(isSupplied ? [invoice(settled)] : [])]
}

type Issued = { kind: DocumentKind; total: Paise }

/**
 * Returns the invoices that a new credit note of a booking would correct (rule 53(1A)), except invoices that earlier
 * credit notes have fully cancelled. `written` lists the booking's documents, oldest first.
 */
export function openInvoices<Document extends Issued>(written: readonly Document[]): Document[] {
  let [left, open] = [0, 0]
  for (const [place, { kind, total }] of written.entries()) {
    left += kind === 'invoice' ? total : -total
    if (left === 0) open = place + 1
  }
  return written.slice(open).filter(({ kind }) => kind === 'invoice')
}
