import { billFor, sumOf, type Bill } from '../bills/bill.ts'
import { keepsCoupon, type Coupon } from '../bills/coupon.ts'
import type { TaxRule } from '../bills/tax.ts'
import type { IstDate } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'

export type Modification = {
  /** the bill of the stay at its new time */
  bill: Bill
  /** the new online price minus what was paid online; a negative difference is refunded */
  difference: Rupees
}

export type ModificationInput = {
  /** a room's price on each day of the new time */
  dayPrices: readonly Rupees[]
  rooms: number
  bathtubCharge: Rupees
  /** the day of the new check-in, in India */
  checkinDay: IstDate
  /** the booking's coupon, which stays valid if the new amount is high enough and its weekdays include the new day */
  coupon: Coupon | null
  /** the same as on the booking's bill, and never higher */
  referralDiscount: Rupees
  /** credits already spent on the booking; those that are no longer needed are returned */
  credits: Rupees
  /** the part of `credits` that came from signing up and from friends */
  promotionalCredits: Rupees
  payAt: 'online' | 'hotel'
  /** what was paid online for the booking so far, minus refunds */
  paid: Rupees
  /** the tax rule in force on the day of the change */
  taxRule: TaxRule
}

/**
 * Calculates the bill of a booking at a different time, for both the quote and the charge (decisions, "Modification").
 * Coupon, referral discount and credits stay as agreed; the change spends no further credits.
 */
export function modificationFor(input: ModificationInput): Modification {
  const { dayPrices } = input
  const gross = (sumOf(dayPrices) + input.bathtubCharge * dayPrices.length) * input.rooms
  const coupon =
    input.coupon && keepsCoupon(input.coupon, { amount: gross, checkinDay: input.checkinDay }) ? input.coupon : null
  const bill = billFor({
    dayPrices,
    rooms: input.rooms,
    bathtubCharge: input.bathtubCharge,
    ...(coupon ? { coupon } : {}),
    referralDiscount: input.referralDiscount,
    creditBalance: input.credits,
    promotionalBalance: input.promotionalCredits,
    payAt: input.payAt,
    taxRule: input.taxRule,
  })
  return { bill, difference: bill.payableNow - input.paid }
}
