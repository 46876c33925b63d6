import { sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { billFor, type Bill } from '#domain/bills/bill.ts'
import { checkCoupon, normaliseCouponCode, type Coupon } from '#domain/bills/coupon.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import { MAX_ROOMS } from '#domain/bookings/rooms-and-guests.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { REFERRAL_DISCOUNT } from '#domain/rewards/credits.ts'
import type { Stay } from '#domain/slots/period.ts'
import type { Db } from '../../services.ts'
import { hotelIs } from '../hotels/hotel-rows.ts'
import { couponFor } from './coupons.ts'
import { isFirstBookingOf } from './first-booking.ts'

export type QuoteRequest = {
  hotel: string | number
  stay: Stay
  rooms: number
  hasBathtub: boolean
  payAtHotel: boolean
  couponCode: string | null
  referralCode: string | null
  useCredits: boolean
  /** null for a visitor, without credits or history */
  userId: string | null
  now: Date
  /** the rule of GST in force now */
  taxRule: TaxRule
}

export type QuotedHotel = { id: number; cityId: number; name: string; hasLoveKit: boolean }

export type Quote = {
  hotel: QuotedHotel
  bill: Bill
  slotPrice: Rupees
  couponId: number | null
  referralCode: string | null
  payAtHotel: boolean
}

type HotelForQuote = {
  id: number
  city_id: number
  name: string
  has_bathtub: boolean
  bathtub_charge: number
  has_love_kit: boolean
  only_pay_at_hotel: boolean
  price: number | null
}

async function hotelFor(db: Db, request: QuoteRequest): Promise<HotelForQuote | undefined> {
  const { rows } = await sql<HotelForQuote>`
    select h.id, h.city_id, h.name, h.has_bathtub, h.bathtub_charge, h.has_love_kit, h.only_pay_at_hotel, p.price
    from hotels h left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = ${request.stay.slot}
    where ${hotelIs(request.hotel)} and not h.hidden`.execute(db)
  return rows[0]
}

type GuestStanding = { balance: number; isFirstBooking: boolean; referralCode: string | null }

/** Codes in the forms that guests type and links contain. */
const friendCode = ({ referralCode }: QuoteRequest) => referralCode?.trim().toUpperCase() || null

/** A visitor counts as a new guest: the price shown is the one they pay after signing up. */
async function standingOf(db: Db, request: QuoteRequest): Promise<GuestStanding> {
  const { userId, now } = request
  const referralCode = friendCode(request)
  const { rows } = await sql<{ balance: number; first: boolean; code: string | null }>`
    select coalesce((select balance from credit_balances where user_id = ${userId}::uuid), 0) as balance,
      ${isFirstBookingOf(userId, now)} as first,
      (select friend.refer_code from users friend
        where friend.id is distinct from ${userId}::uuid
          and (friend.id = (select referred_by from users where id = ${userId}::uuid) or friend.refer_code = ${referralCode})
        order by friend.refer_code = ${referralCode} limit 1) as code`.execute(db)
  const row = rows[0]
  return { balance: row?.balance ?? 0, isFirstBooking: row?.first ?? true, referralCode: row?.code ?? null }
}

type UsedCoupon = { id: number; coupon: Coupon } | null

async function couponOf(
  db: Db,
  request: QuoteRequest,
  amount: Rupees,
  isFirstBooking: boolean,
): Promise<Result<UsedCoupon, ErrorCode>> {
  const code = normaliseCouponCode(request.couponCode ?? '')
  if (!code) return accept(null)
  const found = await couponFor(db, code, request.userId)
  if (!found) return refuse('COUPON_UNKNOWN')
  const checked = checkCoupon(found.coupon, { ...found.use, isFirstBooking }, amount, request.now)
  return checked.ok ? accept({ id: found.id, coupon: found.coupon }) : checked
}

/** The price of a stay for this guest: every quote and every charge comes from here (decisions, "Bills"). */
export async function quoteStay(db: Db, request: QuoteRequest): Promise<Result<Quote, ErrorCode>> {
  const { stay, rooms } = request
  const hotel = await hotelFor(db, request)
  if (!hotel) return refuse('NOT_FOUND')
  if (!Number.isInteger(rooms) || rooms < 1 || rooms > MAX_ROOMS) return refuse('ROOMS_OUT_OF_RANGE')
  if (hotel.price === null) return refuse('SLOT_NOT_SOLD')
  if (request.hasBathtub && !hotel.has_bathtub) return refuse('NO_BATHTUB')
  const standing = await standingOf(db, request)
  const bathtubCharge = request.hasBathtub ? hotel.bathtub_charge : 0
  const coupon = await couponOf(db, request, (hotel.price + bathtubCharge) * stay.days * rooms, standing.isFirstBooking)
  if (!coupon.ok) return coupon
  const referralCode = standing.isFirstBooking ? standing.referralCode : null
  const payAtHotel = request.payAtHotel || hotel.only_pay_at_hotel
  const bill = billFor({
    slotPrice: hotel.price,
    days: stay.days,
    rooms,
    bathtubCharge,
    ...(coupon.value ? { coupon: coupon.value.coupon } : {}),
    referralDiscount: referralCode ? REFERRAL_DISCOUNT : 0,
    creditBalance: request.useCredits ? standing.balance : 0,
    payAt: payAtHotel ? 'hotel' : 'online',
    taxRule: request.taxRule,
  })
  return accept({
    hotel: { id: hotel.id, cityId: hotel.city_id, name: hotel.name, hasLoveKit: hotel.has_love_kit },
    bill,
    slotPrice: hotel.price,
    couponId: coupon.value?.id ?? null,
    referralCode: bill.referralDiscount > 0 ? referralCode : null,
    payAtHotel,
  })
}
