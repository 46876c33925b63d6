import { isUuid } from '#domain/kernel/uuid.ts'
import { sql, type RawBuilder } from 'kysely'
import type { BOOKING_LISTS } from '#contract/bookings.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { VisitStatus } from '#domain/desk/visit.ts'
import type { RelocationCause, RelocationOutcome } from '#domain/relocations/same-class.ts'
import type { ExtensionStatus } from '#domain/bookings/change-status.ts'
import type { Names } from '#domain/places/names.ts'
import { failedListedFrom } from '#domain/bookings/holds.ts'
import { unreachable } from '#domain/kernel/result.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Company } from '#domain/tax-documents/company-on-invoice.ts'
import type { Db } from '../../services.ts'
import { atHotel, type AtHotelJson } from './at-hotel.ts'
import type { StoredPicture } from '../hotels/present-hotel.ts'
import { welcomeFacts, type WelcomeFactsJson } from './welcome-facts.ts'

export type RefundRow = {
  id: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  reason: string
  reference: string | null
  due_by: string
}

/** When the hotel's desk opened a picture of the user who is reading the booking. */
type DeskViewJson = { at: string; of: 'photo' | 'identity' }

export type ExtensionJson = {
  id: string
  status: ExtensionStatus
  hours: number
  room_total: number
  service_tax: number
  tax_percent: number
  total: number
  ends_at: string
  hold_expires_at: string | null
  pay_at: 'online' | 'desk'
  cancel_hours: number
  grace_until: Date | null
  checkout_url: string | null
}

export type ModificationJson = {
  id: string
  checkin_at: string
  checkout_at: string
  difference: number
  hold_expires_at: string
  cancel_hours: number
  grace_until: Date | null
  checkout_url: string | null
}

export type BookingRow = {
  id: string
  /** the caller's role towards the booking */
  role: 'owner' | 'partner'
  short_id: string
  user_id: string
  user_name: string
  hotel_id: number
  city_id: number
  coupon_code: string | null
  checkin_at: Date
  checkout_at: Date
  leaves_at: Date
  slot: SlotIndex
  slot_price: number
  days: number
  rooms: number
  guests: number
  guest_name: string
  guest_names: string[]
  has_bathtub: boolean
  pay_at_hotel: boolean
  has_love_kit: boolean
  status: BookingStatus
  hold_expires_at: Date | null
  created_at: Date
  /** when the booking was confirmed; until then, when it was created */
  booked_at: Date
  cancel_hours: number
  grace_until: Date | null
  checkout_url: string | null
  partner_status: 'invited' | 'accepted' | null
  partner_phone: string | null
  partner_declined: boolean
  extension: ExtensionJson | null
  hours_asked: { hours: number; total: number; until: string } | null
  extra_hours_paid: number
  modification: ModificationJson | null
  user_request: { id: number; type: string; status: string } | null
  review: { id: number; rating: number; body: string; is_taken_back: boolean } | null
  refunds: RefundRow[]
  desk_looks: DeskViewJson[]
  at_hotel: AtHotelJson | null
  has_invoice: boolean
  invoice_company: Company | null
  hotel_seen_at: Date | null
  relocation: {
    cause: RelocationCause
    outcome: RelocationOutcome | null
    moved_to: string | null
    compensation: { amount: number; is_given: boolean } | null
    rest_waits: number
  } | null
  visit: VisitStatus | null
  arrived_at: Date | null
  left_at: Date | null
  no_show_at: Date | null
  objected_at: Date | null
  is_scanned: boolean
  is_confirmed: boolean
  welcome: WelcomeFactsJson
  room_total: number
  bathtub_charge: number
  discount: number
  hotel_discount: number
  referral_discount: number
  service_tax: number
  tax_percent: number
  credits: number
  total: number
  payable_now: number
  pay_at_hotel_amount: number
  hotel_name: string
  hotel_slug: string
  hotel_address: string
  city_name: string
  city_names: Names
  locality_name: string
  locality_names: Names
  lat: number | null
  lng: number | null
  pictures: StoredPicture[]
  hotel_love_kit: boolean
  /** the hotel reception's number; null if we have none */
  hotel_phone: string | null
  custom_slot_1: number
  custom_slot_2: number
}

