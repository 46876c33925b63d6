import { taxOf, type TaxRule } from '../bills/tax.ts'
import type { Rupees } from '../kernel/money.ts'

/** In whole rupees for all rooms and days. `total` is what the guest pays, and `tax` is the GST that it includes. */
export type StayTotal = { tax: Rupees; total: Rupees }

/**
 * Calculates what a stay costs with tax, before any discount, credit or bathtub. A bill that has none of these has the
 * same total. Pages show it wherever they show a price (guests-want, 1).
 */
export function stayTotal(dayPrices: readonly Rupees[], rooms: number, rule: TaxRule): StayTotal {
  let [upTo, above] = [0, 0]
  for (const price of dayPrices) {
    if (price <= rule.threshold) upTo += price * rooms
    else above += price * rooms
  }
  const tax = taxOf(upTo, rule.percentUpTo) + taxOf(above, rule.percentAbove)
  return { tax, total: upTo + above + tax }
}

/** The facts, other than its prices, on which the total of a stay depends. */
export type TotalQuery = { rooms: number; taxRule: TaxRule }
