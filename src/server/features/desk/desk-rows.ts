import { sql, type RawBuilder } from 'kysely'
import type { RegisterLine } from '#contract/register-line.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { TakingMethod } from '#domain/desk/takings.ts'
import type { OpenCase } from '#domain/desk/day-lists.ts'
import type { Company } from '#domain/tax-documents/company-on-invoice.ts'
import type { VisitStatus } from '#domain/desk/visit.ts'
import type { TurnedAwayAnswer } from '#domain/relocations/money-back.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '../../services.ts'
import { isOpen, openLinesOf } from '../register-lines/register-lines.ts'

/** A paid booking as the desk reads it. Presenting it removes what the desk may not see yet. */
export type DeskBookingRow = {
  id: string
  short_id: string
  hotel_id: number
  status: BookingStatus
  slot: SlotIndex
  days: number
  rooms: number
  guests: number
  has_bathtub: boolean
  has_love_kit: boolean
  checkin_at: Date
  leaves_at: Date
  /** the end of the stay without hours that the desk added and the guests have not agreed to */
  agreed_until: Date
  booked_at: Date
  guest_name: string
  /** what the booking itself owes at the desk, and the hours that the desk added */
  due_at_desk: number
  /** total of the extras, all of which belongs to the hotel */
  extras: number
  taken: number
  extra_hours: number
  room_numbers: string[]
  is_superfast: boolean
  papers_in: number
  registered: number
  visit: VisitStatus
  seen_at: Date | null
  still_here_at: Date | null
  arrived_at: Date | null
  left_at: Date | null
  no_show_at: Date | null
  objected_at: Date | null
  has_case: boolean
  open_case: OpenCase | null
  is_scanned: boolean
}

const columns = sql`b.id, b.short_id, b.hotel_id, b.status, b.slot, b.days, b.rooms, b.guests, b.has_bathtub, b.has_love_kit,
  b.checkin_at, b.leaves_at, agreed_until(b.id) as agreed_until, coalesce(b.completed_at, b.created_at) as booked_at, b.guest_name,
  due_at_desk(b.id) as due_at_desk, 
  (select coalesce(sum(x.quantity * x.price), 0)::int from desk_extras x where x.booking_id = b.id) as extras,
  (select coalesce(sum(t.amount), 0)::int from desk_takings t where t.booking_id = b.id) as taken,
  (select coalesce(sum(e.hours), 0)::int from extensions e where e.booking_id = b.id and e.status = 'paid') as extra_hours,
  coalesce((select json_agg(distinct r.number order by r.number) from stays s join rooms r on r.id = s.room_id
    where s.booking_id = b.id and s.status = 'booked' and not exists (select 1 from room_visits later where later.booking_id = b.id
      and later.room_id <> s.room_id and lower(later.present) >= upper(s.period))), '[]'::json) as room_numbers,
  exists (select 1 from user_requests q where q.booking_id = b.id and q.type = 'checkin' and q.status in ('confirmed', 'done'))
    as is_superfast,
  (select count(*)::int from (select b.user_id as id union select p.user_id from booking_partners p
      where p.booking_id = b.id and p.status = 'accepted' and p.user_id is not null) g join users u on u.id = g.id
    where exists (select 1 from pictures i where i.owner_id = u.id and i.kind = 'identity' and i.destroyed_at is null)
      and exists (select 1 from pictures i where i.id = u.profile_picture_id and i.destroyed_at is null)) as papers_in,
  (select count(*)::int from register_entries e where e.booking_id = b.id and ${isOpen}) as registered,
  coalesce(v.status, 'expected') as visit, v.seen_at, v.still_here_at, v.arrived_at, v.left_at, v.no_show_at, v.objected_at,
  exists (select 1 from relocations k where k.booking_id = b.id) as has_case,
  (select k.cause from relocations k where k.booking_id = b.id and k.outcome is null and k.cause in ('turned_away', 'cannot_take')) as open_case,
  exists (select 1 from voucher_scans w where w.booking_id = b.id) as is_scanned`

/** Hours that the desk added: those that await the guests' answer, or else those that they refused last. */
const addedHours = sql`(
  select json_build_object('hours', sum(e.hours), 'until', max(e.ends_at), 'is_refused', e.refused_at is not null)
  from extensions e where e.booking_id = b.id and e.pay_at = 'desk' and e.agreed_at is null and (e.status = 'paid' or e.refused_at is not null)
  group by e.refused_at order by e.refused_at desc nulls first limit 1)`

const from = sql`from bookings b left join visits v on v.booking_id = b.id`

/** The longest stay that the database accepts (`bookings_longest_stay`), without extra hours. */
const LONGEST_STAY = sql`interval '31 days'`

