import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Api } from './start-api.ts'

/**
 * Checks what must always hold for the books, for one hotel's bookings or for all. Recalculates everything from
 * payments, refunds, credits and bills, without the ledger's own functions.
 */
export async function expectLedgerBalances(api: Pick<Api, 'db'>, hotelId: number | null): Promise<void> {
  const { rows: unbalanced } = await sql`
    select p.id, p.kind, sum(e.paise) from ledger_postings p left join ledger_entries e on e.posting_id = p.id
    where ${hotelId}::int is null or p.hotel_id = ${hotelId} or p.booking_id in (select id from bookings where hotel_id = ${hotelId})
    group by p.id having sum(e.paise) is distinct from 0`.execute(api.db)
  expect(unbalanced, 'postings that do not sum to zero').toEqual([])

  const { rows: wrongMoney } = await sql`
    with ours as (select id from bookings where ${hotelId}::int is null or hotel_id = ${hotelId}),
    booked as (
      select p.booking_id as id, coalesce(sum(e.paise) filter (where e.account in ('gateway', 'bank', 'disputed')), 0)::bigint as gateway,
        coalesce(-sum(e.paise) filter (where e.account = 'guest_refunds'), 0)::bigint as on_way,
        coalesce(-sum(e.paise) filter (where e.account = 'guest_money'), 0)::bigint as held,
        coalesce(sum(e.paise) filter (where e.account = 'guest_money' and p.kind = 'dispute_lost'), 0)::bigint as taken
      from ledger_postings p join ledger_entries e on e.posting_id = p.id where p.booking_id in (select id from ours) group by 1
    ), counted as (
      select b.id, coalesce((select sum(p.amount) from payments p where p.booking_id = b.id and p.status = 'paid'), 0) as paid,
        coalesce((select sum(r.amount) from refunds r join payments p on p.id = r.payment_id where p.booking_id = b.id), 0) as back,
        coalesce((select sum(r.amount) from refunds r join payments p on p.id = r.payment_id
          where p.booking_id = b.id and r.status = 'processed'), 0) as sent,
        coalesce((select -sum(c.amount) from credit_entries c where c.booking_id = b.id and c.kind in ('spent', 'returned')), 0) as credits,
        coalesce((select sum(d.lost) from payments p cross join lateral disputed_of_payment(p.id) d where p.booking_id = b.id), 0) as lost
      from ours b
    )
    select c.*, k.gateway, k.on_way, k.held from counted c left join booked k on k.id = c.id
    where coalesce(k.gateway, 0) <> (c.paid - c.sent) * 100 - c.lost or coalesce(k.on_way, 0) <> (c.back - c.sent) * 100
      or not exists (select 1 from stay_lines l join bookings b on b.id = l.booking_id where c.id in (b.id, b.moved_from))
        and coalesce(k.held, 0) <> (c.paid - c.back + c.credits) * 100 - coalesce(k.taken, 0)`.execute(api.db)
  expect(wrongMoney, 'bookings whose money stands otherwise in the books').toEqual([])

  const { rows: overspent } = await sql`
    select coalesce(b.moved_from, b.id) as root, -sum(e.paise) as held from ledger_postings p
      join ledger_entries e on e.posting_id = p.id and e.account = 'guest_money' join bookings b on b.id = p.booking_id
    where ${hotelId}::int is null or b.hotel_id = ${hotelId}
      or b.moved_from in (select id from bookings where hotel_id = ${hotelId}) or b.id in (select moved_from from bookings where hotel_id = ${hotelId})
    group by 1 having sum(e.paise) > 0`.execute(api.db)
  expect(overspent, 'bookings of which more was spent than was held').toEqual([])

  const { rows: wrongCredits } = await sql`
    select u.id, b.balance, -coalesce(sum(e.paise), 0) as booked from users u left join credit_balances b on b.user_id = u.id
      left join ledger_entries e on e.guest_id = u.id and e.account = 'guest_credits'
    where ${hotelId}::int is null or u.id in (select user_id from bookings where hotel_id = ${hotelId})
    group by u.id, b.balance having coalesce(b.balance, 0) * 100 <> -coalesce(sum(e.paise), 0)`.execute(api.db)
  expect(wrongCredits, 'credit that stands otherwise in the books').toEqual([])

  const { rows: wrongStays } = await sql`
    select b.id, b.status, b.ended_at, sum(l.net) as net from bookings b left join stay_lines l on l.booking_id = b.id
    where ${hotelId}::int is null or b.hotel_id = ${hotelId} group by b.id
    having (b.status = 'completed' and b.ended_at is not null and b.room_total + b.bathtub_charge > b.hotel_discount) <> (count(l.posting_id) > 0) and b.status <> 'cancelled'`.execute(
    api.db,
  )
  expect(wrongStays, 'stays that are over and not in the books, or the other way round').toEqual([])

  const { rows: wrongShares } = await sql`
    select b.id, l.* from bookings b join lateral (
      select sum(value) as value, sum(tax) as tax, sum(at_desk) as at_desk, sum(credits) as credits, sum(paid_online) as paid_online,
        sum(net) as net, sum(waits) as waits, coalesce((select sum(e.paise) from ledger_postings p
          join ledger_entries e on e.posting_id = p.id and e.account = 'rounding' where p.booking_id = b.id), 0) as rounding
      from stay_lines l where l.booking_id = b.id) l on l.net is not null
      left join relocations r on r.moved_to = b.id
      cross join lateral (select coalesce(sum(e.room_total), 0) as room, coalesce(sum(e.total), 0) as total
        from extensions e where e.booking_id = b.id and e.status = 'paid') h
    where (${hotelId}::int is null or b.hotel_id = ${hotelId}) and b.status = 'completed' and b.no_show_at is null and r.moved_to is null
      and (l.waits = 0 and b.hotel_fault_refund = 0 and l.value <> (b.room_total + b.bathtub_charge - b.hotel_discount + h.room) * 100 or l.at_desk <> due_at_desk(b.id) * 100
        or b.discount + b.referral_discount = b.hotel_discount
          and l.value + l.tax + l.waits - l.rounding <> (b.total + b.credits + h.total - b.hotel_fault_refund) * 100
        or l.waits = 0 and b.hotel_fault_refund = 0 and b.tax_slabs is null and h.total = 0 and l.tax not in (
          2 * floor(l.value * b.tax_percent / 200 + 0.5), floor(l.value * b.tax_percent / 100 + 0.5)))`.execute(api.db)
  expect(wrongShares, 'stays whose line is not their bill').toEqual([])

  const { rows: wrongHotels } = await sql`
    select e.hotel_id, sum(e.paise) as booked, sum(l.net) as lines from ledger_entries e
      join ledger_postings p on p.id = e.posting_id and p.kind = 'stay'
      left join stay_lines l on l.posting_id = p.id and l.hotel_id = e.hotel_id
      left join relocations r on r.moved_to = p.booking_id and r.hotel_id = e.hotel_id
    where e.account = 'hotel' and r.moved_to is null group by 1 having -sum(e.paise) <> coalesce(sum(l.net), 0)`.execute(
    api.db,
  )
  expect(wrongHotels, 'hotels whose account is not the sum of their stays').toEqual([])
}
