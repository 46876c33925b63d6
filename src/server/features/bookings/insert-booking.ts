import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { holdExpiry } from '#domain/bookings/holds.ts'
import { spokenCode } from '#domain/kernel/spoken-code.ts'
import type { Quote } from '../bills/quote-stay.ts'
import { openPayment } from '../payments/start-payment.ts'
import { billColumns } from './bill-columns.ts'
import type { BookingRequest } from './booking-request.ts'
import { withBooking } from './return-path.ts'
import type { WantedRooms } from './take-rooms.ts'

/** What a guest says at the desk. */
const SHORT_ID_LENGTH = 8

/** Write a payment row only where something is due. */
export type CreatedBooking = { bookingId: string; paymentId: string }

/** A booking about to be written. `holdUntil` is null when nothing is due: the booking is confirmed at once. */
export type BookingDraft = CreatedBooking & { request: BookingRequest; quote: Quote; now: Date; holdUntil: Date | null }

export const draftBooking = (draft: Omit<BookingDraft, 'holdUntil'>): BookingDraft => ({
  ...draft,
  holdUntil: draft.quote.bill.payableNow > 0 ? holdExpiry(draft.now) : null,
})

/** Rooms are held as long as the booking waits for money. */
export const wantedRooms = ({ bookingId, request, quote, holdUntil }: BookingDraft): WantedRooms => ({
  bookingId,
  hotelId: quote.hotel.id,
  cityId: quote.hotel.cityId,
  rooms: request.rooms,
  hasBathtub: request.hasBathtub,
  period: request.stay.period,
  status: holdUntil ? 'held' : 'booked',
})

export async function insertBooking(trx: Transaction<DB>, draft: BookingDraft): Promise<void> {
  const { request, quote, now, holdUntil } = draft
  const { hotel } = quote
  await trx
    .insertInto('bookings')
    .values({
      id: draft.bookingId,
      short_id: spokenCode(SHORT_ID_LENGTH, randomInt),
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
      coupon_id: quote.couponId,
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
      lead_id: request.leadId,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Everything a booking has from its first moment: guests, event, coupon use, spent credits, and the payment row. */
export async function insertBelongings(trx: Transaction<DB>, draft: BookingDraft): Promise<void> {
  const { bookingId, request, now, holdUntil } = draft
  const guests = request.guestNames.map((name, position) => ({ booking_id: bookingId, position, name }))
  await trx.insertInto('booking_guests').values(guests).execute()
  await trx
    .insertInto('booking_events')
    .values({ booking_id: bookingId, kind: 'created', to_status: holdUntil ? 'pending' : 'completed', at: now })
    .execute()
  await redeemCoupon(trx, draft)
  await spendCredits(trx, draft)
  if (holdUntil) await askForMoney(trx, draft, holdUntil)
}

async function redeemCoupon(trx: Transaction<DB>, { bookingId, request, quote, now }: BookingDraft): Promise<void> {
  if (quote.couponId === null) return
  await trx
    .insertInto('coupon_uses')
    .values({ booking_id: bookingId, coupon_id: quote.couponId, user_id: request.userId, created_at: now })
    .execute()
}

async function spendCredits(trx: Transaction<DB>, { bookingId, request, quote, now }: BookingDraft): Promise<void> {
  if (quote.bill.credits === 0) return
  await trx
    .insertInto('credit_entries')
    .values({
      user_id: request.userId,
      booking_id: bookingId,
      kind: 'spent',
      amount: -quote.bill.credits,
      created_at: now,
    })
    .execute()
}

const askForMoney = (trx: Transaction<DB>, draft: BookingDraft, expiresAt: Date): Promise<void> =>
  openPayment(trx, {
    id: draft.paymentId,
    bookingId: draft.bookingId,
    of: { purpose: 'booking' },
    userId: draft.request.userId,
    amount: draft.quote.bill.payableNow,
    returnPath: withBooking(draft.request.returnPath, { bookingId: draft.bookingId, hotelId: draft.quote.hotel.id }),
    expiresAt,
    now: draft.now,
  })
