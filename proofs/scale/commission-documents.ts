/** Writes Uncle's commission invoices for all closed months, numbered as the server numbers them. */
import { sql } from 'kysely'
import { SITE } from '../../src/domain/site.ts'
import { gstStateNamed } from '../../src/domain/tax-documents/gst-states.ts'
import type { Db } from '../../src/server/services.ts'

export async function invoiceCommission(db: Db, ownGstin: string): Promise<void> {
  const { rows: own } = await sql<{ id: number }>`
    insert into tax_series (id, gstin) overriding system value select max(id) + 1, ${ownGstin} from tax_series returning id`.execute(
    db,
  )
  const letters = `M${own[0]?.id.toString(36).toUpperCase()}/`
  const { rows: cities } = await sql<{ state: string }>`select distinct state from cities`.execute(db)
  const states = cities.map(({ state }) => gstStateNamed(state) ?? { code: '', name: state })
  const supplier = { name: SITE.legalName, address: SITE.address, gstin: ownGstin }
  await sql`
    with places as (
      select * from unnest(${states.map(({ name }) => name)}::text[], ${states.map(({ code }) => code)}::text[]) p(name, code)
    ), earned as (
      select l.hotel_id, date_trunc('month', p.at)::date as month, sum(l.commission)::bigint as value, sum(l.gst_on_commission)::bigint as tax
      from ledger_postings p join stay_lines l on l.posting_id = p.id where p.kind = 'stay' group by 1, 2
    ), dated as (
      select e.*, extract(year from e.month - interval '3 months')::int as year from earned e
        join statements s using (hotel_id, month) where e.value > 0
    ), numbered as (
      select *, row_number() over (partition by year order by month, hotel_id) as serial from dated
    )
    insert into commission_documents (kind, series_id, financial_year, serial, number, hotel_id, month, gstin, percent, taxable_value,
      cgst, sgst, igst, total, content, written_at)
    select 'commission_invoice', s.id, n.year, n.serial,
      ${letters}::text || lpad((n.year % 100)::text, 2, '0') || lpad(((n.year + 1) % 100)::text, 2, '0') || '/' || lpad(n.serial::text, 6, '0'),
      n.hotel_id, n.month, d.gstin, 18, n.value, n.tax - h.half - h.igst, h.half, h.igst, n.value + n.tax,
      jsonb_build_object('supplier', ${JSON.stringify(supplier)}::jsonb,
        'recipient', jsonb_build_object('name', d.legal_name, 'address', d.address, 'gstin', d.gstin),
        'placeOfSupply', jsonb_build_object('code', p.code, 'name', p.name), 'corrects', '[]'::jsonb),
      n.month + interval '1 month 3 days'
    from numbered n join tax_series s on s.gstin = ${ownGstin} join hotel_tax_details d using (hotel_id)
      join hotels o on o.id = n.hotel_id join cities c on c.id = o.city_id join places p on p.name = c.state
      cross join lateral (select case when p.code = left(${ownGstin}, 2) then n.tax / 2 else 0 end as half,
        case when p.code = left(${ownGstin}, 2) then 0 else n.tax end as igst) h`.execute(db)
}