const columns = sql`b.id, b.short_id, b.user_id, u.name as user_name, b.hotel_id, b.city_id, coupon.code as coupon_code, b.checkin_at, b.checkout_at,
  b.leaves_at, b.slot, b.slot_price, b.days, b.rooms, b.guests, b.guest_name, b.has_bathtub, b.pay_at_hotel, b.has_love_kit, b.status,
  b.hold_expires_at, b.created_at, b.cancel_hours, b.grace_until, coalesce(b.completed_at, b.created_at) as booked_at, exists (select 1 from tax_documents d where d.booking_id = b.id) as has_invoice,
  (select json_build_object('gstin', k.gstin, 'name', k.legal_name, 'address', k.address) from tax_companies k where k.booking_id = b.id) as invoice_company, ${atHotel} as at_hotel, least(notice.seen_at, visit.seen_at) as hotel_seen_at, visit.status as visit, visit.arrived_at, visit.left_at, visit.no_show_at, visit.objected_at,
  exists (select 1 from voucher_scans s where s.booking_id = b.id) as is_scanned, exists (select 1 from stay_confirmations k where k.booking_id = b.id) as is_confirmed, ${welcomeFacts} as welcome,
  case when moving.booking_id is not null then json_build_object('cause', moving.cause, 'outcome', moving.outcome, 'moved_to', moving.moved_to,
    'compensation', (select json_build_object('amount', k.amount, 'is_given', k.given_at is not null) from compensations k where k.booking_id = moving.booking_id),
    'rest_waits', case when moving.rest_settled_at is null then moving.rest else 0 end) end as relocation, partner.status as partner_status, partner.phone as partner_phone,
  partner.status is null and exists (select 1 from booking_partners d where d.booking_id = b.id and d.status = 'declined') as partner_declined, b.room_total, b.bathtub_charge, b.discount, b.hotel_discount, b.referral_discount,
  b.service_tax, b.tax_percent, b.credits, b.total, b.payable_now, b.pay_at_hotel_amount, h.name as hotel_name, h.slug as hotel_slug,
  h.address as hotel_address, c.name as city_name, c.names as city_names, l.name as locality_name, l.names as locality_names, h.lat, h.lng, h.has_love_kit as hotel_love_kit,
  h.custom_slot_1, h.custom_slot_2, (select contact.reception_phone from hotel_contacts contact where contact.hotel_id = h.id) as hotel_phone,
  (select p.checkout_url from payments p where p.booking_id = b.id and p.purpose = 'booking' and p.status = 'open'
    order by p.created_at desc limit 1) as checkout_url,
  coalesce((select json_agg(g.name order by g.position) from booking_guests g where g.booking_id = b.id), '[]'::json) as guest_names,
  coalesce((select json_agg(json_build_object('id', r.id, 'amount', r.amount, 'status', r.status, 'reason', r.reason, 'reference', r.reference, 'due_by', r.due_by)
    order by r.created_at) from refunds r join payments p on p.id = r.payment_id where p.booking_id in (b.id, b.moved_from)), '[]'::json) as refunds,
  coalesce((select json_agg(json_build_array(g.name, g.alt, g.origin, g.tint) order by g.position)
    from hotel_pictures g where g.hotel_id = h.id), '[]'::json) as pictures,
  (select json_build_object('id', e.id, 'status', e.status, 'hours', e.hours, 'room_total', e.room_total, 'service_tax', e.service_tax, 'tax_percent', e.tax_percent,
      'total', e.total, 'ends_at', e.ends_at, 'hold_expires_at', e.hold_expires_at, 'pay_at', e.pay_at, 'checkout_url',
      (select p.checkout_url from payments p where p.extension_id = e.id and p.status = 'open' limit 1))
    from extensions e where e.booking_id = b.id order by e.status = 'cancelled', e.ends_at desc, e.created_at desc limit 1) as extension,
  (select json_build_object('hours', sum(e.hours), 'total', sum(e.total), 'until', max(e.ends_at)) from extensions e
    where e.booking_id = b.id and e.status = 'paid' and e.pay_at = 'desk' and e.agreed_at is null having count(*) > 0) as hours_asked,
  (select coalesce(sum(e.total), 0)::int from extensions e where e.booking_id = b.id and e.status = 'paid' and e.pay_at = 'online') as extra_hours_paid,
  (select json_build_object('id', m.id, 'checkin_at', m.checkin_at, 'checkout_at', m.checkout_at, 'difference', m.difference,
      'hold_expires_at', m.hold_expires_at, 'checkout_url',
      (select p.checkout_url from payments p where p.modification_id = m.id and p.status = 'open' limit 1))
    from booking_modifications m where m.booking_id = b.id and m.status = 'held') as modification,
  (select json_build_object('id', q.id, 'type', q.type, 'status', q.status) from user_requests q
    where q.booking_id = b.id and q.type = 'checkin' and q.status <> 'cancelled') as user_request,
  (select json_build_object('id', v.id, 'rating', v.rating, 'body', v.body, 'is_taken_back', v.taken_back_at is not null) from reviews v where v.booking_id = b.id) as review`

const belongings = sql`join users u on u.id = b.user_id join hotels h on h.id = b.hotel_id join cities c on c.id = h.city_id
  join localities l on l.id = h.locality_id left join coupons coupon on coupon.id = b.coupon_id
  left join hotel_notices notice on notice.booking_id = b.id left join visits visit on visit.booking_id = b.id
  left join relocations moving on moving.booking_id = b.id
  left join booking_partners partner on partner.booking_id = b.id and partner.status in ('invited', 'accepted')`

const roleOf = (userId: string) =>
  sql<'owner' | 'partner'>`case when b.user_id = ${userId}::uuid then 'owner' else 'partner' end as role`

/**
 * Selects when a desk opened this user's own pictures for booking `b`, and never those of the booking's other guest.
 */
