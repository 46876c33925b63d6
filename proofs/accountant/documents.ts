/** Returns the invoices and credit notes for a booking's successive settlements. */
import type { Part } from './paise.ts'
import { differenceOfParts, taxOf, valueOf } from './paise.ts'

/**
 * A settlement as its documents show it. `parts` is empty if the hotel earned nothing. `rounding` has the same sign as
 * in the statement line.
 */
export type Settlement = {
  outcome: 'stayed' | 'no_show' | 'kept'
  parts: Part[]
  rounding: bigint
  supplier?: string // GSTIN or name of the series; a change of it makes a new invoice
}

/**
 * Amounts are positive paise in both kinds of document. `rounding` has the opposite sign to the statement line's, so
 * that the total equals what was paid.
 */
export type Document = {
  kind: 'invoice' | 'credit_note'
  parts: Part[]
  rounding: bigint
  total: bigint
  settlement: number // which settlement of the list made it
  supplier?: string
}

export function documentsOf(settlements: Settlement[]): Document[] {
  return settlements.flatMap((settlement, at) =>
    documentsBetween(settlements[at - 1], settlement).map((document) => ({ ...document, settlement: at })),
  )
}

type Unplaced = Omit<Document, 'settlement'>

function documentsBetween(before: Settlement | undefined, after: Settlement): Unplaced[] {
  if (before === undefined || isNothing(before)) return isNothing(after) ? [] : [invoiceOf(after)]
  if (isNothing(after)) return [creditNoteInFull(before)]
  if (before.outcome !== after.outcome || before.supplier !== after.supplier) {
    return [creditNoteInFull(before), invoiceOf(after)]
  }
  const lowered = differenceOfParts(after.parts, before.parts)
  if (lowered.length === 0 && before.rounding === after.rounding) return []
  const raised = differenceOfParts(before.parts, after.parts)
  if (lowered.length > 0 && lowered.every(isAboveZero))
    return [written('credit_note', lowered, after.rounding - before.rounding, before.supplier)]
  if (raised.length > 0 && raised.every(isAboveZero))
    return [written('invoice', raised, before.rounding - after.rounding, after.supplier)]
  // Writes a full credit note and a new invoice if the amount at one rate rose and the amount at the other fell.
  return [creditNoteInFull(before), invoiceOf(after)]
}

const isNothing = (settlement: Settlement): boolean => settlement.parts.length === 0

const isAboveZero = (part: Part): boolean => part.value >= 0n && part.cgst >= 0n && part.sgst >= 0n && part.igst >= 0n

const invoiceOf = (of: Settlement): Unplaced => written('invoice', of.parts, -of.rounding, of.supplier)

const creditNoteInFull = (of: Settlement): Unplaced => written('credit_note', of.parts, -of.rounding, of.supplier)

function written(kind: Document['kind'], parts: Part[], rounding: bigint, supplier?: string): Unplaced {
  const total = valueOf(parts) + taxOf(parts) + rounding
  return supplier === undefined ? { kind, parts, rounding, total } : { kind, parts, rounding, total, supplier }
}
