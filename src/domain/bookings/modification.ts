import { billFor, type Bill } from '../bills/bill.ts'
import type { Coupon } from '../bills/coupon.ts'
import type { TaxRule } from '../bills/tax.ts'
import type { Rupees } from '../kernel/money.ts'

export type Modification = {
  /** the bill of the stay at its new time */
  bill: Bill
  /** what the new stay asks online less what was paid online; negative: this much goes back */
  difference: Rupees
}

export type ModificationInput = {
  slotPrice: Rupees
  days: number
  rooms: number
  bathtubCharge: Rupees
  /** the coupon the booking was made with: it stays while the new amount is large enough for it */
  coupon: Coupon | null
  /** as on the booking's bill: never more than was agreed */
  referralDiscount: Rupees
  /** credits already spent on the booking; what the new bill does not take is returned */
  credits: Rupees
  payAt: 'online' | 'hotel'
  /** paid online for the booking so far, less what went back */
  paid: Rupees
  /** the rule in force on the day of the change */
  taxRule: TaxRule
}

/**
 * The bill of a booking at another time: quote and charge alike (decisions, "Modification"). Coupon, referral discount
 * and credits stay as agreed; no further credits are spent.
 */
export function modificationFor(input: ModificationInput): Modification {
  const gross = (input.slotPrice + input.bathtubCharge) * input.days * input.rooms
  const coupon = input.coupon && gross >= input.coupon.minimumAmount ? input.coupon : null
  const bill = billFor({
    slotPrice: input.slotPrice,
    days: input.days,
    rooms: input.rooms,
    bathtubCharge: input.bathtubCharge,
    ...(coupon ? { coupon } : {}),
    referralDiscount: input.referralDiscount,
    creditBalance: input.credits,
    payAt: input.payAt,
    taxRule: input.taxRule,
  })
  return { bill, difference: bill.payableNow - input.paid }
}
