import type { TaxDocument } from '#contract/tax-documents.ts'
import type { Row } from '#db/schema.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { amountInWords } from '#domain/tax-documents/amount-in-words.ts'
import type { DocumentContent } from '#domain/tax-documents/document-content.ts'
import type { Db } from '../../services.ts'

type DocumentRow = Row<'tax_documents'> & { name: string | null; address: string | null }

const presentDocument = ({ name, address, ...row }: DocumentRow): TaxDocument => {
  const content = row.content as DocumentContent
  const asked = name === null || address === null ? null : { name, address }
  return {
    ...content,
    id: row.id,
    kind: row.kind,
    cause: row.cause,
    number: row.number,
    issuedAt: toIstIso(row.issued_at),
    taxableValue: row.taxable_value,
    cgst: row.cgst,
    sgst: row.sgst,
    igst: row.igst,
    rounding: row.rounding,
    total: row.total,
    inWords: amountInWords(row.total),
    recipient: asked ?? content.recipient,
  }
}

/** Reads a booking's documents for its guest, with the guest's name and address if they asked for it. */
export async function readTaxDocuments(db: Db, bookingId: string): Promise<TaxDocument[]> {
  const rows = await db
    .selectFrom('tax_documents as d')
    .leftJoin('tax_recipients as r', 'r.booking_id', 'd.booking_id')
    .selectAll('d')
    .select(['r.name', 'r.address'])
    .where('d.booking_id', '=', bookingId)
    .orderBy('d.issued_at')
    .orderBy('d.serial')
    .execute()
  return rows.map(presentDocument)
}

/**
 * Reads the documents as they were written, without the name and address that the guest added; undefined for a missing
 * booking.
 */
export async function readTaxDocumentsAsWritten(db: Db, bookingId: string): Promise<TaxDocument[] | undefined> {
  const booking = await db.selectFrom('bookings').select('id').where('id', '=', bookingId).executeTakeFirst()
  if (!booking) return undefined
  const rows = await db
    .selectFrom('tax_documents')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at')
    .orderBy('serial')
    .execute()
  return rows.map((row) => presentDocument({ ...row, name: null, address: null }))
}

export type Recipient = { name: string; address: string }

/** Puts a guest's name on the documents of a booking. False if they have one already. */
export async function nameRecipient(
  db: Db,
  bookingId: string,
  { name, address }: Recipient,
  now: Date,
): Promise<boolean> {
  const written = await db
    .insertInto('tax_recipients')
    .values({ booking_id: bookingId, name, address, asked_at: now })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  return written !== undefined
}
