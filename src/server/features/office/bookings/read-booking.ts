import { sql } from 'kysely'
import type { OfficeBooking } from '#contract/office-bookings.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { possibleActions, refundByRules } from '#domain/office/actions.ts'
import { remainingLimit } from '#domain/office/limits.ts'
import type { Services } from '../../../services.ts'
import { readFacts } from './action-facts.ts'
import { readGivenAway, readLimits } from '../people/limits.ts'
import { readWaitingProposals } from '../proposals.ts'
import { readOfficeTimeline } from './read-timeline.ts'
import type { Operator } from '../write-log.ts'

type Row = {
  id: string
  code: string
  status: BookingStatus
  user_id: string
  name: string
  phone: string
  hotel_id: number
  hotel: string
  slug: string
  city: string
  slot: number
  days: number
  rooms: number
  guests: number
  room_numbers: string[]
  checkin_at: Date
  leaves_at: Date
  created_at: Date
  has_bathtub: boolean
  is_seen: boolean
  room: number
  discounts: number
  tax: number
  total: number
  extra_hours: number
  paid: number
  refunded: number
  due_at_desk: number
  taken_at_desk: number
  moved_from: string | null
  moved_to: string | null
}

async function readRow({ db }: Services, bookingId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select b.id, b.short_id as code, b.status, b.user_id, b.guest_name as name, u.phone, h.id as hotel_id, h.name as hotel,
      h.slug, c.name as city, b.slot, b.days, b.rooms, b.guests, b.checkin_at, b.leaves_at, b.created_at, b.has_bathtub,
      n.seen_at is not null or v.seen_at is not null as is_seen, b.room_total + b.bathtub_charge as room,
      b.discount + b.referral_discount + b.credits as discounts, b.service_tax as tax, b.total,
      due_at_desk(b.id) as due_at_desk, b.moved_from, r.moved_to,
      coalesce((select json_agg(distinct rm.number) from stays s join rooms rm on rm.id = s.room_id
        where s.booking_id = b.id and s.status in ('held', 'booked')), '[]'::json) as room_numbers,
      (select coalesce(sum(e.total), 0)::int from extensions e where e.booking_id = b.id and e.status = 'paid') as extra_hours,
      (select coalesce(sum(p.amount), 0)::int from payments p where p.booking_id in (b.id, b.moved_from) and p.status = 'paid')
        as paid,
      (select coalesce(sum(f.amount), 0)::int from refunds f join payments p on p.id = f.payment_id
        where p.booking_id in (b.id, b.moved_from)) as refunded,
      (select coalesce(sum(t.amount), 0)::int from takings_for_stay(b.id) t) as taken_at_desk
    from bookings b join users u on u.id = b.user_id join hotels h on h.id = b.hotel_id join cities c on c.id = h.city_id
      left join hotel_notices n on n.booking_id = b.id left join visits v on v.booking_id = b.id
      left join relocations r on r.booking_id = b.id
    where b.id = ${bookingId}::uuid`.execute(db)
  return rows[0]
}

const money = (row: Row, { paidLeft, byRules }: { paidLeft: number; byRules: number }): OfficeBooking['money'] => ({
  room: row.room,
  discounts: row.discounts,
  tax: row.tax,
  total: row.total,
  extra_hours: row.extra_hours,
  paid: row.paid,
  refunded: row.refunded,
  due_at_desk: row.due_at_desk,
  taken_at_desk: row.taken_at_desk,
  can_refund: paidLeft,
  by_rules: byRules,
})

/** Reads everything the office sees of a booking; undefined for a missing one. */
export async function readOfficeBooking(
  services: Services,
  { operatorId }: Pick<Operator, 'operatorId'>,
  bookingId: string,
): Promise<OfficeBooking | undefined> {
  const { db, clock } = services
  const now = clock.now()
  const [row, facts] = [
    await readRow(services, bookingId),
    await readFacts(services, db, { bookingId, wish: null }, now),
  ]
  if (!row || !facts) return undefined
  const given = await readGivenAway(db, { operatorId, bookingId }, now)
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    guest: { id: row.user_id, name: row.name, phone: maskPhone(row.phone) },
    hotel: { id: row.hotel_id, name: row.hotel, slug: row.slug, city: row.city },
    slot: row.slot,
    days: row.days,
    rooms: row.rooms,
    guests: row.guests,
    room_numbers: row.room_numbers,
    checkin: toIstIso(row.checkin_at),
    checkout: toIstIso(row.leaves_at),
    booked_at: toIstIso(row.created_at),
    has_bathtub: row.has_bathtub,
    visit: facts.visit,
    is_seen: row.is_seen,
    is_no_show: facts.isNoShow,
    is_objected: facts.isObjected,
    change_deadline: toIstIso(facts.changeUntil),
    is_past_deadline: row.status === 'completed' && now >= facts.changeUntil && row.checkin_at > now,
    money: money(row, { paidLeft: facts.paidLeft, byRules: refundByRules(facts, now) }),
    moved: { from: row.moved_from, to: row.moved_to },
    acts: possibleActions(facts, now),
    limit: { used_here: given.onBooking, left: remainingLimit(await readLimits(db), given) },
    proposals: await readWaitingProposals(db, { bookingId, operatorId }),
    timeline: await readOfficeTimeline(db, bookingId),
  }
}
