import type { Transaction } from 'kysely'
import type { DB, Row } from '#db/schema.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { paiseOf } from '#domain/kernel/paise.ts'
import { sumsOf } from '#domain/bills/gst.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { linesOfBill, linesOfParts, recipientOf, type DocumentContent } from '#domain/tax-documents/document-content.ts'
import { documentsDue, openInvoices, type Documented, type DueDocument } from '#domain/tax-documents/documents-due.ts'
import type { OwnGstins } from '../../tax-settings.ts'
import { documentedParts } from '../ledger/carry-over.ts'
import { supplyOf } from './supplier.ts'
import { seriesOf, nextNumber } from './next-number.ts'
import type { Replaced } from './replaced.ts'
import { findUncredited, readBooks, type BookedStay } from './tax-books.ts'

type Written = Row<'tax_documents'>

/** Adds up a booking's tax documents; null if it has none. */
async function readDocumented(
  trx: Transaction<DB>,
  bookingId: string,
  written: readonly Written[],
): Promise<Documented | null> {
  const invoices = written.filter(({ kind }) => kind === 'invoice')
  const last = invoices.at(-1)
  if (!last) return null
  return {
    parts: await documentedParts(trx, bookingId),
    rounding: written.reduce((sum, { kind, rounding }) => sum + (kind === 'invoice' ? rounding : -rounding), 0),
    cause: last.cause === 'stayed' ? 'stayed' : 'kept',
  }
}

function receivedOf({ credits, paid_by_uncle: byUncle, received, settled }: BookedStay): DocumentContent['received'] {
  const money = received.map((one) => ({ ...one, amount: paiseOf(one.amount), at: toIstIso(new Date(one.at)) }))
  const ours = [
    { by: 'credit' as const, amount: credits },
    { by: 'uncle' as const, amount: byUncle + settled.rounding },
  ].filter(({ amount }) => amount > 0)
  return [...money, ...ours.map((one) => ({ ...one, method: null, at: null, receipt: null }))]
}

const linesOf = (due: DueDocument, stay: BookedStay): DocumentContent['lines'] => {
  if (due.kind === 'credit_note' || due.cause !== 'stayed') return linesOfParts(due)
  const billed = {
    slotName: slotAt(stay.slot).listingName,
    rooms: stay.rooms,
    days: stay.days,
    roomTotal: paiseOf(stay.room_total),
    bathtubCharge: paiseOf(stay.bathtub_charge),
    hotelDiscount: paiseOf(stay.hotel_discount),
    extraHours: stay.hours.map((hours) => ({ ...hours, value: paiseOf(hours.value) })),
  }
  return linesOfBill(billed, due)
}

type Ground = { stay: BookedStay; written: readonly Written[]; gstins: OwnGstins }

/** Builds the contents of a document. Later documents of a stay name the same supplier and company as the first. */
async function contentOf(trx: Transaction<DB>, due: DueDocument, ground: Ground): Promise<DocumentContent> {
  const { stay, written, gstins } = ground
  const first = written[0]?.content as DocumentContent | undefined
  const { supplier, isSuppliedByUs, letBy, placeOfSupply } = first ?? (await supplyOf(trx, stay, gstins))
  return {
    supplier,
    isSuppliedByUs,
    letBy,
    placeOfSupply,
    booking: stay.short_id,
    stay: { from: toIstIso(stay.checkin_at), until: toIstIso(stay.leaves_at), guests: stay.guests, rooms: stay.rooms },
    lines: linesOf(due, stay),
    received: due.kind === 'invoice' ? receivedOf(stay) : [],
    recipient: recipientOf({
      first: first?.recipient,
      company: stay.company,
      total: due.total,
      guest: { name: stay.guest_name, address: stay.guest_city ?? stay.state_name },
    }),
    corrects: due.kind === 'credit_note' ? openInvoices(written).map(({ number }) => number) : [],
  }
}

/**
 * Dates documents of the same moment one millisecond apart, so that they are always read in the order in which they
 * were written.
 */
