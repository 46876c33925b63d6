import { sql } from 'kysely'
import type { Period } from '#domain/kernel/period.ts'
import { RATES, type RateKind, type RateRow } from '#domain/ledger/rates.ts'
import { lastDayOf, type Month } from '#domain/ledger/month.ts'
import { keyOfDocument, type CommissionDocument } from '#domain/returns/commission-documents.ts'
import type { WrittenDocuments } from '#domain/returns/return-tables.ts'
import type { DocumentSums, LineSums, ReturnSources } from '#domain/returns/return-sources.ts'
import { gstStateNamed, type GstState } from '#domain/tax-documents/gst-states.ts'
import { panOfGstin, registrationIn } from '#domain/tax-documents/gstin.ts'
import type { Db, Services } from '../../services.ts'
import { openPans } from './hotel-pans.ts'
import { readRates } from './read-rates.ts'

/** What is needed to read a return. Form 26Q needs the key that opens sealed PANs. */
export type ReturnReader = Pick<Services, 'seal'> & { db: Db }

type Registrations = { ownIn: (state: GstState) => string }

/** Reads our GST registrations. Uses an empty number if none is configured. */
async function readRegistrations(db: Db): Promise<Registrations> {
  const rows = await db.selectFrom('own_gstins').select('gstin').orderBy('position').execute()
  const [first = '', ...others] = rows.map(({ gstin }) => gstin)
  return { ownIn: ({ code }) => registrationIn([first, ...others], code) }
}

type DocumentRow = Omit<DocumentSums, 'state'> & { stateCode: string; stateName: string }

/** Sums our documents of a period for rooms under section 9(5). Each document for a company keeps its own row. */
async function readDocuments(db: Db, { start, end }: Period): Promise<DocumentSums[]> {
  const { rows } = await sql<DocumentRow>`
    select d.kind, s.gstin as "ownGstin", d.content -> 'placeOfSupply' ->> 'code' as "stateCode",
      min(d.content -> 'placeOfSupply' ->> 'name') as "stateName", r.percent,
      case when d.recipient_gstin is not null then jsonb_build_object('number', d.number, 'gstin', d.recipient_gstin,
        'dated', to_char(d.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), 'name', d.content -> 'recipient' ->> 'name') end as "toCompany",
      sum(r.taxable_value)::bigint as value, sum(r.cgst)::bigint as cgst, sum(r.sgst)::bigint as sgst, sum(r.igst)::bigint as igst
    from tax_documents d join tax_series s on s.id = d.series_id join tax_document_rates r on r.document_id = d.id
    where d.issued_at >= ${start} and d.issued_at < ${end} and (d.content ->> 'isSuppliedByUs')::boolean
    group by 1, 2, 3, 5, 6 order by 2, 3, 5, 1, 6`.execute(db)
  return rows.map(({ stateCode, stateName, ...row }) => ({ ...row, state: { code: stateCode, name: stateName } }))
}

const READ_RATES: ReadonlySet<RateKind> = new Set(['gst_on_commission', 'tds', 'tds_without_pan'])

/** Lists the rates that returns show, in order. If two start on the same day, the later one applies. */
async function readShownRates(db: Db): Promise<RateRow[]> {
  return [...RATES, ...(await readRates(db))].filter(({ kind }) => READ_RATES.has(kind))
}

/** `panTerms`: the terms with which the hotel gave the PAN that is valid on the stays' last day. */
type LineRow = Omit<LineSums, 'ownGstin' | 'state' | 'pan'> & { stateName: string; panTerms: number | null }

/** SQL for the rate of a kind on day `l.day`; 0 before the first rate. */
const rateOn = (kind: string) => sql`coalesce((select r.value from changes r
  where r.kind = ${kind}::text and r.from_day <= l.day order by r.from_day desc, r.place desc limit 1), 0)`

/**
 * Sums the stays of a period's statements by hotel, registration and rate. Each stay includes its later lines in the
 * period. The registration is the one on the day on which the stay ended, as in its settlement. The rate is 0 for a
 * small hotel from which nothing was deducted.
 */
