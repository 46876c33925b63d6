import { sql } from 'kysely'
import type { RegistrableDocument, RegistrableItem } from '#domain/e-invoices/payload.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { lastDayOf } from '#domain/ledger/month.ts'
import { SAC_COMMISSION } from '#domain/returns/commission-documents.ts'
import { SAC_ROOM, type DocumentContent } from '#domain/tax-documents/document-content.ts'
import type { CommissionKind, DocumentKind } from '#domain/tax-documents/document-number.ts'
import type { Db } from '../../services.ts'
import type { CommissionContent } from './write-commission-documents.ts'

export type DueEInvoice = { id: string }

/** Lists the documents dated on or after a day that are due to be sent, by id. */
export async function findEInvoicesDue(
  db: Db,
  { from, now, after, limit }: { from: IstDate; now: Date; after: string | null; limit: number },
): Promise<DueEInvoice[]> {
  const { rows } = await sql<DueEInvoice>`
    select e.document_id as id from e_invoices_due e cross join lateral registrable_document(e.document_id) d
    where (e.ask_at is null or e.ask_at <= ${now}) and d.dated >= ${from}::date
      and (${after}::uuid is null or e.document_id > ${after}::uuid) order by e.document_id limit ${limit}`.execute(db)
  return rows
}

type CommissionRow = Omit<RegistrableItem, 'what' | 'sac'> & {
  kind: CommissionKind
  number: string
  month: string
  total: number
  content: CommissionContent
  corrected: { number: string; month: string }[]
  name: string | null
  address: string | null
}

const WHAT: Record<CommissionKind, string> = {
  commission_invoice: 'Commission on stays',
  commission_credit_note: 'Commission on stays, taken back',
}

/** Reads the hotel's current name and address, because a wrong one is corrected there. */
async function readCommission(db: Db, id: string): Promise<RegistrableDocument | undefined> {
  const { rows } = await sql<CommissionRow>`
    select d.kind, d.number, to_char(d.month, 'YYYY-MM') as month, d.percent, d.taxable_value as value, d.cgst, d.sgst, d.igst, d.total, d.content,
      t.legal_name as name, t.address, coalesce((select json_agg(json_build_object('number', c.number, 'month', to_char(c.month, 'YYYY-MM')) order by c.number)
        from commission_documents c where c.number in (select jsonb_array_elements_text(d.content -> 'corrects'))), '[]'::json) as corrected
    from commission_documents d left join lateral (select legal_name, address from hotel_tax_details x
        where x.hotel_id = d.hotel_id and x.gstin = d.gstin order by x.valid_from desc limit 1) t on true
    where d.id = ${id}::uuid`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { kind, number, month, total, content, corrected, name, address, ...item } = row
  const { supplier, recipient, placeOfSupply } = content
  return {
    kind: kind === 'commission_invoice' ? 'invoice' : 'credit_note',
    number,
    date: lastDayOf(month),
    supplier,
    recipient: { ...recipient, name: name ?? recipient.name, address: address ?? recipient.address },
    placeOfSupply: placeOfSupply.code,
    items: [{ ...item, what: WHAT[kind], sac: SAC_COMMISSION }],
    rounding: 0,
    total,
    corrects: corrected.map((one) => ({ number: one.number, date: lastDayOf(one.month) })),
  }
}

type RoomRow = {
  kind: DocumentKind
  number: string
  date: IstDate
  rounding: number
  total: number
  content: DocumentContent
  rates: Omit<RegistrableItem, 'what' | 'sac'>[]
  corrected: { number: string; date: IstDate }[]
}

const dayOf = sql`to_char(issued_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Reads a document for a room that was supplied to a company under section 9(5), with an item for each rate. */
async function readRoom(db: Db, id: string): Promise<RegistrableDocument | undefined> {
  const { rows } = await sql<RoomRow>`
    select d.kind, d.number, ${dayOf} as date, d.rounding, d.total, d.content,
      (select json_agg(json_build_object('percent', r.percent, 'value', r.taxable_value, 'cgst', r.cgst, 'sgst', r.sgst, 'igst', r.igst) order by r.percent)
        from tax_document_rates r where r.document_id = d.id) as rates,
      coalesce((select json_agg(json_build_object('number', number, 'date', ${dayOf}) order by number) from tax_documents
        where number in (select jsonb_array_elements_text(d.content -> 'corrects'))), '[]'::json) as corrected
    from tax_documents d where d.id = ${id}::uuid`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { content, rates, corrected, ...document } = row
  const { supplier, recipient, placeOfSupply, lines } = content
  if (!recipient) return undefined
  const what = lines[0]?.what ?? 'Room'
  return {
    ...document,
    supplier,
    recipient: { ...recipient, gstin: recipient.gstin ?? null },
    placeOfSupply: placeOfSupply.code,
    items: rates.map((rate) => ({ ...rate, what, sac: SAC_ROOM })),
    corrects: corrected,
  }
}

/** Reads a document in the form that the portal requires. */
export async function readRegistrable(db: Db, id: string): Promise<RegistrableDocument> {
  const document = (await readCommission(db, id)) ?? (await readRoom(db, id))
  if (!document) throw new Error(`document ${id} is unknown`)
  return document
}
