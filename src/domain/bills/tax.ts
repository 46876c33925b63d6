import { shareOf, type Rupees } from '../kernel/money.ts'
import type { IstDate } from '../kernel/ist.ts'

/** A rate of GST in whole percent. */
export type TaxPercent = number

/**
 * The GST rule for a room from a given day on. The rate rises above a certain value per room and day. The government
 * changes the day, the value and the rates.
 */
export type TaxRule = {
  /** the first day in India on which the rule applies */
  from: IstDate
  threshold: Rupees
  percentUpTo: TaxPercent
  percentAbove: TaxPercent
}

/** The law as we know it. `GST_RULES` adds later rules (decisions, "Bills"). */
export const TAX_RULES: readonly TaxRule[] = [{ from: '2025-09-22', threshold: 7500, percentUpTo: 5, percentAbove: 18 }]

/**
 * Returns the rule in force on a day, which is the latest that has begun. If two rules begin on the same day, the later
 * one in the list applies. Before the first rule, the first one applies.
 */
export function taxRuleOn(rules: readonly TaxRule[], day: IstDate): TaxRule {
  const inOrder = rules.toSorted((one, other) => one.from.localeCompare(other.from))
  const rule = inOrder.findLast(({ from }) => from <= day) ?? inOrder[0]
  if (!rule) throw new Error('there is no rule of GST')
  return rule
}

/** One day of the supply: identical rooms, and the amounts that determine the rate (docs/decisions/0010). */
export type Supply = {
  /** the price of this day's rooms and bathtubs before any discount */
  value: Rupees
  /** the undiscounted price for all days of the stay */
  gross: Rupees
  /** the hotel's own discount over all days; a discount that Uncle pays leaves the value unchanged */
  hotelDiscount: Rupees
  rooms: number
}

/**
 * Returns the rate of a day, which depends on the value of one room, however many are booked. The hotel's discount is
 * spread over the days in proportion to their value. Compares without division, to avoid rounding.
 */
export const taxPercent = ({ value, gross, hotelDiscount, rooms }: Supply, rule: TaxRule): TaxPercent =>
  value * (gross - hotelDiscount) <= rule.threshold * rooms * gross ? rule.percentUpTo : rule.percentAbove

/**
 * The hotel's value at one rate, and the undiscounted price at that rate, in whole rupees. Discounts are divided among
 * the rates in proportion to the undiscounted price.
 */
export type TaxSlab = { percent: TaxPercent; value: Rupees; undiscounted: Rupees }

/** The tax charged to the guest in whole rupees, the rate that the bill shows, and the hotel's value at each rate. */
export type DaysTax = { serviceTax: Rupees; taxPercent: TaxPercent; slabs: TaxSlab[] }

/**
 * Calculates the tax on the days of a stay: what the guest is charged on the amount after all discounts, and the
 * hotel's own value at each rate. Days on different sides of the threshold have different rates. The bill then shows
 * the effective rate in whole percent.
 */
export function taxOnDays(taxed: Rupees, days: readonly Supply[], rule: TaxRule): DaysTax {
  const [first] = days
  const [gross, value] = first ? [first.gross, first.gross - first.hotelDiscount] : [0, 0]
  const above = days.filter((day) => taxPercent(day, rule) === rule.percentAbove)
  if (above.length === 0 || above.length === days.length) {
    const percent = above.length === 0 ? rule.percentUpTo : rule.percentAbove
    return { serviceTax: taxOf(taxed, percent), taxPercent: percent, slabs: [{ percent, value, undiscounted: gross }] }
  }
  const dearDays = above.reduce((sum, day) => sum + day.value, 0)
  const partAbove = (amount: Rupees) => Math.round((amount * dearDays) / gross)
  const serviceTax = taxOf(taxed - partAbove(taxed), rule.percentUpTo) + taxOf(partAbove(taxed), rule.percentAbove)
  const shared = rule.percentUpTo * (gross - dearDays) + rule.percentAbove * dearDays
  const slabs = [
    { percent: rule.percentUpTo, value: value - partAbove(value), undiscounted: gross - dearDays },
    { percent: rule.percentAbove, value: partAbove(value), undiscounted: dearDays },
  ]
  return { serviceTax, taxPercent: Math.round(shared / gross), slabs }
}

/** Calculates the tax on an amount, rounded to the rupee, half up. */
export const taxOf = (amount: Rupees, percent: TaxPercent): Rupees => shareOf(amount, percent * 100)
