import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { StayBooks, UncreditedRefund } from '#domain/tax-documents/documents-due.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'

/**
 * Selects the payments for the stay. Leaves out those that are refunded: a difference whose change of time was never
 * applied, extra hours that were not added, and whatever arrived after a cancellation.
 */
const isForStay = sql`p.status = 'paid' and (
  p.purpose = 'booking'
  or p.purpose = 'modification' and exists (select 1 from booking_modifications m where m.id = p.modification_id and m.status = 'applied')
  or p.purpose = 'extension' and (b.status = 'cancelled' or exists (select 1 from extensions e where e.id = p.extension_id and e.status = 'paid')))
  and (b.status <> 'cancelled' or p.settled_at <= b.cancelled_at)`

/** Sums what was paid online for booking `b`, less all its refunds; a refund that failed is still owed. */
const paidOnline = sql<number>`(select coalesce(sum(p.amount - coalesce((
    select sum(r.amount) from refunds r where r.payment_id = p.id), 0)), 0)::int
  from payments p where p.booking_id in (b.id, b.moved_from) and ${isForStay})`

const takenAtDesk = sql<number>`(select coalesce(sum(t.amount), 0)::int from takings_for_stay(b.id) t)`

const creditsKept = sql<number>`(select coalesce(-sum(c.amount), 0)::int from credit_entries c
  where c.booking_id = b.id and c.user_id = b.user_id and c.kind in ('spent', 'returned'))`

const isMoved = sql<boolean>`exists (select 1 from bookings n where n.moved_from = b.id)`

const hours = sql`select e.room_total, e.service_tax, e.total, e.pay_at from extensions e where e.booking_id = b.id and e.status = 'paid'`

const hoursTotal = sql<number>`(select coalesce(sum(h.total), 0)::int from (${hours}) h)`

/** Counts only hours paid online, because those that a desk added are paid at the desk. */
const hoursOnline = sql<number>`(select coalesce(sum(h.total), 0)::int from (${hours}) h where h.pay_at = 'online')`

const billed = sql<number>`(b.total + b.credits + ${hoursTotal})`

const state = sql<StayBooks['state']>`case
  when b.status = 'completed' and b.ended_at is not null then case when b.no_show_at is null then 'stayed' else 'kept' end
  when b.status <> 'cancelled' then 'ahead'
  when ${isMoved} then 'moved' else 'kept' end`

/**
 * Calculates the domain's `considerationOf` in SQL for many bookings at a time, so that a job finds bookings whose
 * documents are out of date. What to write is the domain's decision; a test compares the two.
 */
export const considerationInSql = sql<Rupees>`case ${state}
  when 'stayed' then greatest(0, ${billed} - greatest(0, b.payable_now + ${hoursOnline} - ${paidOnline}))
  when 'kept' then greatest(0, least(${billed}, ${paidOnline} + ${takenAtDesk} + ${creditsKept})) else 0 end`

export type BookedStay = {
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
  room_total: number
  bathtub_charge: number
  discount: number
  referral_discount: number
  hotel_name: string
  hotel_address: string
  city: string
  state_name: string
  hours: { hours: number; value: number; tax: number; percent: number; pay_at: 'online' | 'desk' }[]
  received: { by: 'online' | 'desk'; method: string | null; amount: number; at: string; receipt: string | null }[]
  books: StayBooks
}

type BookRow = Omit<BookedStay, 'books'> & {
  state: StayBooks['state']
  service_tax: number
  tax_percent: number
  payable_now: number
  paid_online: number
  taken_at_desk: number
  credits_kept: number
}

const presentBooks = (row: BookRow): StayBooks => ({
  state: row.state,
  stay: {
    value: row.room_total + row.bathtub_charge - row.discount - row.referral_discount,
    tax: row.service_tax,
    percent: row.tax_percent,
  },
  extraHours: row.hours,
  owedOnline: row.hours.reduce(
    (sum, { value, tax, pay_at: payAt }) => (payAt === 'online' ? sum + value + tax : sum),
    row.payable_now,
  ),
  paidOnline: row.paid_online,
  takenAtDesk: row.taken_at_desk,
  creditsKept: row.credits_kept,
})

/** Reads what a booking is, costs and was paid. Lock it first: documents are written from this. */
export async function readBooks(trx: Transaction<DB>, bookingId: string): Promise<BookedStay> {
  const { rows } = await sql<BookRow>`
    select b.id, b.short_id, b.hotel_id, b.slot, b.checkin_at, b.leaves_at, b.rooms, b.days, b.guests, b.guest_name, b.guest_city,
      b.room_total, b.bathtub_charge, b.discount, b.referral_discount, b.service_tax, b.tax_percent, b.payable_now,
      h.name as hotel_name, h.address as hotel_address, c.name as city, c.state as state_name,
      ${state} as state, ${paidOnline} as paid_online, ${takenAtDesk} as taken_at_desk, ${creditsKept} as credits_kept,
      coalesce((select json_agg(json_build_object('hours', e.hours, 'value', e.room_total, 'tax', e.service_tax, 'percent', e.tax_percent, 'pay_at', e.pay_at)
        order by e.ends_at) from extensions e where e.booking_id = b.id and e.status = 'paid'), '[]'::json) as hours,
      coalesce((select json_agg(r order by r.at) from (
          select 'online' as by, p.method, p.amount, p.settled_at as at, null as receipt
          from payments p where p.booking_id in (b.id, b.moved_from) and ${isForStay}
          union all select 'desk', t.method, t.amount, t.taken_at, t.receipt from takings_for_stay(b.id) t
        ) r), '[]'::json) as received
    from bookings b join hotels h on h.id = b.hotel_id join cities c on c.id = h.city_id
    where b.id = ${bookingId}::uuid`.execute(trx)
  const row = rows[0]
  if (!row) throw new Error(`booking ${bookingId} has no books`)
  return { ...row, books: presentBooks(row) }
}

/** Lists a booking's refunds since a moment that are not on any credit note yet. */
export async function readUncredited(
  trx: Transaction<DB>,
  bookingId: string,
  since: Date,
): Promise<UncreditedRefund[]> {
  const { rows } = await sql<UncreditedRefund>`
    select r.id, r.amount from refunds r join payments p on p.id = r.payment_id join bookings b on b.id = ${bookingId}::uuid
    where p.booking_id in (b.id, b.moved_from) and r.created_at >= ${since}
      and not exists (select 1 from tax_documents d where d.refund_id = r.id)
    order by r.created_at, r.id`.execute(trx)
  return rows
}
