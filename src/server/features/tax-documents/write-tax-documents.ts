import type { Transaction } from 'kysely'
import type { DB, Row } from '#db/schema.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { paiseOf } from '#domain/kernel/paise.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { lineOfPart, linesOfBill, NAMED_FROM, type DocumentContent } from '#domain/tax-documents/document-content.ts'
import { documentsDue, type DueDocument } from '#domain/tax-documents/documents-due.ts'
import { minus, NO_SUMS, plus, type TaxSums } from '#domain/tax-documents/tax-sums.ts'
import type { OwnGstins } from '../../tax-settings.ts'
import { supplyOf } from './supplier.ts'
import { seriesOf, nextNumber } from './next-number.ts'
import { readBooks, readUncredited, type BookedStay } from './tax-books.ts'

type Written = Row<'tax_documents'>

const sumsOfRow = (row: Written): TaxSums => ({
  taxableValue: row.taxable_value,
  cgst: row.cgst,
  sgst: row.sgst,
  rounding: row.rounding,
  total: row.total,
})

const netOf = (written: readonly Written[]): TaxSums | null =>
  written.length === 0
    ? null
    : written.reduce((sum, row) => (row.kind === 'invoice' ? plus : minus)(sum, sumsOfRow(row)), NO_SUMS)

/** Whether the document states the whole bill, line by line. */
const isBill = ({ kind, sums }: DueDocument, { books: { stay, extraHours } }: BookedStay): boolean =>
  kind === 'invoice' &&
  sums.total === paiseOf(extraHours.reduce((sum, part) => sum + part.value + part.tax, stay.value + stay.tax))

function receivedOf({ books, received }: BookedStay): DocumentContent['received'] {
  const money = received.map((one) => ({ ...one, amount: paiseOf(one.amount), at: toIstIso(new Date(one.at)) }))
  if (books.creditsKept <= 0) return money
  return [...money, { by: 'credit', amount: paiseOf(books.creditsKept), method: null, at: null, receipt: null }]
}

type Ground = { stay: BookedStay; written: readonly Written[]; gstins: OwnGstins }

/** Builds the contents of a document. Later documents of a stay name the same supplier as its first. */
async function contentOf(trx: Transaction<DB>, due: DueDocument, ground: Ground): Promise<DocumentContent> {
  const { stay, written, gstins } = ground
  const first = written[0]?.content as DocumentContent | undefined
  const { supplier, isSuppliedByUs, letBy, placeOfSupply } = first ?? (await supplyOf(trx, stay, gstins))
  const lines = isBill(due, stay)
    ? linesOfBill({
        slotName: slotAt(stay.slot).listingName,
        rooms: stay.rooms,
        days: stay.days,
        roomTotal: stay.room_total,
        bathtubCharge: stay.bathtub_charge,
        discount: stay.discount,
        referralDiscount: stay.referral_discount,
        stay: stay.books.stay,
        extraHours: stay.hours,
      })
    : [lineOfPart(due, stay.books.stay)]
  return {
    supplier,
    isSuppliedByUs,
    letBy,
    placeOfSupply,
    booking: stay.short_id,
    stay: { from: toIstIso(stay.checkin_at), until: toIstIso(stay.leaves_at), guests: stay.guests, rooms: stay.rooms },
    lines,
    received: due.kind === 'invoice' ? receivedOf(stay) : [],
    recipient:
      due.sums.total >= NAMED_FROM ? { name: stay.guest_name, address: stay.guest_city ?? stay.state_name } : null,
    corrects:
      due.kind === 'credit_note' ? written.filter(({ kind }) => kind === 'invoice').map(({ number }) => number) : [],
  }
}

/**
 * Spaces documents of one moment a millisecond apart, so that they are always read in the order in which they were
 * written.
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
  const invoice = ground.written.find(({ kind }) => kind === 'invoice')
  return trx
    .insertInto('tax_documents')
    .values({
      kind: due.kind,
      series_id: series,
      financial_year: year,
      serial,
      number,
      booking_id: ground.stay.id,
      cause: due.cause,
      corrects: due.kind === 'credit_note' ? (invoice?.id ?? null) : null,
      refund_id: due.refundId,
      issued_at: issuedAt,
      taxable_value: due.sums.taxableValue,
      cgst: due.sums.cgst,
      sgst: due.sums.sgst,
      rounding: due.sums.rounding,
      total: due.sums.total,
      content: JSON.stringify(content),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Writes the invoice or the credit notes that a booking's books require; none if its documents match them. Call it with
 * the booking locked and last in the transaction: from the first number on, other transactions of the series wait.
 * Returns how many were written.
 */
export async function writeTaxDocuments(
  trx: Transaction<DB>,
  { bookingId, gstins }: { bookingId: string; gstins: OwnGstins },
  now: Date,
): Promise<number> {
  const stay = await readBooks(trx, bookingId)
  const written = await trx
    .selectFrom('tax_documents')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at')
    .orderBy('serial')
    .execute()
  const refunds = written[0] ? await readUncredited(trx, bookingId, written[0].issued_at) : []
  const due = documentsDue(stay.books, netOf(written), refunds)
  for (const one of due) written.push(await writeDocument(trx, one, { stay, written, gstins }, now))
  return due.length
}
