import type { Booking, ExtensionBill, ExtensionRequest } from '#contract/bookings.ts'
import { checkConfirmation } from '#domain/attendance/attended.ts'
import { allowedActions, listingOf, partnerActions, type BookingAction } from '#domain/bookings/booking-status.ts'
import type { ExtensionBill as ExtensionBillOfDomain } from '#domain/bookings/extension.ts'
import { hoursAnswerUntil } from '#domain/desk/added-hours.ts'
import { moveVisit } from '#domain/desk/visit.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { causeOfReason } from '#domain/payments/refund-cause.ts'
import { SITE } from '#domain/site.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { changeableStay } from './move-booking.ts'
import { presentBill } from '../bills/present-bill.ts'
import { presentPicture } from '../hotels/present-hotel.ts'
import { welcomeState } from '#domain/welcome/welcome-answer.ts'
import { claimsOf } from '#domain/vouchers/voucher-claims.ts'
import type { VoucherSigner } from '../../ports/voucher-signer.ts'
import { presentAtHotel } from './at-hotel.ts'
import { stayAskedAbout } from './welcome-facts.ts'
import type { BookingRow, ExtensionJson, ModificationJson, RefundRow } from './booking-rows.ts'

const presentRefund = (refund: RefundRow): Booking['refunds'][number] => ({
  id: refund.id,
  amount: refund.amount,
  status: refund.status,
  cause: causeOfReason(refund.reason),
  reference: refund.reference,
  dueBy: toIstIso(new Date(refund.due_by)),
})

/**
 * Picks the phone to show: the reception's for the owner of a confirmed booking and for a partner who accepted, else
 * our support's. A partner who has not accepted may be a stranger whose number was mistyped (decision 0021).
 */
function phoneFor(row: BookingRow): Pick<Booking['hotel'], 'phone' | 'phone_of'> {
  const isExpected = row.status === 'completed' && (row.role === 'owner' || row.partner_status === 'accepted')
  return isExpected && row.hotel_phone !== null
    ? { phone: row.hotel_phone, phone_of: 'hotel' }
    : { phone: SITE.supportPhone, phone_of: 'uncle' }
}

const presentBookedHotel = (row: BookingRow): Booking['hotel'] => ({
  id: row.hotel_id,
  name: row.hotel_name,
  slug: row.hotel_slug,
  address: row.hotel_address,
  city: row.city_name,
  cityNames: row.city_names,
  locality: row.locality_name,
  localityNames: row.locality_names,
  ...phoneFor(row),
  location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  _pictures: row.pictures.map(presentPicture),
  has_love_kit: row.hotel_love_kit,
  custom_slot_1: row.custom_slot_1,
  custom_slot_2: row.custom_slot_2,
})

const billOf = (row: BookingRow) =>
  presentBill({
    roomTotal: row.room_total,
    bathtubCharge: row.bathtub_charge,
    discount: row.discount,
    hotelDiscount: row.hotel_discount,
    referralDiscount: row.referral_discount,
    serviceTax: row.service_tax,
    taxPercent: row.tax_percent,
    credits: row.credits,
    total: row.total,
    payableNow: row.payable_now,
    payAtHotel: row.pay_at_hotel_amount,
  })

export const presentExtensionBill = (bill: ExtensionBillOfDomain, leavesAt: Date): ExtensionBill => ({
  hours: bill.hours,
  price_per_hour: bill.pricePerHour,
  room_total: bill.roomTotal,
  serviceTax: bill.serviceTax,
  tax_rate: bill.taxPercent,
  total: bill.total,
  payable_now: bill.total,
  checkout_date: toIstIso(leavesAt),
})

const isWaiting = (status: ExtensionJson['status']) => status === 'requested' || status === 'acknowledged'

/** Presents extra hours as agreed, with their payment page while they are unpaid. */
function presentExtension(extension: ExtensionJson, row: BookingRow, now: Date): ExtensionRequest {
  const holdExpiresAt = extension.hold_expires_at === null ? null : new Date(extension.hold_expires_at)
  const isPayable = isWaiting(extension.status) && holdExpiresAt !== null && holdExpiresAt > now
  const bill = {
    pricePerHour: extension.room_total / (extension.hours * row.rooms),
    hours: extension.hours,
    roomTotal: extension.room_total,
    serviceTax: extension.service_tax,
    taxPercent: extension.tax_percent,
    total: extension.total,
  }
  return {
    id: extension.id,
    status: extension.status,
    hours: extension.hours,
    bill: presentExtensionBill(bill, new Date(extension.ends_at)),
    pay_at: extension.pay_at,
    hold_expires_at: isPayable ? toIstIso(holdExpiresAt) : null,
    payment_url: isPayable ? extension.checkout_url : null,
  }
}

function presentModification(modification: ModificationJson, now: Date): Booking['modification'] {
  const holdExpiresAt = new Date(modification.hold_expires_at)
  if (holdExpiresAt <= now) return null
  return {
    id: modification.id,
    checkin_date: toIstIso(new Date(modification.checkin_at)),
    checkout_date: toIstIso(new Date(modification.checkout_at)),
    difference: modification.difference,
    hold_expires_at: toIstIso(holdExpiresAt),
    payment_url: modification.checkout_url,
  }
}

/** Whether the action is still possible: guests who are in their room can no longer be turned away. */
const isStillPossible = (action: BookingAction, { visit }: BookingRow): boolean =>
  action !== 'turned_away' || (visit !== 'here' && visit !== 'left')

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/**
 * Reduces a booking to a partner's view: hotel, times, state and the owner's first name, without money or guests'
 * names. Only a partner who accepted sees the code (decisions, "Booking partner").
 */
