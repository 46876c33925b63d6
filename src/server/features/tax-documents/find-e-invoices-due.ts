import { sql } from 'kysely'
import type { RegistrableDocument } from '#domain/e-invoices/payload.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { lastDayOf } from '#domain/ledger/month.ts'
import { SAC_COMMISSION } from '#domain/returns/commission-documents.ts'
import type { CommissionKind } from '#domain/tax-documents/document-number.ts'
import type { Db } from '../../services.ts'
import type { CommissionContent } from './write-commission-documents.ts'

type Correction = { number: string; month: string }
type Row = {
  kind: CommissionKind
  number: string
  month: string
  percent: number
  value: number
  cgst: number
  sgst: number
  igst: number
  total: number
  content: CommissionContent
  corrected: Correction[]
  name: string | null
  address: string | null
}

export type DueEInvoice = { id: string }

/** Lists the documents that are due to be sent and dated on or after a day, ordered by id. */
export async function findEInvoicesDue(
  db: Db,
  { from, now, after, limit }: { from: IstDate; now: Date; after: string | null; limit: number },
): Promise<DueEInvoice[]> {
  const { rows } = await sql<DueEInvoice>`
    select d.id from e_invoices_due e join commission_documents d on d.id = e.document_id
    where (e.ask_at is null or e.ask_at <= ${now}) and month_end(d.month) > (${from}::date)::timestamp at time zone 'Asia/Kolkata'
      and (${after}::uuid is null or d.id > ${after}::uuid) order by d.id limit ${limit}`.execute(db)
  return rows
}

const WHAT: Record<CommissionKind, string> = {
  commission_invoice: 'Commission on stays',
  commission_credit_note: 'Commission on stays, taken back',
}

/**
 * Reads a document as the portal wants it. The hotel has the name and address that its registration has today, because
 * a wrong one is corrected there.
 */
export async function readRegistrable(db: Db, id: string): Promise<RegistrableDocument> {
  const { rows } = await sql<Row>`
    select d.kind, d.number, to_char(d.month, 'YYYY-MM') as month, d.percent, d.taxable_value as value, d.cgst, d.sgst, d.igst, d.total, d.content,
      t.legal_name as name, t.address, coalesce((select json_agg(json_build_object('number', c.number, 'month', to_char(c.month, 'YYYY-MM')) order by c.number)
        from commission_documents c where c.number in (select jsonb_array_elements_text(d.content -> 'corrects'))), '[]'::json) as corrected
    from commission_documents d left join lateral (select legal_name, address from hotel_tax_details x
        where x.hotel_id = d.hotel_id and x.gstin = d.gstin order by x.valid_from desc limit 1) t on true
    where d.id = ${id}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`commission document ${id} is unknown`)
  const { kind, month, percent, content, corrected, name, address, ...amounts } = row
  const { supplier, recipient, placeOfSupply } = content
  return {
    ...amounts,
    kind: kind === 'commission_invoice' ? 'invoice' : 'credit_note',
    date: lastDayOf(month),
    supplier,
    recipient: { ...recipient, name: name ?? recipient.name, address: address ?? recipient.address },
    placeOfSupply: placeOfSupply.code,
    service: { what: WHAT[kind], sac: SAC_COMMISSION, percent },
    corrects: corrected.map((one) => ({ number: one.number, date: lastDayOf(one.month) })),
  }
}
