import { shareOf, type BasisPoints, type Rupees } from '../kernel/money.ts'

/** GST on a room: the rate changes above a price a room a day. Configuration, because governments change both. */
export type TaxRule = { threshold: Rupees; rateUpTo: BasisPoints; rateAbove: BasisPoints }

/** In force since 22 September 2025 (decisions, "Bills"). */
export const TAX_RULE: TaxRule = { threshold: 7500, rateUpTo: 500, rateAbove: 1800 }

/** The rate for a room at this price a day; the price charged for the slot decides, not a declared tariff. */
export const taxRate = (roomPrice: Rupees, rule: TaxRule = TAX_RULE): BasisPoints =>
  roomPrice <= rule.threshold ? rule.rateUpTo : rule.rateAbove

export const taxOn = (amount: Rupees, roomPrice: Rupees, rule: TaxRule = TAX_RULE): Rupees =>
  shareOf(amount, taxRate(roomPrice, rule))
