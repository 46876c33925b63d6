import { addDays, daysBetween, type IstDate } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import { LOWEST_PRICE } from './check-rule.ts'
import type { PricedDays } from './priced-days.ts'
import { coversDay, isDateRule, weekdayOf, type PriceRule } from './price-rule.ts'

/** What a hotel asks for a room in one slot. Rules stand in the order in which they count. */
export type SlotPricing = {
  /** null: the hotel does not sell the slot, whatever its rules say */
  base: Rupees | null
  rules: readonly PriceRule[]
}

/** The price of a room on a day, or why there is none: the hotel closes the slot then, or never sells it. */
export type DayPrice = Rupees | 'closed' | 'not-sold'

/** Days that a rule is for; a rule for a weekday is no range. */
const width = ({ days }: PriceRule): number => ('first' in days ? daysBetween(days.first, days.last) : 0)

/**
 * The rule that counts first: dates before weekdays, of dates a closing before any price, then the narrower range, then
 * the newer rule (decision 0021).
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

/** The one function behind every price of a day: search, quote, charge and preview. `day` is that of the check-in. */
export function priceOn({ base, rules }: SlotPricing, day: IstDate, weekday = weekdayOf(day)): DayPrice {
  if (base === null) return 'not-sold'
  const rule = rules.find((one) => coversDay(one, day, weekday))
  return rule ? (rule.price ?? 'closed') : base
}

/** Returns a hotel's price in each slot on a day, by slot index; null where it does not sell the slot that day. */
export const pricesOn = (pricings: readonly SlotPricing[], day: IstDate): (Rupees | null)[] =>
  pricings.map((pricing) => {
    const price = priceOn(pricing, day)
    return typeof price === 'number' ? price : null
  })

/**
 * A room's price on each day of a stay. A stay that meets a closed day cannot be had: nobody moves out for a night in
 * between. An old price below the lowest allowed one is not sold until the hotel changes it.
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

/** Of the last day, which extra hours prolong. */
export const lastOf = (dayPrices: readonly Rupees[]): Rupees => dayPrices.at(-1) ?? 0
