import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { partsMinus, type TaxedPart } from '#domain/bills/gst.ts'

/**
 * Records the difference between a stay's new settlement and the tax documents issued before GST was calculated in
 * paise. Those documents remain as issued, and tax returns report the difference as an amendment (decision 0088).
 */
export async function carryOver(
  trx: Transaction<DB>,
  bookingId: string,
  settled: readonly TaxedPart[],
  now: Date,
): Promise<void> {
  const documented = await documentedParts(trx, bookingId)
  if (documented.length === 0) return
  const rows = partsMinus(settled, documented).map((part) => ({ booking_id: bookingId, ...part, at: now }))
  if (rows.length > 0) await trx.insertInto('tax_carried').values(rows).execute()
}

/** Sums a booking's tax documents by rate, invoices less credit notes. */
export async function documentedParts(trx: Transaction<DB>, bookingId: string): Promise<TaxedPart[]> {
  const { rows } = await sql<TaxedPart & { sign: 1 | -1 }>`
    select r.percent, r.taxable_value as value, r.cgst, r.sgst, r.igst, case d.kind when 'invoice' then 1 else -1 end as sign
    from tax_documents d join tax_document_rates r on r.document_id = d.id where d.booking_id = ${bookingId}::uuid`.execute(
    trx,
  )
  const of = (sign: 1 | -1): TaxedPart[] =>
    rows.filter((row) => row.sign === sign).map(({ sign: _sign, ...part }) => part)
  return partsMinus(of(1), of(-1))
}
