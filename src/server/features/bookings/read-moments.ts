import { sql } from 'kysely'
import type { BookingMoment } from '#contract/booking-timeline.ts'
import type { MomentKind } from '#domain/bookings/booking-moments.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'

type MomentRow = {
  kind: MomentKind
  at: Date
  hotel: string | null
  amount: number | null
  method: string | null
  reference: string | null
  due_by: Date | null
  hours: number | null
}

/**
 * Events that guests see under a different name. `AS_THEY_ARE` lists those that keep their name. Guests see no other
 * events.
 */
const RENAMED = { created: 'booked', settle: 'confirmed', expire: 'expired', fail: 'failed', cancel: 'cancelled' }
const AS_THEY_ARE = [
  'modified',
  'partner_accepted',
  'partner_declined',
  'checkin_created',
  'checkin_cancelled',
  'no_show_objected',
  'turned_away',
  'cannot_take',
  'moved_away',
  'moved_here',
  'ended',
  'reviewed',
]

const nothing = sql`null::text as hotel, null::int as amount, null::text as method, null::text as reference, null::timestamptz as due_by, null::int as hours`

const events = (bookingId: string) => sql`
  select coalesce(${JSON.stringify(RENAMED)}::jsonb ->> e.kind, e.kind) as kind, e.at, ${nothing}
  from booking_events e where e.booking_id = ${bookingId}::uuid
    and (e.kind = any(${AS_THEY_ARE}::text[]) or ${JSON.stringify(RENAMED)}::jsonb ? e.kind)
  union all select 'extended', e.at, null, null, null, null, null, (e.detail ->> 'hours')::int
  from booking_events e where e.booking_id = ${bookingId}::uuid and e.kind = 'extended'`

const money = sql`
  select 'paid', p.settled_at, null, p.amount, p.method, null, null, null::int
  from payments p, b where p.booking_id in (b.id, b.moved_from) and p.status = 'paid'
  union all select 'refund_started', r.created_at, null, r.amount, null, null, r.due_by, null
  from refunds r join payments p on p.id = r.payment_id, b where p.booking_id in (b.id, b.moved_from)
  union all select 'refund_sent', r.processed_at, null, r.amount, null, r.reference, r.due_by, null
  from refunds r join payments p on p.id = r.payment_id, b where p.booking_id in (b.id, b.moved_from) and r.processed_at is not null
  union all select d.kind, d.issued_at, null, null, null, d.number, null, null from tax_documents d, b where d.booking_id = b.id`

const desk = sql`
  select 'hotel_seen', least(n.seen_at, v.seen_at), b.hotel, null::int, null, null, null::timestamptz, null::int
  from b left join hotel_notices n on n.booking_id = b.id left join visits v on v.booking_id = b.id
  union all select 'hotel_told_of_arrival', n.arrival_told_at, b.hotel, null, null, null, null, null from b join hotel_notices n on n.booking_id = b.id
  union all select m.kind, m.at, b.hotel, null, null, null, null, null from b join visits v on v.booking_id = b.id
    cross join lateral (values ('arrived', v.arrived_at), ('left', v.left_at), ('no_show', v.no_show_at)) m (kind, at)
  union all select 'desk_looked', min(w.viewed_at), b.hotel, null, null, null, null, null
  from b join picture_views w on w.booking_id = b.id and w.staff_id is not null join pictures p on p.id = w.picture_id and p.owner_id = b.user_id
  group by b.hotel, date_trunc('hour', w.viewed_at)`

/**
 * Lists what happened to a booking, newest first: its events, its payments and refunds, and what the hotel and its desk
 * did with it. Openings of photo and IDs within an hour count as one moment.
 */
export async function readMoments(db: Db, bookingId: string): Promise<BookingMoment[]> {
  const { rows } = await sql<MomentRow>`
    with b as (
      select b.id, b.user_id, b.moved_from, h.name as hotel from bookings b join hotels h on h.id = b.hotel_id
      where b.id = ${bookingId}::uuid
    )
    select * from (${events(bookingId)} union all ${money} union all ${desk}) moments
    where at is not null order by at desc, kind desc`.execute(db)
  return rows.map(({ at, due_by, ...row }) => ({ ...row, at: toIstIso(at), dueBy: due_by && toIstIso(due_by) }))
}
