import { sql, type RawBuilder } from 'kysely'

/** Adds up tax documents by booking and rate: invoices minus credit notes. */
const documented = sql`
  select d.booking_id, r.percent, sum(sign * r.taxable_value)::bigint as value, sum(sign * r.cgst)::bigint as cgst,
    sum(sign * r.sgst)::bigint as sgst, sum(sign * r.igst)::bigint as igst
  from tax_documents d join tax_document_rates r on r.document_id = d.id
    cross join lateral (select case d.kind when 'invoice' then 1 else -1 end as sign) s
  group by d.booking_id, r.percent`

/** Adds up the settlements by booking and rate, minus the differences carried over from older documents. */
const settled = sql`
  select booking_id, percent, sum(value)::bigint as value, sum(cgst)::bigint as cgst, sum(sgst)::bigint as sgst, sum(igst)::bigint as igst
  from (select booking_id, percent, value, cgst, sgst, igst from stay_taxes
    union all select booking_id, percent, -value, -cgst, -sgst, -igst from tax_carried) t group by booking_id, percent`

/** Finds bookings whose tax documents differ from their settlement in value or tax, at any rate. */
const documents = sql`
  select 'tax_document' as what, booking_id::text as subject, sum(s.cgst + s.sgst + s.igst)::bigint as booked, sum(d.cgst + d.sgst + d.igst)::bigint as found
  from (${settled}) s full join (${documented}) d using (booking_id, percent)
  where not exists (select 1 from tax_documents_due w where w.booking_id = coalesce(s.booking_id, d.booking_id))
    and not exists (select 1 from stays_to_carry_over w where w.booking_id = coalesce(s.booking_id, d.booking_id))
    and (coalesce(s.value, 0), coalesce(s.cgst, 0), coalesce(s.sgst, 0), coalesce(s.igst, 0))
      <> (coalesce(d.value, 0), coalesce(d.cgst, 0), coalesce(d.sgst, 0), coalesce(d.igst, 0))
  group by booking_id`

/** Finds tax documents whose printed sums differ from the sums by rate, which the returns report. */
const documentSums = sql`
  select 'document_sums' as what, d.booking_id::text as subject, d.taxable_value + d.cgst + d.sgst + d.igst as booked,
    (coalesce(r.value, 0) + coalesce(r.cgst, 0) + coalesce(r.sgst, 0) + coalesce(r.igst, 0))::bigint as found
  from tax_documents d left join (select document_id, sum(taxable_value) as value, sum(cgst) as cgst, sum(sgst) as sgst, sum(igst) as igst
    from tax_document_rates group by document_id) r on r.document_id = d.id
  where (d.taxable_value, d.cgst, d.sgst, d.igst)
    <> (coalesce(r.value, 0), coalesce(r.cgst, 0), coalesce(r.sgst, 0), coalesce(r.igst, 0))`

/** Finds closed months whose commission differs from the invoices and credit notes for that commission. */
const commissionDocuments = sql`
  select 'commission_document' as what, s.hotel_id || ' ' || to_char(s.month, 'YYYY-MM') as subject,
    (coalesce(l.value, 0) + coalesce(l.tax, 0))::bigint as booked, (coalesce(d.value, 0) + coalesce(d.tax, 0))::bigint as found
  from statements s
    left join (select l.hotel_id, date_trunc('month', p.at at time zone 'Asia/Kolkata')::date as month, sum(l.commission) as value,
        sum(l.gst_on_commission) as tax from stay_lines l join ledger_postings p on p.id = l.posting_id group by 1, 2) l using (hotel_id, month)
    left join (select hotel_id, month, sum(sign * taxable_value) as value, sum(sign * (cgst + sgst + igst)) as tax from commission_documents
        cross join lateral (select case kind when 'commission_invoice' then 1 else -1 end as sign) k group by 1, 2) d using (hotel_id, month)
  where not exists (select 1 from commission_documents_due w where w.hotel_id = s.hotel_id and w.month = s.month)
    and (coalesce(l.value, 0), coalesce(l.tax, 0)) <> (coalesce(d.value, 0), coalesce(d.tax, 0))`

/** Finds stays whose statement line differs from the entries that were posted with it. */
const linesPosted = sql`
  select 'stay_line' as what, l.booking_id::text as subject, coalesce(h.net, 0)::bigint as booked, l.net as found
  from stay_lines l
    left join (select posting_id, -sum(paise) filter (where account = 'commission') as commission,
        -sum(paise) filter (where account = 'gst_commission') as gst, -sum(paise) filter (where account = 'gst_rooms') as rooms,
        -sum(paise) filter (where account = 'tcs') as tcs, -sum(paise) filter (where account = 'tds') as tds
      from ledger_entries where account in ('commission', 'gst_commission', 'gst_rooms', 'tcs', 'tds') group by posting_id) e
      on e.posting_id = l.posting_id
    left join (select posting_id, hotel_id, -sum(paise) as net from ledger_entries where account = 'hotel' group by 1, 2) h
      on h.posting_id = l.posting_id and h.hotel_id = l.hotel_id
  where (l.commission, l.gst_on_commission, l.gst_rooms, l.tcs, l.tds, l.net) <> (coalesce(e.commission, 0), coalesce(e.gst, 0),
    coalesce(e.rooms, 0), coalesce(e.tcs, 0), coalesce(e.tds, 0), coalesce(h.net, 0))`

/** Finds stays whose statement lines differ from the sums of their values and taxes by rate. */
const lines = sql`
  select 'stay_tax' as what, l.booking_id::text as subject, l.gross as booked, coalesce(t.gross, 0)::bigint as found
  from (select booking_id, sum(value + tax)::bigint as gross, sum(tax)::bigint as tax from stay_lines group by booking_id) l
    left join (select booking_id, sum(value + cgst + sgst + igst)::bigint as gross, sum(cgst + sgst + igst)::bigint as tax
      from stay_taxes group by booking_id) t using (booking_id)
  where (l.gross, l.tax) <> (coalesce(t.gross, 0), coalesce(t.tax, 0))
    and not exists (select 1 from stays_to_carry_over w where w.booking_id = l.booking_id)`

/** Finds stays for which the ledger and the tax documents disagree about whether Uncle or the hotel owes the GST. */
const suppliers = sql`
  select 'supplier' as what, l.booking_id::text as subject, l.ours as booked, d.ours as found
  from (select booking_id, sum(gst_rooms)::bigint as ours, sum(tax)::bigint as tax from stay_lines group by booking_id) l
    join (select booking_id, sum(case kind when 'invoice' then 1 else -1 end * case when (content ->> 'isSuppliedByUs')::boolean
        then cgst + sgst + igst else 0 end)::bigint as ours from tax_documents group by booking_id) d using (booking_id)
  where l.tax <> 0 and (l.ours = 0) <> (d.ours = 0)
    and not exists (select 1 from tax_documents_due w where w.booking_id = l.booking_id)`

/** Finds stays whose rounding exceeds half a rupee for the bill plus half a rupee for each extension. */
const rounded = sql`
  select 'rounding' as what, p.booking_id::text as subject, sum(e.paise)::bigint as booked, 0::bigint as found
  from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'rounding'
  where p.kind = 'stay' group by p.booking_id
  having abs(sum(e.paise)) > 101 * (1 + (select count(*) from extensions x where x.booking_id = p.booking_id and x.status = 'paid'))`

/** Comparisons of settled stays with their entries and tax documents (decision 0088). */
export const TAX_COMPARISONS: readonly RawBuilder<unknown>[] = [
  linesPosted,
  lines,
  documents,
  documentSums,
  commissionDocuments,
  suppliers,
  rounded,
]
