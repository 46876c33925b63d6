import { sql } from 'kysely'
import type { CommissionInvoice } from '#contract/commission-invoices.ts'
import type { Month } from '#domain/ledger/month.ts'
import type { Db } from '../../services.ts'
import type { CommissionContent } from './write-commission-documents.ts'

/** A document as the PDF shows it. */
export type PrintedCommission = CommissionInvoice & CommissionContent & { percent: number }

const DOCUMENT = sql`select d.id, d.kind, d.number, to_char(d.month, 'YYYY-MM') as month,
    json_build_object('id', d.hotel_id, 'name', h.name) as hotel, d.gstin, d.taxable_value, d.cgst, d.sgst, d.igst, d.total, d.percent, d.content
  from commission_documents d join hotels h on h.id = d.hotel_id`

type DocumentRow = CommissionInvoice & { percent: number; content: CommissionContent }

const presented = ({ content: _content, percent: _percent, ...document }: DocumentRow): CommissionInvoice => document

/** Lists a month's documents by number; of one hotel, or of all. */
export async function listCommissionDocuments(
  db: Db,
  { month, hotelId = null, limit, skip = 0 }: { month: Month; hotelId?: number | null; limit: number; skip?: number },
): Promise<CommissionInvoice[]> {
  const { rows } = await sql<DocumentRow>`${DOCUMENT}
    where d.month = ${`${month}-01`}::date and (${hotelId}::int is null or d.hotel_id = ${hotelId})
    order by d.number limit ${limit} offset ${skip}`.execute(db)
  return rows.map(presented)
}

/** Reads a document; undefined if there is none, or it is of another hotel. */
export async function findCommissionDocument(
  db: Db,
  id: string,
  hotelId: number | null = null,
): Promise<PrintedCommission | undefined> {
  const { rows } = await sql<DocumentRow>`${DOCUMENT}
    where d.id = ${id}::uuid and (${hotelId}::int is null or d.hotel_id = ${hotelId})`.execute(db)
  const [row] = rows
  return row && { ...presented(row), ...row.content, percent: row.percent }
}
