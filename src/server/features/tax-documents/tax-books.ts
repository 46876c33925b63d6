import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { partsMinus, type TaxedPart } from '#domain/bills/gst.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import type { Company } from '#domain/tax-documents/company-on-invoice.ts'
import type { SettledSupply } from '#domain/tax-documents/documents-due.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { partsOf } from '../ledger/stay-to-settle.ts'

/**
 * Selects the payments for the stay. Leaves out those that are refunded: for a change of time that was never applied,
 * for extra hours that were not added, and any that arrived after a cancellation.
 */
const isForStay = sql`p.status = 'paid' and (
  p.purpose = 'booking'
  or p.purpose = 'modification' and exists (select 1 from booking_modifications m where m.id = p.modification_id and m.status = 'applied')
  or p.purpose = 'extension' and (b.status = 'cancelled' or exists (select 1 from extensions e where e.id = p.extension_id and e.status = 'paid')))
  and (b.status <> 'cancelled' or p.settled_at <= b.cancelled_at)`

type BookRow = {
  id: string
  short_id: string
  hotel_id: number
  slot: SlotIndex
  checkin_at: Date
  leaves_at: Date
  rooms: number
  days: number
  guests: number
  guest_name: string
  guest_city: string | null
  company: Company | null
  room_total: number
  bathtub_charge: number
  hotel_discount: number
  hotel_name: string
  hotel_address: string
  city: string
  state_name: string
  hours: { hours: number; value: number; percent: number }[]
  received: { by: 'online' | 'desk'; method: string | null; amount: number; at: string; receipt: string | null }[]
  outcome: SettledSupply['outcome']
  parts: TaxedPart[]
  carried: TaxedPart[]
  rounding: number
  credits: number
  paid_by_uncle: number
}

/** What the tax documents of a booking state, in whole rupees, and its settlement, in paise. */
export type BookedStay = Omit<BookRow, 'outcome' | 'parts' | 'carried' | 'rounding'> & { settled: SettledSupply }

/**
 * Reads a booking's details, settlement and payments. Lock the booking first, because its documents are based on them.
 */
export async function readBooks(trx: Transaction<DB>, bookingId: string): Promise<BookedStay> {
  const { rows } = await sql<BookRow>`
    select b.id, b.short_id, b.hotel_id, b.slot, b.checkin_at, b.leaves_at, b.rooms, b.days, b.guests, b.guest_name, b.guest_city,
      b.room_total, b.bathtub_charge, b.hotel_discount, h.name as hotel_name, h.address as hotel_address, c.name as city, c.state as state_name,
      coalesce((select json_agg(json_build_object('hours', e.hours, 'value', e.room_total, 'percent', e.tax_percent)
        order by e.ends_at) from extensions e where e.booking_id = b.id and e.status = 'paid'), '[]'::json) as hours,
      coalesce((select json_agg(r order by r.at) from (
          select 'online' as by, p.method, p.amount, p.settled_at as at, null as receipt
          from payments p where p.booking_id in (b.id, b.moved_from) and ${isForStay}
          union all select 'desk', t.method, t.amount, t.taken_at, t.receipt from takings_for_stay(b.id) t
        ) r), '[]'::json) as received,
      (select l.outcome from stay_lines l where l.booking_id = b.id order by l.posting_id desc limit 1) as outcome,
      (select json_build_object('gstin', k.gstin, 'name', k.legal_name, 'address', k.address) from tax_companies k where k.booking_id = b.id) as company,
      ${partsOf(sql`b.id`)} as parts,
      coalesce((select json_agg(json_build_object('percent', t.percent, 'value', t.value, 'cgst', t.cgst, 'sgst', t.sgst, 'igst', t.igst))
        from tax_carried t where t.booking_id = b.id), '[]'::json) as carried,
      coalesce((select -sum(e.paise) from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'rounding'
        where p.booking_id = b.id and p.kind = 'stay'), 0)::int as rounding,
      coalesce(lines.credits, 0)::int as credits, coalesce(lines.paid_by_uncle, 0)::int as paid_by_uncle
    from bookings b join hotels h on h.id = b.hotel_id join cities c on c.id = h.city_id
      left join lateral (select sum(l.credits) as credits, sum(l.paid_by_uncle) as paid_by_uncle from stay_lines l
        where l.booking_id = b.id) lines on true
    where b.id = ${bookingId}::uuid`.execute(trx)
  const row = rows[0]
  if (!row) throw new Error(`booking ${bookingId} has no books`)
  const { outcome, parts, carried, rounding, ...stay } = row
  return { ...stay, settled: { outcome, parts: partsMinus(parts, carried), rounding } }
}

/**
 * Finds a refund since a moment that lowered the supply and has no credit note, if it is the only one; otherwise null.
 * Goodwill refunds do not lower the supply.
 */
export async function findUncredited(trx: Transaction<DB>, bookingId: string, since: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select r.id from refunds r join payments p on p.id = r.payment_id join bookings b on b.id = ${bookingId}::uuid
    where p.booking_id in (b.id, b.moved_from) and r.created_at >= ${since} and r.reason <> ${REFUND_REASONS.goodwill}
      and not exists (select 1 from tax_documents d where d.refund_id = r.id)
    limit 2`.execute(trx)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}