const looksFor = (userId: string) => sql<DeskViewJson[]>`coalesce((
  select json_agg(json_build_object('at', w.viewed_at, 'of', case p.kind when 'profile' then 'photo' else 'identity' end)
    order by w.id) from picture_views w join pictures p on p.id = w.picture_id
  where w.booking_id = b.id and w.staff_id is not null and p.owner_id = ${userId}::uuid), '[]'::json) as desk_looks`

/** Selects the bookings to which this user's phone is invited. */
const invitedTo = (userId: string, statuses: readonly ('invited' | 'accepted')[]) =>
  sql`select i.booking_id from booking_partners i join users me on me.phone = i.phone
    where me.id = ${userId}::uuid and i.status = any(${[...statuses]}::text[])`

/** Finds a booking that this user owns or is invited to; undefined if it does not exist or belongs to somebody else. */
export async function findBooking(db: Db, bookingId: string, userId: string): Promise<BookingRow | undefined> {
  if (!isUuid(bookingId)) return undefined
  const { rows } = await sql<BookingRow>`
    select ${columns}, ${looksFor(userId)}, ${roleOf(userId)} from bookings b ${belongings} where b.id = ${bookingId}::uuid
      and (b.user_id = ${userId}::uuid or b.id in (${invitedTo(userId, ['invited', 'accepted'])}))`.execute(db)
  return rows[0]
}

type BookingList = (typeof BOOKING_LISTS)[number]

/** Builds the condition for a list of specification §4, or for the unpaid holds that can still be paid. */
function listCondition(list: BookingList | undefined, now: Date): RawBuilder<boolean> {
  switch (list) {
    case 'upcoming':
      return sql`b.status = 'completed' and b.leaves_at > ${now}`
    case 'past':
      return sql`b.status = 'completed' and b.leaves_at <= ${now}`
    case 'cancelled':
      return sql`b.status = 'cancelled'`
    case 'unpaid':
      return sql`b.status = 'pending' and b.hold_expires_at > ${now}`
    // Omit a failed booking once the guest has made another one for the same hotel and check-in.
    case 'failed':
      return sql`b.status in ('failed', 'expired') and b.created_at > ${failedListedFrom(now)}
        and not exists (select 1 from bookings again where again.user_id = b.user_id and again.created_at > b.created_at
          and again.hotel_id = b.hotel_id and again.checkin_at = b.checkin_at and again.status in ('pending', 'completed', 'failed', 'expired'))`
    case undefined:
      return sql`b.status in ('completed', 'cancelled')`
    default:
      return unreachable(list)
  }
}

/**
 * Selects the bookings of a list, both own and shared, each through an index. An unanswered invite appears only among
 * the upcoming bookings. Of partners, only those who accepted see how the stay ended (decisions, "Booking partner").
 */
function listedFor(userId: string, list: BookingList | undefined): RawBuilder<unknown> {
  const own = sql`select o.id from bookings o where o.user_id = ${userId}::uuid`
  if (list === 'unpaid' || list === 'failed') return own
  return sql`${own} union ${invitedTo(userId, list === 'upcoming' ? ['invited', 'accepted'] : ['accepted'])}`
}

export type ListRequest = { userId: string; list: BookingList | undefined; limit: number; skip: number }

/** `next_change`: when the guest's next stay or hold ends, even if its booking is not in this list. */
export type ListedBooking = BookingRow & { next_change: Date | null }

type Listing = { userId: string; now: Date }

const nextChange = ({ userId, now }: Listing) => sql`(
  select min(ends.at) from bookings n cross join lateral (values (n.leaves_at), (n.hold_expires_at)) ends (at)
  where n.id in (select o.id from bookings o where o.user_id = ${userId}::uuid union ${invitedTo(userId, ['invited', 'accepted'])})
    and ends.at > ${now}) as next_change`

/** Finds when the guest's next stay or hold ends, because a booking then moves to another list. Null if there is none. */
export async function findNextChange(db: Db, listing: Listing): Promise<Date | null> {
  const { rows } = await sql<Pick<ListedBooking, 'next_change'>>`select ${nextChange(listing)}`.execute(db)
  return rows[0]?.next_change ?? null
}

export async function findBookings(db: Db, asked: ListRequest & { now: Date }): Promise<ListedBooking[]> {
  const order =
    asked.list === 'upcoming' || asked.list === 'unpaid' ? sql`b.checkin_at, b.id` : sql`b.checkin_at desc, b.id`
  // Join the guest's own bookings first: PostgreSQL keeps the order of more than eight joins, and would read
  // everybody's bookings.
  const { rows } = await sql<ListedBooking>`
    select ${columns}, ${looksFor(asked.userId)}, ${roleOf(asked.userId)}, ${nextChange(asked)}
    from (select distinct listed.id from (${listedFor(asked.userId, asked.list)}) listed (id)) mine
      join bookings b on b.id = mine.id ${belongings}
    where ${listCondition(asked.list, asked.now)}
    order by ${order} limit ${asked.limit} offset ${asked.skip}`.execute(db)
  return rows
}
