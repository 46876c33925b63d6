import type { IstDate } from '../kernel/ist.ts'
import { shareOf, type BasisPoints, type Rupees } from '../kernel/money.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { weekdayOf, type Weekday } from '../prices/price-rule.ts'

/** The longest coupon code that a guest can type. */
export const MAX_COUPON_LENGTH = 40

/** The discount of a coupon: a share of the bill, or a fixed number of rupees. */
export type CouponValue = { kind: 'percent'; share: BasisPoints; most?: Rupees } | { kind: 'flat'; amount: Rupees }

/**
 * Who pays for a coupon's discount: Uncle or the hotel. Only a discount that the hotel pays lowers the value that
 * determines the GST rate (docs/decisions/0010).
 */
export const COUPON_FUNDERS = ['uncle', 'hotel'] as const
export type CouponFunder = (typeof COUPON_FUNDERS)[number]

/** The stays for which a coupon is valid, apart from their amount. Null means every day, every city or every hotel. */
type CouponScope = {
  /** the weekdays of the check-in, in India */
  weekdays: readonly Weekday[] | null
  cityIds: readonly number[] | null
  hotelId: number | null
}

export type Coupon = CouponScope & {
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

/**
 * How often the coupon was used, in total and by this guest (0 for a visitor). `isAgreed` is true if we pay for it, or
 * if the hotel's manager has agreed to pay.
 */
export type CouponUse = { uses: number; usesByGuest: number; isFirstBooking: boolean; isAgreed: boolean }

/** The stay to which a coupon would apply: its amount before tax, its check-in day in India, and its city and hotel. */
export type CouponStay = { amount: Rupees; checkinDay: IstDate; cityId: number; hotelId: number }

export type CouponRefusal =
  | 'COUPON_NOT_VALID_NOW'
  | 'COUPON_NOT_HERE'
  | 'COUPON_NOT_ON_THIS_DAY'
  | 'COUPON_BELOW_MINIMUM'
  | 'COUPON_USED_UP'
  | 'COUPON_ALREADY_USED'
  | 'COUPON_FIRST_BOOKING_ONLY'

const isHere = ({ cityIds, hotelId }: CouponScope, stay: CouponStay): boolean =>
  (cityIds === null || cityIds.includes(stay.cityId)) && (hotelId === null || hotelId === stay.hotelId)

const isOnDay = ({ weekdays }: CouponScope, day: IstDate): boolean =>
  weekdays === null || weekdays.includes(weekdayOf(day))

/** Whether this coupon can be used for this stay if it is booked now (docs/rules.md, "Coupons"). */
export function checkCoupon(
  coupon: Coupon,
  use: CouponUse,
  stay: CouponStay,
  now: Date,
): Result<Coupon, CouponRefusal> {
  if (now < coupon.validFrom || now >= coupon.validUntil) return refuse('COUPON_NOT_VALID_NOW')
  if (!isHere(coupon, stay) || !use.isAgreed) return refuse('COUPON_NOT_HERE')
  if (!isOnDay(coupon, stay.checkinDay)) return refuse('COUPON_NOT_ON_THIS_DAY')
  if (stay.amount < coupon.minimumAmount) return refuse('COUPON_BELOW_MINIMUM')
  if (use.uses >= coupon.totalLimit) return refuse('COUPON_USED_UP')
  if (use.usesByGuest >= coupon.perUserLimit) return refuse('COUPON_ALREADY_USED')
  if (coupon.isFirstBookingOnly && !use.isFirstBooking) return refuse('COUPON_FIRST_BOOKING_ONLY')
  return accept(coupon)
}

/**
 * Whether a booking keeps its coupon when its time changes. Amount and weekday depend on the stay, so they are checked
 * again. Validity and limits were checked at booking and are not checked again (docs/decisions/0036).
 */
export const keepsCoupon = (coupon: Coupon, stay: Pick<CouponStay, 'amount' | 'checkinDay'>): boolean =>
  stay.amount >= coupon.minimumAmount && isOnDay(coupon, stay.checkinDay)

/** Limits the discount to the amount itself. */
export function couponDiscount(value: CouponValue, amount: Rupees): Rupees {
  if (value.kind === 'flat') return Math.min(value.amount, amount)
  return Math.min(shareOf(amount, value.share), value.most ?? amount, amount)
}

/** Normalises a code, because guests type codes in any case and with stray spaces. */
export const normaliseCouponCode = (typed: string): string => typed.trim().toUpperCase()
