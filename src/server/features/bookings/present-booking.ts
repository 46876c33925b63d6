import type { Booking } from '#contract/bookings.ts'
import { taxRate } from '#domain/bills/tax.ts'
import { allowedActions, listingOf } from '#domain/bookings/booking-status.ts'
import { changeDeadline } from '#domain/bookings/change-window.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { SITE } from '#domain/site.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { presentBill } from '../bills/present-bill.ts'
import { presentPicture } from '../hotels/present-hotel.ts'
import type { BookingRow, RefundRow } from './booking-rows.ts'

const presentRefund = (refund: RefundRow): Booking['refunds'][number] => ({
  id: refund.id,
  amount: refund.amount,
  status: refund.status,
  reference: refund.reference,
  dueBy: toIstIso(new Date(refund.due_by)),
})

const presentBookedHotel = (row: BookingRow): Booking['hotel'] => ({
  id: row.hotel_id,
  name: row.hotel_name,
  slug: row.hotel_slug,
  address: row.hotel_address,
  city: row.city_name,
  locality: row.locality_name,
  phone: SITE.supportPhone,
  location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  _pictures: row.pictures.map(presentPicture),
  has_love_kit: row.hotel_love_kit,
  custom_slot_1: row.custom_slot_1,
  custom_slot_2: row.custom_slot_2,
})

const billOf = (row: BookingRow) =>
  presentBill(
    {
      roomTotal: row.room_total,
      bathtubCharge: row.bathtub_charge,
      discount: row.discount,
      referralDiscount: row.referral_discount,
      serviceTax: row.service_tax,
      credits: row.credits,
      total: row.total,
      payableNow: row.payable_now,
      payAtHotel: row.pay_at_hotel_amount,
    },
    taxRate(row.slot_price) / 100,
  )

const partnerStatus = ({ partner_status }: BookingRow) =>
  partner_status === 'invited' || partner_status === 'accepted' ? partner_status : null

/** A booking by the specification's names, with what its owner may do now. */
export function presentBooking(row: BookingRow, now: Date): Booking {
  const period = { start: row.checkin_at, end: row.leaves_at }
  const isPayable = row.status === 'pending' && row.hold_expires_at !== null && row.hold_expires_at > now
  return {
    id: row.id,
    short_id: row.short_id,
    hotelId: row.hotel_id,
    userId: row.user_id,
    couponId: row.coupon_code,
    checkin_date: toIstIso(row.checkin_at),
    checkout_date: toIstIso(row.checkout_at),
    slot: row.slot,
    slotId: slotAt(row.slot).bookingSlotId,
    days: row.days,
    roomCount: row.rooms,
    guestsCount: row.guests,
    guests: row.guest_names,
    name: row.guest_name,
    has_bathtub: row.has_bathtub,
    payAtHotel: row.pay_at_hotel,
    has_love_kit: row.has_love_kit,
    status: row.status,
    listing: listingOf(row.status, row.leaves_at, now) ?? null,
    actions: [...allowedActions(row.status, period, now)],
    change_deadline: toIstIso(changeDeadline(row.checkin_at)),
    hold_expires_at: row.hold_expires_at && row.status === 'pending' ? toIstIso(row.hold_expires_at) : null,
    payment_url: isPayable ? row.checkout_url : null,
    fastCheckInStatus: partnerStatus(row),
    refunds: row.refunds.map(presentRefund),
    created_at: toIstIso(row.created_at),
    hotel: presentBookedHotel(row),
    bill: billOf(row),
    user: { id: row.user_id, name: row.user_name },
  }
}
