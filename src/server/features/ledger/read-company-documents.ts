import { sql } from 'kysely'
import { monthPeriod, type Month } from '#domain/ledger/month.ts'
import type { CompanyDocument } from '#domain/ledger/statement.ts'
import type { Db } from '../../services.ts'

type Row = Omit<CompanyDocument, 'company'> & { gstin: string; name: string }

/**
 * Lists the documents for companies that were written in a month for a hotel's own supplies, oldest first. Leaves out
 * documents that name a guest.
 */
export async function readCompanyDocuments(db: Db, hotelId: number, month: Month): Promise<CompanyDocument[]> {
  const { start, end } = monthPeriod(month)
  const { rows } = await sql<Row>`
    select d.kind, d.number, d.issued_at as "issuedAt", b.short_id as code, s.gstin as "supplierGstin", d.recipient_gstin as gstin,
      d.content -> 'recipient' ->> 'name' as name, d.content -> 'placeOfSupply' as "placeOfSupply", d.content -> 'corrects' as corrects, d.total,
      (select json_agg(json_build_object('percent', r.percent, 'value', r.taxable_value, 'cgst', r.cgst, 'sgst', r.sgst, 'igst', r.igst)
        order by r.percent) from tax_document_rates r where r.document_id = d.id) as parts
    from tax_documents d join bookings b on b.id = d.booking_id join tax_series s on s.id = d.series_id
    where b.hotel_id = ${hotelId} and d.recipient_gstin is not null and not (d.content ->> 'isSuppliedByUs')::boolean
      and d.issued_at >= ${start} and d.issued_at < ${end}
    order by d.issued_at, d.serial`.execute(db)
  return rows.map(({ gstin, name, ...document }) => ({ ...document, company: { gstin, name } }))
}