export async function readLineSums(
  { db, seal }: ReturnReader,
  { start, end }: Period,
  hotelId: number | null = null,
): Promise<LineSums[]> {
  const { ownIn } = await readRegistrations(db)
  const rates = await readShownRates(db)
  // `offset 0` makes PostgreSQL look up each of the period's stays. Otherwise it would read the lines and bookings of
  // all years.
  const ofHotel = (column: string) => (hotelId === null ? sql`true` : sql`${sql.ref(column)} = ${hotelId}`)
  const { rows } = await sql<LineRow>`
    with changes as (
      select * from unnest(${rates.map(({ kind }) => kind)}::text[], ${rates.map(({ from }) => from)}::date[],
        ${rates.map(({ value }) => value)}::int[]) with ordinality r (kind, from_day, value, place)
    ), ended as materialized (
      select l.hotel_id, b.id, b.city_id, (b.leaves_at at time zone 'Asia/Kolkata')::date as day, l.value, l.commission, l.gst_on_commission, l.tcs, l.tds
      from ledger_postings p cross join lateral (select * from stay_lines l where l.posting_id = p.id offset 0) l
        cross join lateral (select b.id, b.city_id, b.leaves_at from bookings b where b.id = l.booking_id offset 0) b
      where p.kind = 'stay' and p.at >= ${start} and p.at < ${end} and ${ofHotel('l.hotel_id')}
    ), lines as materialized (
      select hotel_id, city_id, day, sum(value) as value, sum(commission) as commission, sum(gst_on_commission) as gst_on_commission,
        sum(tcs) as tcs, sum(tds) as tds
      from ended group by id, hotel_id, city_id, day
    ), days as materialized (
      select l.day, ${rateOn('gst_on_commission')} as gst, ${rateOn('tds')} as tds, ${rateOn('tds_without_pan')} as tds_without_pan
      from (select distinct day from lines) l
    ), details as materialized (
      select *, lead(valid_from, 1, 'infinity') over (partition by hotel_id order by valid_from) as until
      from hotel_tax_details where ${ofHotel('hotel_id')}
    ), pans as materialized (
      select t.hotel_id, p.terms_id, t.from_day,
        lead(t.from_day, 1, 'infinity') over (partition by t.hotel_id order by t.from_day, t.confirmed_at, t.id) as until
      from hotel_terms t join hotel_pans p on p.terms_id = t.id where t.confirmed_at is not null and ${ofHotel('t.hotel_id')}
    )
    select l.hotel_id as "hotelId", coalesce(d.legal_name, h.name) as name, d.gstin, coalesce(d.pan_state, 'missing') as "panState",
      case when d.gstin is null then n.terms_id end as "panTerms", c.state as "stateName", l.value < 0 or l.value = 0 and l.commission < 0 as "isTakenBack",
      r.gst as "gstRate",
      case when d.pan_state = 'given_small' and l.tds = 0 then 0 when coalesce(d.pan_state, 'missing') = 'missing' then r.tds_without_pan
        else r.tds end as "tdsRate",
      sum(l.value)::bigint as value, sum(l.commission)::bigint as commission, sum(l.gst_on_commission)::bigint as "gstOnCommission",
      sum(l.tcs)::bigint as tcs, sum(l.tds)::bigint as tds
    from lines l join days r on r.day = l.day join hotels h on h.id = l.hotel_id join cities c on c.id = l.city_id
      left join details d on d.hotel_id = l.hotel_id and d.valid_from <= l.day and d.until > l.day
      left join pans n on n.hotel_id = l.hotel_id and n.from_day <= l.day and n.until > l.day
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 2, 1, 3, 7, 9`.execute(db)
  const pans = await openPans({ db, seal }, rows)
  return rows.map(({ stateName, panTerms, ...row }) => {
    const state = gstStateNamed(stateName) ?? { code: '', name: stateName }
    const known = row.gstin === null ? (pans.get(panTerms ?? 0) ?? null) : panOfGstin(row.gstin)
    return { ...row, state, ownGstin: ownIn(state), pan: row.panState === 'missing' ? null : known }
  })
}

/** Reads the sources of a period's returns. */
export async function readReturnSources(reader: ReturnReader, period: Period): Promise<ReturnSources> {
  return {
    documents: await readDocuments(reader.db, period),
    lines: await readLineSums(reader, period),
  }
}

type WrittenRow = Pick<CommissionDocument, 'kind' | 'hotelId' | 'gstin' | 'ownGstin' | 'state' | 'percent'> & {
  number: string
}

/**
 * Reads the numbers of a month's commission documents, which are dated its last day. Leaves out a cancelled e-invoice
 * and its credit note, because they cancel out.
 */
export async function readWrittenDocuments(db: Db, month: Month): Promise<WrittenDocuments> {
  const { rows } = await sql<WrittenRow>`
    select d.kind, d.hotel_id as "hotelId", d.gstin, s.gstin as "ownGstin", d.content -> 'placeOfSupply' as state, d.percent, d.number
    from commission_documents d join tax_series s on s.id = d.series_id where d.month = ${`${month}-01`}::date
      and not exists (select 1 from e_invoice_cancellations x where d.id in (x.document_id, x.credit_note_id))`.execute(
    db,
  )
  return new Map(rows.map((row) => [keyOfDocument(row), { number: row.number, dated: lastDayOf(month) }]))
}
