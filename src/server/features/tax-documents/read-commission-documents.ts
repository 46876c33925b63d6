import { sql } from 'kysely'
import type { CommissionInvoice } from '#contract/commission-invoices.ts'
import { lastDayToRegister, needsEInvoice } from '#domain/e-invoices/needs-e-invoice.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { lastDayOf, type Month } from '#domain/ledger/month.ts'
import type { Services } from '../../services.ts'
import { registrationOf, type Registered } from './read-tax-documents.ts'
import type { CommissionContent } from './write-commission-documents.ts'

/** A document as its PDF shows it. `signedQr`: the portal's QR code of a registered e-invoice. */
export type PrintedCommission = CommissionInvoice & CommissionContent & { percent: number; signedQr: string | null }

export type DocumentReader = Pick<Services, 'db' | 'eInvoices'>

const columns = sql`d.id, d.kind, d.number, to_char(d.month, 'YYYY-MM') as month,
    json_build_object('id', d.hotel_id, 'name', h.name) as hotel, d.gstin, d.taxable_value, d.cgst, d.sgst, d.igst, d.total,
    d.content -> 'supplier' ->> 'gstin' as "ownGstin", e.irn, e.ack_no, e.ack_at, x.cancelled_at,
    exists (select 1 from e_invoice_cancellations c where c.credit_note_id = d.id) as "takesBack"`
const DOCUMENTS = sql`commission_documents d join hotels h on h.id = d.hotel_id left join e_invoices e on e.document_id = d.id
  left join e_invoice_cancellations x on x.document_id = d.id`

type DocumentRow = Omit<CommissionInvoice, 'e_invoice' | 'register_by'> &
  Registered & {
    ownGstin: string | null
    /** whether it is the credit note of a cancelled e-invoice, which is not registered */
    takesBack: boolean
  }
type PrintedRow = DocumentRow & { percent: number; content: CommissionContent; signed_qr: string | null }

function presented(row: DocumentRow, from: IstDate | null): CommissionInvoice {
  const {
    ownGstin: supplierGstin,
    takesBack,
    irn,
    ack_no: _no,
    ack_at: _at,
    cancelled_at: _cancelled,
    ...document
  } = row
  const date = lastDayOf(row.month)
  const isWaiting =
    irn === null && !takesBack && needsEInvoice({ supplierGstin, recipientGstin: row.gstin, date }, from)
  return { ...document, e_invoice: registrationOf(row), register_by: isWaiting ? lastDayToRegister(date) : null }
}

/** Lists a month's documents by number, for one hotel or all hotels. */
export async function listCommissionDocuments(
  { db, eInvoices }: DocumentReader,
  { month, hotelId = null, limit, skip = 0 }: { month: Month; hotelId?: number | null; limit: number; skip?: number },
): Promise<CommissionInvoice[]> {
  const { rows } = await sql<DocumentRow>`select ${columns} from ${DOCUMENTS}
    where d.month = ${`${month}-01`}::date and (${hotelId}::int is null or d.hotel_id = ${hotelId})
    order by d.number limit ${limit} offset ${skip}`.execute(db)
  return rows.map((row) => presented(row, eInvoices?.from ?? null))
}

/** Reads a document; undefined if it does not exist or belongs to another hotel. */
export async function findCommissionDocument(
  { db, eInvoices }: DocumentReader,
  id: string,
  hotelId: number | null = null,
): Promise<PrintedCommission | undefined> {
  const { rows } = await sql<PrintedRow>`select ${columns}, d.percent, d.content, e.signed_qr from ${DOCUMENTS}
    where d.id = ${id}::uuid and (${hotelId}::int is null or d.hotel_id = ${hotelId})`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { percent, content, signed_qr: signedQr, ...document } = row
  return {
    ...presented(document, eInvoices?.from ?? null),
    ...content,
    percent,
    signedQr: document.cancelled_at === null ? signedQr : null,
  }
}
