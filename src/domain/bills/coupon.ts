import { shareOf, type BasisPoints, type Rupees } from '../kernel/money.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/** A code a guest types. */
export const MAX_COUPON_LENGTH = 40

/** What a coupon takes off: a share of the bill, or a flat number of rupees. */
export type CouponValue = { kind: 'percent'; share: BasisPoints; most?: Rupees } | { kind: 'flat'; amount: Rupees }

/** Who pays for a coupon's discount: Uncle or the hotel. It decides the slab of GST (docs/decisions/0010). */
export const COUPON_FUNDERS = ['uncle', 'hotel'] as const
export type CouponFunder = (typeof COUPON_FUNDERS)[number]

export type Coupon = {
  code: string
  fundedBy: CouponFunder
  value: CouponValue
  minimumAmount: Rupees
  validFrom: Date
  validUntil: Date
  totalLimit: number
  perUserLimit: number
  isFirstBookingOnly: boolean
}

/** How often the coupon was used, in total and by this guest; 0 for a visitor. */
export type CouponUse = { uses: number; usesByGuest: number; isFirstBooking: boolean }

export type CouponRefusal =
  | 'COUPON_NOT_VALID_NOW'
  | 'COUPON_BELOW_MINIMUM'
  | 'COUPON_USED_UP'
  | 'COUPON_ALREADY_USED'
  | 'COUPON_FIRST_BOOKING_ONLY'

/** May this coupon be used on a stay of this amount, before tax? (decisions, "Coupons") */
export function checkCoupon(coupon: Coupon, use: CouponUse, amount: Rupees, now: Date): Result<Coupon, CouponRefusal> {
  if (now < coupon.validFrom || now >= coupon.validUntil) return refuse('COUPON_NOT_VALID_NOW')
  if (amount < coupon.minimumAmount) return refuse('COUPON_BELOW_MINIMUM')
  if (use.uses >= coupon.totalLimit) return refuse('COUPON_USED_UP')
  if (use.usesByGuest >= coupon.perUserLimit) return refuse('COUPON_ALREADY_USED')
  if (coupon.isFirstBookingOnly && !use.isFirstBooking) return refuse('COUPON_FIRST_BOOKING_ONLY')
  return accept(coupon)
}

/** Never more than the amount itself. */
export function couponDiscount(value: CouponValue, amount: Rupees): Rupees {
  if (value.kind === 'flat') return Math.min(value.amount, amount)
  return Math.min(shareOf(amount, value.share), value.most ?? amount, amount)
}

/** Guests type codes in any case and with stray blanks. */
export const normaliseCouponCode = (typed: string): string => typed.trim().toUpperCase()
