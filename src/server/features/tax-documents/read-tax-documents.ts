import type { TaxDocument } from '#contract/tax-documents.ts'
import type { Row } from '#db/schema.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { amountInWords } from '#domain/tax-documents/amount-in-words.ts'
import type { DocumentContent } from '#domain/tax-documents/document-content.ts'
import type { Db } from '../../services.ts'

type Asked = { name: string | null; address: string | null }
export type Registered = { irn: string | null; ack_no: string | null; ack_at: Date | null; cancelled_at: Date | null }
type DocumentRow = Row<'tax_documents'> & Registered

/** Names the document's company, or else the guest who asked to be named. */
function recipientOf({ recipient }: DocumentContent, { name, address }: Asked): TaxDocument['recipient'] {
  if (recipient?.gstin) return { ...recipient, gstin: recipient.gstin }
  if (name !== null && address !== null) return { name, address, gstin: null }
  return recipient && { ...recipient, gstin: null }
}

/** Presents a document's registration at the portal; null if it has none. */
export const registrationOf = ({ irn, ack_no, ack_at, cancelled_at }: Registered): TaxDocument['e_invoice'] =>
  irn === null || ack_no === null || ack_at === null
    ? null
    : { irn, ack_no, ack_at: toIstIso(ack_at), cancelled_at: cancelled_at && toIstIso(cancelled_at) }

const presentDocument = (row: DocumentRow, asked: Asked = { name: null, address: null }): TaxDocument => {
  const content = row.content as DocumentContent
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
    recipient: recipientOf(content, asked),
    e_invoice: registrationOf(row),
  }
}

const documentsOf = (db: Db, bookingId: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('tax_documents as d')
    .leftJoin('e_invoices as e', 'e.document_id', 'd.id')
    .leftJoin('e_invoice_cancellations as x', 'x.document_id', 'd.id')
    .selectAll('d')
    .select(['e.irn', 'e.ack_no', 'e.ack_at', 'x.cancelled_at'])
    .where('d.booking_id', '=', bookingId)
    .orderBy('d.issued_at')
    .orderBy('d.serial')
    .execute()

/** Reads a booking's documents for its guest. They show the guest's name and address if the guest asked for that. */
export async function readTaxDocuments(db: Db, bookingId: string): Promise<TaxDocument[]> {
  const rows = await documentsOf(db, bookingId)
  const asked = await db
    .selectFrom('tax_recipients')
    .select(['name', 'address'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return rows.map((row) => presentDocument(row, asked))
}

/**
 * Reads the documents as they were written, without the name and address that the guest added. Undefined for a missing
 * booking.
 */
export async function readTaxDocumentsAsWritten(db: Db, bookingId: string): Promise<TaxDocument[] | undefined> {
  const booking = await db.selectFrom('bookings').select('id').where('id', '=', bookingId).executeTakeFirst()
  if (!booking) return undefined
  return (await documentsOf(db, bookingId)).map((row) => presentDocument(row))
}

/** Reads the QR code that the portal signed for a registered document; null if there is none. */
export async function readSignedQr(db: Db, documentId: string): Promise<string | null> {
  const found = await db
    .selectFrom('e_invoices')
    .select('signed_qr')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return found?.signed_qr ?? null
}

/** Puts a guest's name on the documents of a booking. False if they already name the guest or a company. */
export async function nameRecipient(
  db: Db,
  bookingId: string,
  { name, address }: { name: string; address: string },
  now: Date,
): Promise<boolean> {
  const toCompany = await db
    .selectFrom('tax_documents')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('recipient_gstin', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (toCompany) return false
  const written = await db
    .insertInto('tax_recipients')
    .values({ booking_id: bookingId, name, address, asked_at: now })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  return written !== undefined
}
