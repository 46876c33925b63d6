import { sql } from 'kysely'
import { istDateOf } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import type { Month } from '#domain/ledger/month.ts'
import { HELD_TAXES, type HeldTax } from '#domain/ledger/tax-payments.ts'
import type { Db } from '../../services.ts'
import { accountDays, hotelMonths } from './sum-ledger.ts'

/** Restricts `accountDays d` to a period of whole days in India. */
const ofPeriod = ({ start, end }: Period) => sql`d.day >= ${istDateOf(start)}::date and d.day < ${istDateOf(end)}::date`

/**
 * Sums, for each tax, what the ledger collected in a period of whole days in India. Tax paid on to the state is not
 * subtracted.
 */
export async function readCollected(db: Db, period: Period): Promise<Record<HeldTax, number>> {
  const { rows } = await sql<{ tax: HeldTax; paise: number }>`
    select d.account as tax, -sum(d.paise)::bigint as paise from ${accountDays} d
    where ${ofPeriod(period)} and d.kind not in ('tax_paid', 'tax_taken_back') and d.account = any(${[...HELD_TAXES]}::text[])
    group by 1`.execute(db)
  const of = (tax: HeldTax) => rows.find((row) => row.tax === tax)?.paise ?? 0
  return { gst_commission: of('gst_commission'), gst_rooms: of('gst_rooms'), tcs: of('tcs'), tds: of('tds') }
}

/**
 * Sums the gateway's fees of the settlements in a period of whole days in India, and the GST on them, which is input
 * credit.
 */
export async function readGatewayFees(db: Db, period: Period): Promise<{ fees: number; gst: number }> {
  const { rows } = await sql<{ fees: number; gst: number }>`
    select coalesce(sum(d.paise) filter (where d.account = 'gateway_fees'), 0)::bigint as fees,
      coalesce(sum(d.paise) filter (where d.account = 'gst_input'), 0)::bigint as gst
    from ${accountDays} d where ${ofPeriod(period)} and d.kind = 'gateway_settled'`.execute(db)
  return rows[0] ?? { fees: 0, gst: 0 }
}

/** A stay whose documents and settlement differ. */
export type DifferingStay = { id: string; code: string; paise: number }

export type RoomDifferences = { otherMonths: number; differs: number; stays: DifferingStay[] }

/** The most differing stays listed; the first few show where to look. */
const MAX_NAMED = 20

/**
 * Explains why a period's documents for rooms under section 9(5) differ from the ledger. `otherMonths`: a document is
 * dated in a different month from the one in which the books count its stay. `differs`: a stay's documents differ from
 * its settlement, or are not written yet.
 */
export async function readRoomDifferences(db: Db, { start, end }: Period): Promise<RoomDifferences> {
  // `offset 0` makes PostgreSQL look up the entries and bookings one by one. Otherwise it would read those of all
  // years.
  const { rows } = await sql<DifferingStay & { ofPeriod: number }>`
    with documented as (
      select d.booking_id, sum(case d.kind when 'invoice' then 1 else -1 end * (d.cgst + d.sgst + d.igst)) as paise from tax_documents d
      where d.issued_at >= ${start} and d.issued_at < ${end} and (d.content ->> 'isSuppliedByUs')::boolean group by 1
    ), booked as (
      select p.booking_id, -sum(e.paise) as paise
      from ledger_postings p cross join lateral (select e.paise from ledger_entries e where e.posting_id = p.id and e.account = 'gst_rooms' offset 0) e
      where p.kind = 'stay' and p.at >= ${start} and p.at < ${end} group by 1
    ), unequal as (
      select booking_id, coalesce(d.paise, 0) - coalesce(k.paise, 0) as paise from documented d full join booked k using (booking_id)
      where coalesce(d.paise, 0) <> coalesce(k.paise, 0)
    )
    select b.id, b.short_id as code, u.paise::bigint as "ofPeriod",
      (coalesce((select sum(case a.kind when 'invoice' then 1 else -1 end * (a.cgst + a.sgst + a.igst)) from tax_documents a
          where a.booking_id = b.id and (a.content ->> 'isSuppliedByUs')::boolean), 0)
        + coalesce((select sum(t.cgst + t.sgst + t.igst) from tax_carried t where t.booking_id = b.id), 0)
        + coalesce((select sum(e.paise) from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'gst_rooms'
          where p.booking_id = b.id and p.kind = 'stay'), 0))::bigint as paise
    from unequal u cross join lateral (select b.id, b.short_id from bookings b where b.id = u.booking_id offset 0) b order by b.short_id`.execute(
    db,
  )
  const differs = rows.reduce((sum, { paise }) => sum + paise, 0)
  const named = rows.filter(({ paise }) => paise !== 0).slice(0, MAX_NAMED)
  return {
    otherMonths: rows.reduce((sum, { ofPeriod }) => sum + ofPeriod, 0) - differs,
    differs,
    stays: named.map(({ id, code, paise }) => ({ id, code, paise })),
  }
}

/** Counts hotels with entries in a month that they have not closed, so that the month's figures may still change. */
export async function countOpenHotels(db: Db, month: Month): Promise<number> {
  const { rows } = await sql<{ hotels: number }>`
    select count(distinct m.hotel_id)::int as hotels from ${hotelMonths} m where m.month = ${`${month}-01`}::date
      and not exists (select 1 from statements s where s.hotel_id = m.hotel_id and s.month >= ${`${month}-01`}::date)`.execute(
    db,
  )
  return rows[0]?.hotels ?? 0
}
