import { shareOf, type BasisPoints, type Rupees } from '../kernel/money.ts'
import { PROMOTION_SHARE } from '../rewards/credits.ts'
import { couponDiscount, type CouponFunder, type CouponValue } from './coupon.ts'
import { taxOnDays, type TaxPercent, type TaxRule, type TaxSlab } from './tax.ts'

/** The reservation amount of pay-at-hotel: a share of the total, but at least a minimum (decisions, "Bills"). */
export const RESERVATION_SHARE: BasisPoints = 2000
export const RESERVATION_FLOOR: Rupees = 99

export type BillInput = {
  /** a room's price on each day of the stay; every slot except Full Day has a single day */
  dayPrices: readonly Rupees[]
  rooms: number
  /** the extra charge per day for a room with a bathtub; 0 if there is none */
  bathtubCharge: Rupees
  coupon?: { value: CouponValue; fundedBy: CouponFunder }
  /** the discount on the first booking of an invited guest; 0 if there is none */
  referralDiscount: Rupees
  /** the guest's available credit, of which the bill uses as much as it can */
  creditBalance: Rupees
  /** the part of `creditBalance` that came from signing up and from friends */
  promotionalBalance: Rupees
  /** whether to pay the reservation amount now and the rest at the hotel */
  payAt: 'online' | 'hotel'
  /** the rule in force on the day the bill is made */
  taxRule: TaxRule
}

/** In whole rupees. `total` is what the stay costs the guest, with tax and after every discount and credit. */
export type Bill = {
  roomTotal: Rupees
  bathtubCharge: Rupees
  discount: Rupees
  /** the part of `discount` that the hotel itself bears */
  hotelDiscount: Rupees
  referralDiscount: Rupees
  serviceTax: Rupees
  taxPercent: TaxPercent
  /** the hotel's value at each tax rate; only a stay with days on both sides of the threshold has two rates */
  slabs: readonly TaxSlab[]
  credits: Rupees
  /** the part of `credits` that came from signing up and from friends */
  promotionalCredits: Rupees
  total: Rupees
  payableNow: Rupees
  payAtHotel: Rupees
}

/**
 * Calculates the part of a total that is paid online: either the whole total or the reservation amount, which never
 * exceeds the total.
 */
export function payableNow(total: Rupees, payAt: 'online' | 'hotel'): Rupees {
  if (payAt === 'online') return total
  return Math.min(total, Math.max(RESERVATION_FLOOR, shareOf(total, RESERVATION_SHARE)))
}

/** Adds up one room's prices for all days, without a bathtub. */
export const sumOf = (dayPrices: readonly Rupees[]): Rupees => dayPrices.reduce((sum, price) => sum + price, 0)

const halfOf = (amount: Rupees): Rupees => Math.floor((amount * PROMOTION_SHARE) / 10_000)

/**
 * Calculates the credits that a bill uses, taking promotional credits first. Promotional credits and the referral
 * discount together pay at most half of the bill. Compensation may pay everything that is left (decision 0062).
 */
function creditsFor(
  { creditBalance, promotionalBalance }: BillInput,
  { toPay, referralDiscount }: { toPay: Rupees; referralDiscount: Rupees },
): { promotional: Rupees; credits: Rupees } {
  const most = Math.max(0, halfOf(toPay + referralDiscount) - referralDiscount)
  const promotional = Math.min(Math.max(0, promotionalBalance), Math.max(0, creditBalance), most)
  const compensation = Math.min(Math.max(0, creditBalance - Math.max(0, promotionalBalance)), toPay - promotional)
  return { promotional, credits: promotional + compensation }
}

/** Calculates the bill of a stay. Both the quote and the charge use it (decisions, "Bills"). */
export function billFor(input: BillInput): Bill {
  const { dayPrices, rooms } = input
  const roomTotal = sumOf(dayPrices) * rooms
  const bathtubCharge = input.bathtubCharge * dayPrices.length * rooms
  const gross = roomTotal + bathtubCharge
  const discount = input.coupon ? couponDiscount(input.coupon.value, gross) : 0
  const hotelDiscount = input.coupon?.fundedBy === 'hotel' ? discount : 0
  const referralDiscount = Math.min(input.referralDiscount, halfOf(gross - discount))
  const taxed = gross - discount - referralDiscount
  const days = dayPrices.map((price) => ({ value: (price + input.bathtubCharge) * rooms, gross, hotelDiscount, rooms }))
  const { serviceTax, taxPercent, slabs } = taxOnDays(taxed, days, input.taxRule)
  const { promotional, credits } = creditsFor(input, { toPay: taxed + serviceTax, referralDiscount })
  const total = taxed + serviceTax - credits
  const now = payableNow(total, input.payAt)
  return {
    roomTotal,
    bathtubCharge,
    discount,
    hotelDiscount,
    referralDiscount,
    serviceTax,
    taxPercent,
    slabs,
    credits,
    promotionalCredits: promotional,
    total,
    payableNow: now,
    payAtHotel: total - now,
  }
}
