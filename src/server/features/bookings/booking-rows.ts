import { sql, type RawBuilder } from 'kysely'
import type { BOOKING_LISTS } from '#contract/bookings.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { unreachable } from '#domain/kernel/result.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '../../services.ts'
import type { PicturePair } from '../hotels/present-hotel.ts'

export type RefundRow = {
  id: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  reference: string | null
  due_by: string
}

export type BookingRow = {
  id: string
  short_id: string
  user_id: string
  user_name: string
  hotel_id: number
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
  checkout_url: string | null
  partner_status: 'invited' | 'accepted' | 'cancelled' | 'declined' | null
  refunds: RefundRow[]
  room_total: number
  bathtub_charge: number
  discount: number
  referral_discount: number
  service_tax: number
  credits: number
  total: number
  payable_now: number
  pay_at_hotel_amount: number
  hotel_name: string
  hotel_slug: string
  hotel_address: string
  city_name: string
  locality_name: string
  lat: number | null
  lng: number | null
  pictures: PicturePair[]
  hotel_love_kit: boolean
  custom_slot_1: number
  custom_slot_2: number
}

const columns = sql`b.id, b.short_id, b.user_id, u.name as user_name, b.hotel_id, coupon.code as coupon_code, b.checkin_at, b.checkout_at,
  b.leaves_at, b.slot, b.slot_price, b.days, b.rooms, b.guests, b.guest_name, b.has_bathtub, b.pay_at_hotel, b.has_love_kit, b.status,
  b.hold_expires_at, b.created_at, partner.status as partner_status, b.room_total, b.bathtub_charge, b.discount, b.referral_discount,
  b.service_tax, b.credits, b.total, b.payable_now, b.pay_at_hotel_amount, h.name as hotel_name, h.slug as hotel_slug,
  h.address as hotel_address, c.name as city_name, l.name as locality_name, h.lat, h.lng, h.has_love_kit as hotel_love_kit,
  h.custom_slot_1, h.custom_slot_2,
  (select p.checkout_url from payments p where p.booking_id = b.id and p.purpose = 'booking' and p.status = 'open'
    order by p.created_at desc limit 1) as checkout_url,
  coalesce((select json_agg(g.name order by g.position) from booking_guests g where g.booking_id = b.id), '[]'::json) as guest_names,
  coalesce((select json_agg(json_build_object('id', r.id, 'amount', r.amount, 'status', r.status, 'reference', r.reference, 'due_by', r.due_by)
    order by r.created_at) from refunds r join payments p on p.id = r.payment_id where p.booking_id = b.id), '[]'::json) as refunds,
  coalesce((select json_agg(json_build_array(g.name, g.alt) order by g.position)
    from hotel_pictures g where g.hotel_id = h.id), '[]'::json) as pictures`

const sources = sql`bookings b join users u on u.id = b.user_id join hotels h on h.id = b.hotel_id join cities c on c.id = h.city_id
  join localities l on l.id = h.locality_id left join coupons coupon on coupon.id = b.coupon_id
  left join booking_partners partner on partner.booking_id = b.id and partner.status in ('invited', 'accepted')`

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** A booking of this user; somebody else's is as if it did not exist. */
export async function findBooking(db: Db, bookingId: string, userId: string): Promise<BookingRow | undefined> {
  if (!isUuid(bookingId)) return undefined
  const { rows } = await sql<BookingRow>`
    select ${columns} from ${sources} where b.id = ${bookingId}::uuid and b.user_id = ${userId}::uuid`.execute(db)
  return rows[0]
}

export type BookingList = (typeof BOOKING_LISTS)[number]

/** The lists of specification §4, and the unpaid holds that can still be paid. */
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
    case undefined:
      return sql`b.status in ('completed', 'cancelled')`
    default:
      return unreachable(list)
  }
}

export async function findBookings(
  db: Db,
  asked: { userId: string; list: BookingList | undefined; limit: number; skip: number; now: Date },
): Promise<BookingRow[]> {
  const order =
    asked.list === 'upcoming' || asked.list === 'unpaid' ? sql`b.checkin_at, b.id` : sql`b.checkin_at desc, b.id`
  const { rows } = await sql<BookingRow>`
    select ${columns} from ${sources} where b.user_id = ${asked.userId}::uuid and ${listCondition(asked.list, asked.now)}
    order by ${order} limit ${asked.limit} offset ${asked.skip}`.execute(db)
  return rows
}
