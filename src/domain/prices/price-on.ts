import { addDays, daysBetween, type IstDate } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import { LOWEST_PRICE } from './check-rule.ts'
import type { PricedDays } from './priced-days.ts'
import { coversDay, isDateRule, weekdayOf, type PriceRule } from './price-rule.ts'

/** A hotel's prices for a room in one slot. Rules are sorted by precedence. */
export type SlotPricing = {
  /** null if the hotel does not sell the slot, even if a rule has a price */
  base: Rupees | null
  rules: readonly PriceRule[]
}

/**
 * The price of a room on a day, or why there is no price: the hotel has closed the slot on that day, or never sells it.
 */
export type DayPrice = Rupees | 'closed' | 'not-sold'

/** Returns the number of days in a rule's date range, for comparing two date rules; 0 for a weekday's rule. */
const width = ({ days }: PriceRule): number => ('first' in days ? daysBetween(days.first, days.last) : 0)

/**
 * Compares rules by precedence. Dates come before weekdays. Among dates, closings come before prices, then the narrower
 * range, then the newer rule (decision 0021).
 */
const byPrecedence = (one: PriceRule, other: PriceRule): number =>
  Number(isDateRule(other)) - Number(isDateRule(one)) ||
  Number(one.price !== null) - Number(other.price !== null) ||
  width(one) - width(other) ||
  other.id - one.id

export const slotPricing = (base: Rupees | null, rules: readonly PriceRule[] = []): SlotPricing => ({
  base,
  rules: rules.toSorted(byPrecedence),
})

export const NOT_SOLD: SlotPricing = slotPricing(null)

/**
 * Returns the price of a slot on a day, which is the day of the check-in. Search, quote, charge and preview all use
 * this function.
 */
export function priceOn({ base, rules }: SlotPricing, day: IstDate, weekday = weekdayOf(day)): DayPrice {
  if (base === null) return 'not-sold'
  const rule = rules.find((one) => coversDay(one, day, weekday))
  return rule ? (rule.price ?? 'closed') : base
}

/** Returns a hotel's price in each slot on a day, by slot index; null if it does not sell the slot on that day. */
export const pricesOn = (pricings: readonly SlotPricing[], day: IstDate): (Rupees | null)[] =>
  pricings.map((pricing) => {
    const price = priceOn(pricing, day)
    return typeof price === 'number' ? price : null
  })

/**
 * Returns a room's price on each day of a stay. Returns 'closed' if the hotel closes the slot on one of these days,
 * because guests cannot move out for a night in between. A stored price below the lowest allowed one is not sold until
 * the hotel changes it.
 */
export function pricesOfStay(
  pricing: SlotPricing,
  { first, days }: Pick<PricedDays, 'first' | 'days'>,
): Rupees[] | 'closed' | 'not-sold' {
  const prices: Rupees[] = []
  for (let index = 0; index < days; index++) {
    const price = priceOn(pricing, addDays(first, index))
    if (typeof price === 'string') return price
    if (price < LOWEST_PRICE) return 'not-sold'
    prices.push(price)
  }
  return prices
}

/** Returns the price of the last day, at which extra hours are charged. */
export const lastOf = (dayPrices: readonly Rupees[]): Rupees => dayPrices.at(-1) ?? 0