/**
 * Selects the bookings `b` of a hotel whose stay ends at `since` or later and, if given, begins before `until`. Stays
 * without extra hours are found by a range of check-in times, extended ones by their index (`bookings_extended`).
 */
export function stayMeets(hotelId: number, { since, until }: { since: Date; until?: Date }): RawBuilder<boolean> {
  const ofHotel = sql`select m.id from bookings m where m.hotel_id = ${hotelId} and m.leaves_at >= ${since}
    ${until ? sql`and m.checkin_at < ${until}` : sql``}`
  return sql<boolean>`b.id = any(array(
    ${ofHotel} and m.checkin_at >= ${since}::timestamptz - ${LONGEST_STAY}
    union all ${ofHotel} and m.extended_until is not null))`
}

/** Selects the bookings `b` of a hotel whose guests are in their rooms now, however long ago they came. */
export const guestsAreHere = (hotelId: number): RawBuilder<boolean> =>
  sql<boolean>`b.id = any(array(select g.booking_id from visits g where g.hotel_id = ${hotelId} and g.status = 'here'))`

/** Reads the confirmed bookings of a hotel that match these conditions, earliest check-in first. */
export async function readDeskRows(db: Db, hotelId: number, where: RawBuilder<boolean>): Promise<DeskBookingRow[]> {
  const { rows } = await sql<DeskBookingRow>`
    select ${columns} ${from}
    where b.hotel_id = ${hotelId} and b.status = 'completed' and ${where}
    order by b.checkin_at, b.id limit 500`.execute(db)
  return rows
}

export type DeskBookingDetails = DeskBookingRow & {
  phone: string
  guest_names: string[]
  room_total: number
  bathtub_charge: number
  off: number
  service_tax: number
  tax_percent: number
  payable_now: number
  extra_hours_total: number
  extra_hours_paid: number
  ids_seen: 'superfast' | 'originals' | null
  added_hours: { hours: number; until: string; is_refused: boolean } | null
  invoice_company: Pick<Company, 'gstin' | 'name'> | null
  takings: {
    id: number
    amount: number
    method: TakingMethod
    receipt: string | null
    by: string
    at: string
    reason: string | null
    is_corrected: boolean
  }[]
  turned_away: { said: TurnedAwayAnswer | null; asked_at: string | null; disputed_at: string | null } | null
  register: RegisterLine[]
}

/** Reads one booking of this hotel, even if it was cancelled after payment. */
export async function readDeskBooking(
  db: Db,
  hotelId: number,
  bookingId: string,
): Promise<DeskBookingDetails | undefined> {
  const { rows } = await sql<DeskBookingDetails>`
    select ${columns}, u.phone, ${addedHours} as added_hours, v.ids_seen, b.room_total, b.bathtub_charge, b.discount + b.referral_discount + b.credits as off,
      b.service_tax, b.tax_percent, b.payable_now,
      (select coalesce(sum(e.total), 0)::int from extensions e where e.booking_id = b.id and e.status = 'paid') as extra_hours_total,
      (select coalesce(sum(e.total), 0)::int from extensions e where e.booking_id = b.id and e.status = 'paid' and e.pay_at = 'online')
        as extra_hours_paid,
      coalesce((select json_agg(g.name order by g.position) from booking_guests g where g.booking_id = b.id), '[]'::json)
        as guest_names,
      (select json_build_object('gstin', k.gstin, 'name', k.legal_name) from tax_companies k where k.booking_id = b.id) as invoice_company,
      ${openLinesOf(sql`e.booking_id = b.id`)} as register,
      coalesce((select json_agg(json_build_object('id', t.id, 'amount', t.amount, 'method', t.method, 'receipt', t.receipt,
          'by', w.name, 'at', t.taken_at, 'reason', t.reason, 'is_corrected', t.corrects is not null
            or exists (select 1 from desk_takings back where back.corrects = t.id)) order by t.taken_at, t.id)
        from desk_takings t join hotel_staff w on w.id = t.staff_id where t.booking_id = b.id), '[]'::json) as takings,
      (select json_build_object('said', k.hotel_said, 'asked_at', k.money_asked_at, 'disputed_at', k.disputed_at)
        from relocations k where k.booking_id = b.id and k.cause = 'turned_away'
          and (k.outcome is null or (k.rest > 0 and k.rest_settled_at is null))) as turned_away
    ${from} join users u on u.id = b.user_id
    where b.id = ${bookingId}::uuid and b.hotel_id = ${hotelId} and b.completed_at is not null
      and b.status in ('completed', 'cancelled')`.execute(db)
  return rows[0]
}