function withoutMoney(booking: Booking, row: BookingRow, now: Date): Booking {
  const invite = row.partner_status ?? 'invited'
  const period = { start: row.checkin_at, end: row.leaves_at }
  return {
    ...booking,
    // The owner may have mistyped the number: show a stranger no code for the desk.
    short_id: invite === 'accepted' ? booking.short_id : '',
    couponId: null,
    guests: [],
    name: firstName(row.user_name),
    actions: [...partnerActions({ status: row.status, period }, invite, now)],
    payment_url: null,
    refunds: [],
    partner: null,
    partner_declined: false,
    extension: null,
    extensionRequest: null,
    hours_asked: null,
    extra_hours_paid: 0,
    modification: null,
    review: null,
    relocation: null,
    has_invoice: false,
    invoice_company: null,
    at_hotel: null,
    bill: null,
    user: { id: row.user_id, name: firstName(row.user_name) },
  }
}

/** Returns the voucher, which both guests of a future or current stay can show. */
function voucherFor(row: BookingRow, now: Date, { sign }: Vouchers): string | null {
  const isGuest = row.role === 'owner' || row.partner_status === 'accepted'
  if (!isGuest || row.status !== 'completed' || now >= row.leaves_at) return null
  return sign(claimsOf({ code: row.short_id, hotelId: row.hotel_id, checkin: row.checkin_at, leaves: row.leaves_at }))
}

type Vouchers = Pick<VoucherSigner, 'sign'>

/** Presents a booking under the specification's field names, with what the caller may do now. */
export function presentBooking(row: BookingRow, now: Date, vouchers: Vouchers): Booking {
  const booking = { ...presentOwnBooking(row, now), voucher: voucherFor(row, now, vouchers) }
  return row.role === 'owner' ? booking : withoutMoney(booking, row, now)
}

function presentVisit(row: BookingRow, now: Date): Booking['visit'] {
  if (row.visit === null) return null
  const { visit: status, arrived_at: arrivedAt, left_at: leftAt, no_show_at: noShowAt, objected_at: objectedAt } = row
  const visited = {
    status: row.status,
    period: changeableStay(row).period,
    visit: { status, arrivedAt, leftAt, noShowAt, objectedAt },
    hasCase: row.relocation !== null,
    isScanned: row.is_scanned,
  }
  return {
    status,
    arrived_at: arrivedAt && toIstIso(arrivedAt),
    left_at: leftAt && toIstIso(leftAt),
    can_object: row.role === 'owner' && moveVisit(visited, 'object', now).ok,
    has_objected: objectedAt !== null,
  }
}

/**
 * Whether to ask the owner if they came. The question is not asked after a scan of the voucher, or once they have
 * answered.
 */
const canConfirm = (row: BookingRow, now: Date): boolean =>
  row.role === 'owner' &&
  !row.is_scanned &&
  !row.is_confirmed &&
  checkConfirmation({ status: row.status, period: { start: row.checkin_at, end: row.leaves_at } }, now).ok

function hoursAskedOf({ status, hours_asked: asked, leaves_at }: BookingRow, now: Date): Booking['hours_asked'] {
  if (!asked || status !== 'completed' || now >= hoursAnswerUntil(leaves_at)) return null
  return { ...asked, until: toIstIso(new Date(asked.until)) }
}

function presentOwnBooking(row: BookingRow, now: Date): Omit<Booking, 'voucher'> {
  const extension = row.extension && presentExtension(row.extension, row, now)
  const { period, changeUntil } = changeableStay(row)
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
    role: row.role,
    leaves_at: toIstIso(row.leaves_at),
    listing: listingOf(row.status, row.leaves_at, now) ?? null,
    actions: allowedActions({ status: row.status, period, changeUntil }, now).filter((action) =>
      isStillPossible(action, row),
    ),
    change_deadline: toIstIso(changeUntil),
    cancel_hours: row.cancel_hours,
    hold_expires_at: row.hold_expires_at && row.status === 'pending' ? toIstIso(row.hold_expires_at) : null,
    payment_url: isPayable ? row.checkout_url : null,
    fastCheckInStatus: row.partner_status,
    partner: row.partner_phone === null ? null : { phone: row.partner_phone },
    partner_declined: row.partner_declined,
    extension: extension && extension.status !== 'cancelled' ? extension.id : null,
    extensionRequest: extension,
    hours_asked: hoursAskedOf(row, now),
    extra_hours_paid: row.extra_hours_paid,
    modification: row.modification && presentModification(row.modification, now),
    userRequest: row.user_request && { ...row.user_request, id: String(row.user_request.id) },
    review: row.review && {
      id: row.review.id,
      rating: row.review.rating,
      review: row.review.body,
      is_taken_back: row.review.is_taken_back,
    },
    refunds: row.refunds.map(presentRefund),
    desk_looks: row.desk_looks.map(({ at, of }) => ({ at: toIstIso(new Date(at)), of })),
    relocation: row.relocation,
    visit: presentVisit(row, now),
    at_hotel: presentAtHotel(row.at_hotel),
    can_confirm: canConfirm(row, now),
    has_confirmed: row.is_confirmed,
    welcome: row.role === 'owner' ? welcomeState(stayAskedAbout(row), now) : null,
    has_invoice: row.has_invoice,
    invoice_company: row.invoice_company,
    hotel_seen_at: row.hotel_seen_at && toIstIso(row.hotel_seen_at),
    created_at: toIstIso(row.created_at),
    hotel: presentBookedHotel(row),
    bill: billOf(row),
    user: { id: row.user_id, name: row.user_name },
  }
}
