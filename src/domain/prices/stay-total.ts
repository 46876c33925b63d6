import { taxOnDays, type TaxRule } from '../bills/tax.ts'
import type { Rupees } from '../kernel/money.ts'

/** Whole rupees for all rooms and days: `total` is what the guest pays, `tax` the part of it that is GST. */
export type StayTotal = { tax: Rupees; total: Rupees }

/**
 * Calculates what a stay costs with tax, before any discount, credit or bathtub: the same number that the bill has
 * without them. Pages show it wherever they show a price (guests-want, 1).
 */
export function stayTotal(dayPrices: readonly Rupees[], rooms: number, rule: TaxRule): StayTotal {
  const gross = rooms * dayPrices.reduce((sum, price) => sum + price, 0)
  const days = dayPrices.map((price) => ({ value: price * rooms, gross, hotelDiscount: 0, rooms }))
  const { serviceTax: tax } = taxOnDays(gross, days, rule)
  return { tax, total: gross + tax }
}

/** What a guest asks of a stay besides its days, as far as its total depends on it. */
export type TotalQuery = { rooms: number; taxRule: TaxRule }
