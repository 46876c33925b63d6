import { addDays, type IstDate } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import { priceOn, slotPricing } from './price-on.ts'
import { coversDay, isDateRule, weekdayOf, type PriceRule } from './price-rule.ts'

/** The price that a hotel requests for a day; null closes the slot on that day. */
export type DayPriceInput = { date: IstDate; price: Rupees | null }

/** The maximum number of prices, each for one slot and day, that a request may change. */
export const MAX_DAY_PRICES = 62

type DatesRule = { first: IstDate; last: IstDate; price: Rupees | null }

export type RuleChanges = { removed: number[]; added: DatesRule[] }

/** Removes one day from a date rule. Returns what remains before and after the day. */
function around({ days, price }: PriceRule, date: IstDate): DatesRule[] {
  if (!('first' in days)) return []
  const { first, last } = days
  return [
    ...(first < date ? [{ first, last: addDays(date, -1), price }] : []),
    ...(date < last ? [{ first: addDays(date, 1), last, price }] : []),
  ]
}

const asRule = ({ first, last, price }: DatesRule, id: number): PriceRule => ({ id, price, days: { first, last } })

/**
 * Returns which rules of a slot to delete and to add, so that each requested day gets its price and all other days keep
 * theirs. Replaces a rule for only that day. Splits a range around the day if it would override the request, as every
 * closing does. Adds no rule for a day that already has the requested price.
 */
export function setDays(base: Rupees, rules: readonly PriceRule[], wishes: readonly DayPriceInput[]): RuleChanges {
  const newest = Math.max(0, ...rules.map(({ id }) => id))
  let next = newest
  let all = [...rules]
  const put = (rule: DatesRule) => {
    next += 1
    all = [...all, asRule(rule, next)]
  }
  for (const { date, price } of wishes) {
    const wished = price ?? 'closed'
    const isOwn = ({ days }: PriceRule) => 'first' in days && days.first === date && days.last === date
    if (priceOn(slotPricing(base, all), date) === wished) continue
    all = all.filter((rule) => !isOwn(rule))
    if (priceOn(slotPricing(base, all), date) === wished) continue
    const closings = all.filter(
      (rule) => isDateRule(rule) && rule.price === null && coversDay(rule, date, weekdayOf(date)),
    )
    all = all.filter((rule) => !closings.includes(rule))
    for (const closing of closings) for (const part of around(closing, date)) put(part)
    if (priceOn(slotPricing(base, all), date) !== wished) put({ first: date, last: date, price })
  }
  const left = new Set(all.map(({ id }) => id))
  return {
    removed: rules.filter(({ id }) => !left.has(id)).map(({ id }) => id),
    added: all
      .filter(({ id }) => id > newest)
      .flatMap(({ days, price }) => ('first' in days ? [{ ...days, price }] : [])),
  }
}