function momentAfter(written: readonly Written[], now: Date): Date {
  const last = written.at(-1)?.issued_at
  return last && last >= now ? new Date(last.getTime() + 1) : now
}

async function writeDocument(trx: Transaction<DB>, due: DueDocument, ground: Ground, now: Date): Promise<Written> {
  const content = await contentOf(trx, due, ground)
  const { gstin } = content.supplier
  if (gstin === null) throw new Error(`booking ${ground.stay.id}: its supplier has no GSTIN`)
  const series = await seriesOf(trx, gstin)
  const issuedAt = momentAfter(ground.written, now)
  const { number, serial, year } = await nextNumber(trx, { series, kind: due.kind }, issuedAt)
  const [invoice] = openInvoices(ground.written)
  const { value, cgst, sgst, igst } = sumsOf(due.parts)
  const document = await trx
    .insertInto('tax_documents')
    .values({
      kind: due.kind,
      series_id: series,
      financial_year: year,
      serial,
      number,
      booking_id: ground.stay.id,
      recipient_gstin: content.recipient?.gstin ?? null,
      cause: due.cause,
      corrects: due.kind === 'credit_note' ? (invoice?.id ?? null) : null,
      refund_id: due.refundId,
      issued_at: issuedAt,
      taxable_value: value,
      cgst,
      sgst,
      igst,
      rounding: due.rounding,
      total: due.total,
      content: JSON.stringify(content),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const rates = due.parts.map(({ value: taxable_value, ...part }) => ({
    document_id: document.id,
    taxable_value,
    ...part,
  }))
  if (rates.length > 0) await trx.insertInto('tax_document_rates').values(rates).execute()
  return document
}

const readWritten = (trx: Transaction<DB>, bookingId: string): Promise<Written[]> =>
  trx
    .selectFrom('tax_documents')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at')
    .orderBy('serial')
    .execute()

/**
 * Issues the tax documents that a booking still needs to match its settlement, if any. Call it with the booking locked,
 * as the last step of the transaction, because other transactions of the series wait once it has taken a number.
 * Returns how many it issued.
 */
export async function writeTaxDocuments(
  trx: Transaction<DB>,
  { bookingId, gstins }: { bookingId: string; gstins: OwnGstins },
  now: Date,
): Promise<number> {
  const stay = await readBooks(trx, bookingId)
  const written = await readWritten(trx, bookingId)
  const refundId = written[0] ? await findUncredited(trx, bookingId, written[0].issued_at) : null
  const due = documentsDue(stay.settled, await readDocumented(trx, bookingId, written), refundId)
  for (const one of due) written.push(await writeDocument(trx, one, { stay, written, gstins }, now))
  await trx.deleteFrom('tax_documents_due').where('booking_id', '=', bookingId).execute()
  return due.length
}

/**
 * Credits the only open invoice of a booking in full, and writes the documents that the settlement requires. Call it with
 * the booking locked, as the last step of the transaction.
 */
export async function replaceInvoice(
  trx: Transaction<DB>,
  { bookingId, gstins }: { bookingId: string; gstins: OwnGstins },
  now: Date,
): Promise<Replaced> {
  const [stay, written] = [await readBooks(trx, bookingId), await readWritten(trx, bookingId)]
  const documented = await readDocumented(trx, bookingId, written)
  if (!documented) throw new Error(`booking ${bookingId}: it has no invoice to replace`)
  const { parts, rounding } = documented
  const total = sumsOf(parts).gross + rounding
  const due: DueDocument = { kind: 'credit_note', cause: 'corrected', refundId: null, parts, rounding, total }
  const { id: creditNoteId } = await writeDocument(trx, due, { stay, written, gstins }, now)
  await writeTaxDocuments(trx, { bookingId, gstins }, now)
  const last = (await readWritten(trx, bookingId)).at(-1)
  return { creditNoteId, replacementId: last && last.id !== creditNoteId ? last.id : null }
}
