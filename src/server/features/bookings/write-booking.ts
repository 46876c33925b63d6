import { randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { commitWithStatement } from '#db/pipelined-client.ts'
import { holdExpiry } from '#domain/bookings/holds.ts'
import { spokenCode } from '#domain/kernel/spoken-code.ts'
import type { Quote } from '../bills/quote-stay.ts'
import { paymentColumns, type UnopenedPayment } from '../payments/start-payment.ts'
import { billColumns } from './bill-columns.ts'
import type { BookingRequest } from './booking-request.ts'
import type { BookingRow } from './booking-rows.ts'
import type { NoticeRecipient } from './move-booking.ts'
import { withBooking } from './return-path.ts'

/** Length of the code that a guest says at the desk. */
export const SHORT_ID_LENGTH = 8

/** The result of a booking; a payment row exists only if something is due. */
export type CreatedBooking = { bookingId: string; paymentId: string }

/** A booking about to be written. `holdUntil` is null if nothing is due: the booking is then confirmed immediately. */
export type BookingDraft = CreatedBooking & {
  shortId: string
  request: BookingRequest
  quote: Quote
  now: Date
  holdUntil: Date | null
}

export const draftBooking = (draft: Omit<BookingDraft, 'holdUntil' | 'shortId'>): BookingDraft => ({
  ...draft,
  shortId: spokenCode(SHORT_ID_LENGTH, randomInt),
  holdUntil: draft.quote.bill.payableNow > 0 ? holdExpiry(draft.now) : null,
})

/** The hotel's fields that the response to a booking contains but the quote does not. */
export type BookedHotel = Pick<
  BookingRow,
  | 'hotel_slug'
  | 'hotel_address'
  | 'city_name'
  | 'city_names'
  | 'locality_name'
  | 'locality_names'
  | 'lat'
  | 'lng'
  | 'custom_slot_1'
  | 'custom_slot_2'
  | 'pictures'
  | 'hotel_phone'
>

function bookingColumns(draft: BookingDraft): object {
  const { request, quote, now, holdUntil } = draft
  const { hotel } = quote
  return {
    id: draft.bookingId,
    short_id: draft.shortId,
    user_id: request.userId,
    hotel_id: hotel.id,
    city_id: hotel.cityId,
    slot: request.stay.slot,
    checkin_at: request.stay.period.start,
    checkout_at: request.stay.period.end,
    days: request.stay.days,
    rooms: request.rooms,
    guests: request.guests,
    has_bathtub: request.hasBathtub,
    pay_at_hotel: quote.payAtHotel,
    has_love_kit: request.hasLoveKit && hotel.hasLoveKit,
    coupon_id: quote.coupon?.id ?? null,
    referral_code: quote.referralCode,
    status: holdUntil ? 'pending' : 'completed',
    hold_expires_at: holdUntil,
    completed_at: holdUntil ? null : now,
    guest_name: request.guest.name,
    guest_email: request.guest.email,
    guest_gender: request.guest.gender,
    guest_city: request.guest.city,
    slot_price: quote.slotPrice,
    ...billColumns(quote.bill),
    tax_slabs: quote.bill.slabs.length > 1 ? quote.bill.slabs : null,
    lead_id: request.leadId,
    created_at: now,
    updated_at: now,
  }
}

/** Returns the payment of a booking; null if nothing is due. */
export function unopenedPayment(draft: BookingDraft): UnopenedPayment | null {
  const { request, quote, holdUntil, bookingId, shortId } = draft
  if (!holdUntil) return null
  const { name, email, phone } = request.guest
  return {
    id: draft.paymentId,
    amount: quote.bill.payableNow,
    returnPath: withBooking(request.returnPath, { bookingId, hotelId: quote.hotel.id }),
    expiresAt: holdUntil,
    shortId,
    customer: { name, email, phone },
  }
}

/** Builds the recipient of a confirmation, which goes to the phone and to the address typed with the booking. */
export const confirmationNotice = ({
  bookingId,
  shortId,
  request: { stay, guest },
}: BookingDraft): NoticeRecipient => ({
  id: bookingId,
  short_id: shortId,
  checkin_at: stay.period.start,
  leaves_at: stay.period.end,
  phone: guest.phone,
  language: guest.language,
  news_by: guest.newsBy,
  guest_name: guest.name,
  guest_email: guest.email,
  verified_email: null,
})

/**
 * Writes the booking and everything that belongs to it: rooms, guests, event, coupon use, spent credits and the
 * payment's row. Throws the database's error if there are too few rooms.
 */
export async function writeBooking(
  trx: Transaction<DB>,
  draft: BookingDraft,
  end: 'commit' | 'continue',
): Promise<BookedHotel> {
  const payment = unopenedPayment(draft)
  const asked = payment && paymentColumns({ ...payment, now: draft.now })
  const { rows } = await sql<BookedHotel>`${end === 'commit' ? commitWithStatement : sql``}
    select h.*, (select contact.reception_phone from hotel_contacts contact where contact.hotel_id = ${draft.quote.hotel.id}) as hotel_phone,
      (select c.names from cities c where c.id = ${draft.quote.hotel.cityId}) as city_names,
      (select l.names from localities l join hotels own on own.locality_id = l.id where own.id = ${draft.quote.hotel.id}) as locality_names
    from write_booking(${JSON.stringify(bookingColumns(draft))}::jsonb, ${draft.request.guestNames}::text[],
      ${asked && JSON.stringify(asked)}::jsonb) h`.execute(trx)
  const hotel = rows[0]
  if (!hotel) throw new Error(`the hotel of booking ${draft.bookingId} is gone`)
  return hotel
}
