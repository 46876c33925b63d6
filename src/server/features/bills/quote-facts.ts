import { sql } from 'kysely'
import { normaliseCouponCode, type Coupon } from '#domain/bills/coupon.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { Db } from '../../services.ts'
import { hotelIs } from '../hotels/hotel-rows.ts'
import { couponFor } from './coupons.ts'
import { isFirstBookingOf } from './first-booking.ts'
import type { QuoteRequest } from './quote-request.ts'

/** Everything stored that the price of a stay depends on. `hotel` is null for an unknown or hidden one. */
export type QuoteFacts = {
  hotel: {
    id: number
    cityId: number
    name: string
    hasBathtub: boolean
    bathtubCharge: Rupees
    hasLoveKit: boolean
    onlyPayAtHotel: boolean
    /** null where the slot is not sold */
    price: Rupees | null
  } | null
  balance: Rupees
  isFirstBooking: boolean
  friendCode: string | null
  /** null for an unknown or withdrawn code, or none */
  coupon: { id: number; coupon: Coupon; use: { uses: number; usesByGuest: number } } | null
}

async function hotelFor(db: Db, request: QuoteRequest): Promise<QuoteFacts['hotel']> {
  const { rows } = await sql<NonNullable<QuoteFacts['hotel']>>`
    select h.id, h.city_id as "cityId", h.name, h.has_bathtub as "hasBathtub", h.bathtub_charge as "bathtubCharge",
      h.has_love_kit as "hasLoveKit", h.only_pay_at_hotel as "onlyPayAtHotel", p.price
    from hotels h left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = ${request.stay.slot}
    where ${hotelIs(request.hotel)} and not h.hidden`.execute(db)
  return rows[0] ?? null
}

/** Codes in the forms that guests type and links contain. */
const friendCodeOf = ({ referralCode }: QuoteRequest) => referralCode?.trim().toUpperCase() || null

/** A visitor counts as a new guest: the price shown is the one they pay after signing up. */
async function standingOf(db: Db, request: QuoteRequest) {
  const { userId, now } = request
  const friendCode = friendCodeOf(request)
  const { rows } = await sql<{ balance: number; first: boolean; code: string | null }>`
    select coalesce((select balance from credit_balances where user_id = ${userId}::uuid), 0) as balance,
      ${isFirstBookingOf(userId, now)} as first,
      (select friend.refer_code from users friend
        where friend.id is distinct from ${userId}::uuid
          and (friend.id = (select referred_by from users where id = ${userId}::uuid) or friend.refer_code = ${friendCode})
        order by friend.refer_code = ${friendCode} limit 1) as code`.execute(db)
  const row = rows[0]
  return { balance: row?.balance ?? 0, isFirstBooking: row?.first ?? true, friendCode: row?.code ?? null }
}

/** The facts of a quote, as the database has them. */
export async function findQuoteFacts(db: Db, request: QuoteRequest): Promise<QuoteFacts> {
  const hotel = await hotelFor(db, request)
  const standing = await standingOf(db, request)
  const code = normaliseCouponCode(request.couponCode ?? '')
  const coupon = code ? ((await couponFor(db, code, request.userId)) ?? null) : null
  return { hotel, ...standing, coupon }
}
