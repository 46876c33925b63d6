import type { ErrorCode } from '#contract/errors.ts'
import { billFor, sumOf, type Bill } from '#domain/bills/bill.ts'
import type { ChangeRule } from '#domain/bookings/change-window.ts'
import { checkCoupon, normaliseCouponCode, type Coupon, type CouponStay } from '#domain/bills/coupon.ts'
import { MAX_ROOMS } from '#domain/bookings/rooms-and-guests.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { lastOf, pricesOfStay } from '#domain/prices/price-on.ts'
import { pricedDays } from '#domain/prices/priced-days.ts'
import { REFERRAL_DISCOUNT, SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import type { Db } from '../../services.ts'
import { findQuoteFacts, type QuoteFacts } from './quote-facts.ts'
import type { QuoteRequest } from './quote-request.ts'

type QuotedHotel = { id: number; cityId: number; name: string; hasLoveKit: boolean }

export type Quote = {
  hotel: QuotedHotel
  bill: Bill
  /** the price of the last day's slot, which determines the price of extra hours */
  slotPrice: Rupees
  coupon: { id: number; code: string } | null
  referralCode: string | null
  payAtHotel: boolean
  rule: ChangeRule
}

type UsedCoupon = { id: number; coupon: Coupon } | null

function couponFor(request: QuoteRequest, facts: QuoteFacts, stay: CouponStay): Result<UsedCoupon, ErrorCode> {
  if (!normaliseCouponCode(request.couponCode ?? '')) return accept(null)
  const { coupon: found, isFirstBooking } = facts
  if (!found) return refuse('COUPON_UNKNOWN')
  const checked = checkCoupon(found.coupon, { ...found.use, isFirstBooking }, stay, request.now)
  return checked.ok ? accept({ id: found.id, coupon: found.coupon }) : checked
}

/**
 * Calculates the price of a stay from stored facts. All quotes and charges use this calculation (decisions, "Bills").
 */
export function quoteFrom(request: QuoteRequest, facts: QuoteFacts): Result<Quote, ErrorCode> {
  const { stay, rooms } = request
  const { hotel } = facts
  if (!hotel) return refuse('NOT_FOUND')
  if (!Number.isInteger(rooms) || rooms < 1 || rooms > MAX_ROOMS) return refuse('ROOMS_OUT_OF_RANGE')
  const dayPrices = pricesOfStay(hotel.pricing, pricedDays(stay))
  if (typeof dayPrices === 'string') return refuse('SLOT_NOT_SOLD')
  if (hotel.isPaused) return refuse('HOTEL_CLOSED')
  if (hotel.isTooLate) return refuse('SLOT_STARTED')
  if (request.hasBathtub && !hotel.hasBathtub) return refuse('NO_BATHTUB')
  const bathtubCharge = request.hasBathtub ? hotel.bathtubCharge : 0
  const amount = (sumOf(dayPrices) + bathtubCharge * stay.days) * rooms
  const checkinDay = istDateOf(stay.period.start)
  const coupon = couponFor(request, facts, { amount, checkinDay, cityId: hotel.cityId, hotelId: hotel.id })
  if (!coupon.ok) return coupon
  const referralCode = facts.isFirstBooking ? facts.friendCode : null
  const payAtHotel = request.payAtHotel || hotel.onlyPayAtHotel
  const promised = request.isSigningUp ? SIGN_UP_CREDIT : 0
  const bill = billFor({
    dayPrices,
    rooms,
    bathtubCharge,
    ...(coupon.value ? { coupon: coupon.value.coupon } : {}),
    referralDiscount: referralCode ? REFERRAL_DISCOUNT : 0,
    creditBalance: request.useCredits ? facts.balance + promised : 0,
    promotionalBalance: request.useCredits ? facts.promotionalBalance + promised : 0,
    payAt: payAtHotel ? 'hotel' : 'online',
    taxRule: request.taxRule,
  })
  return accept({
    hotel: { id: hotel.id, cityId: hotel.cityId, name: hotel.name, hasLoveKit: hotel.hasLoveKit },
    bill,
    slotPrice: lastOf(dayPrices),
    coupon: coupon.value && { id: coupon.value.id, code: coupon.value.coupon.code },
    referralCode: bill.referralDiscount > 0 ? referralCode : null,
    payAtHotel,
    rule: hotel.rule,
  })
}

/**
 * Quotes a stay for this guest. A visitor counts as a new guest: the price shown is the one they pay after signing up.
 */
export const quoteStay = async (db: Db, request: QuoteRequest): Promise<Result<Quote, ErrorCode>> =>
  quoteFrom(request, await findQuoteFacts(db, request))
