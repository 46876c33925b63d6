import { graceEnd } from '#domain/bookings/change-window.ts'
import type { BookingRow } from './booking-rows.ts'
import { billColumns } from './bill-columns.ts'
import type { BookedHotel, BookingDraft } from './write-booking.ts'

/** A booking that was just written, so the answer can show it without reading it again. */
export type WrittenBooking = { draft: BookingDraft; hotel: BookedHotel }

/** Fields that are empty in every new booking. */
const NOTHING_YET = {
  partner_status: null,
  partner_phone: null,
  partner_declined: false,
  extension: null,
  extra_hours_paid: 0,
  modification: null,
  user_request: null,
  review: null,
  refunds: [],
  desk_looks: [],
  at_hotel: null,
  has_invoice: false,
  invoice_company: null,
  hotel_seen_at: null,
  relocation: null,
  visit: null,
  arrived_at: null,
  left_at: null,
  no_show_at: null,
  objected_at: null,
  is_scanned: false,
  is_confirmed: false,
  welcome: { isAttended: false, refusal: null, answeredAt: null, countsIn: null },
  hours_asked: null,
}

/** Builds the row that `findBooking` would find; `tests/api/written-row.test.ts` compares the two. */
export function writtenRow({ draft, hotel }: WrittenBooking, checkoutUrl: string | null): BookingRow {
  const { request, quote, holdUntil } = draft
  const { start, end } = request.stay.period
  return {
    ...NOTHING_YET,
    ...hotel,
    ...billColumns(quote.bill),
    id: draft.bookingId,
    role: 'owner',
    short_id: draft.shortId,
    user_id: request.userId,
    user_name: request.guest.accountName,
    hotel_id: quote.hotel.id,
    city_id: quote.hotel.cityId,
    coupon_code: quote.coupon?.code ?? null,
    checkin_at: start,
    checkout_at: end,
    leaves_at: end,
    slot: request.stay.slot,
    slot_price: quote.slotPrice,
    days: request.stay.days,
    rooms: request.rooms,
    guests: request.guests,
    guest_name: request.guest.name,
    guest_names: request.guestNames,
    has_bathtub: request.hasBathtub,
    pay_at_hotel: quote.payAtHotel,
    has_love_kit: request.hasLoveKit && quote.hotel.hasLoveKit,
    status: holdUntil ? 'pending' : 'completed',
    hold_expires_at: holdUntil,
    created_at: draft.now,
    booked_at: draft.now,
    cancel_hours: quote.rule.cancelHours,
    grace_until: holdUntil ? null : graceEnd(quote.rule, draft.now),
    checkout_url: checkoutUrl,
    hotel_name: quote.hotel.name,
    hotel_love_kit: quote.hotel.hasLoveKit,
  }
}
