import { sql } from 'kysely'
import type { OfficeTimelineEntry } from '#contract/office-bookings.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'

type Row = Omit<OfficeTimelineEntry, 'at'> & { at: Date }

/**
 * Reads the whole timeline of a booking, newest first: its events, payments, the hotel's notices and actions, who
 * opened an ID, and what the office did. Contains nothing that a guest wrote.
 */
export async function readOfficeTimeline(db: Db, bookingId: string): Promise<OfficeTimelineEntry[]> {
  const { rows } = await sql<Row>`
    with own as (select b.id, b.moved_from from bookings b where b.id = ${bookingId}::uuid)
    select at, what, "group", by, reason, amount, reference from (
      select e.at, 'event_' || e.kind as what, 'booking' as "group", null as by, null as reason, null::int as amount,
        null as reference, e.id as turn
      from booking_events e where e.booking_id = ${bookingId}::uuid
      union all
      select p.created_at, 'payment_asked', 'money', null, null, p.amount, p.provider_ref, 0
      from payments p, own where p.booking_id in (own.id, own.moved_from)
      union all
      select p.settled_at, 'payment_paid', 'money', null, p.method, p.amount, p.provider_payment_id, 1
      from payments p, own where p.booking_id in (own.id, own.moved_from) and p.settled_at is not null
      union all
      select r.created_at, 'refund_asked', 'money', null, r.reason, r.amount, r.provider_ref, 2
      from refunds r join payments p on p.id = r.payment_id, own where p.booking_id in (own.id, own.moved_from)
      union all
      select r.processed_at, 'refund_processed', 'money', null, r.reason, r.amount, r.reference, 3
      from refunds r join payments p on p.id = r.payment_id, own
      where p.booking_id in (own.id, own.moved_from) and r.processed_at is not null
      union all
      select t.taken_at, 'taken_at_desk', 'money', s.name, t.method, t.amount, t.receipt, 4
      from desk_takings t join hotel_staff s on s.id = t.staff_id where t.booking_id = ${bookingId}::uuid
      union all
      select n.at, n.what, 'messages', null, n.how, null, null, 5 from (
        select told_at as at, 'hotel_told' as what, null as how, booking_id from hotel_notices
        union all select asked_again_at, 'hotel_asked_again', null, booking_id from hotel_notices
        union all select to_ring_since, 'hotel_to_ring', null, booking_id from hotel_notices
        union all select rung_at, 'hotel_rung', null, booking_id from hotel_notices
        union all select seen_at, 'hotel_seen', seen_how, booking_id from hotel_notices
        union all select arrival_told_at, 'hotel_told_arrival', null, booking_id from hotel_notices
      ) n where n.booking_id = ${bookingId}::uuid and n.at is not null
      union all
      select o.failed_at, 'message_given_up', 'messages', null, null, null, null, 6 from outbox o
      where o.failed_at is not null and o.payload->>'bookingId' = ${bookingId}::text
      union all
      select a.done_at, 'desk_' || a.kind, 'desk', s.name, a.reason, null, null, a.id
      from staff_acts a join hotel_staff s on s.id = a.staff_id where a.booking_id = ${bookingId}::uuid
      union all
      select w.viewed_at, 'id_opened', 'desk', s.name, null, null, null, w.id
      from picture_views w join hotel_staff s on s.id = w.staff_id where w.booking_id = ${bookingId}::uuid
      union all
      select a.at, 'office_' || a.action, 'office', a.operator, a.reason, nullif(a.cost, 0), null, a.id
      from operator_actions a where a.booking_id = ${bookingId}::uuid or a.subject_id = ${bookingId}::text
    ) entries order by at desc, turn desc`.execute(db)
  return rows.map(({ at, ...entry }) => ({ ...entry, at: toIstIso(at) }))
}
