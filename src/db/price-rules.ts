import { sql, type RawBuilder } from 'kysely'
import { addDays } from '#domain/kernel/ist.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { slotPricing, type SlotPricing } from '#domain/prices/price-on.ts'
import type { PricedDays } from '#domain/prices/priced-days.ts'
import type { PriceRule, Weekday } from '#domain/prices/price-rule.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'

/** A price rule as `price_rules_between` returns it. */
export type PriceRuleJson = [
  id: number,
  slot: number,
  weekday: number | null,
  first: string | null,
  last: string | null,
  price: Rupees | null,
]

function ruleOf([id, , weekday, first, last, price]: PriceRuleJson): PriceRule {
  if (first !== null && last !== null) return { id, price, days: { first, last } }
  if (weekday === null) throw new Error(`price rule ${id} is for no day`)
  return { id, price, days: { weekday: weekday as Weekday } }
}

/**
 * Builds the pricing of a slot from the rules of all slots and its base price, which is null if the slot is not sold.
 */
export const pricingOf = (slot: SlotIndex, base: Rupees | null, rules: readonly PriceRuleJson[]): SlotPricing =>
  slotPricing(base, rules.filter((rule) => rule[1] === slot).map(ruleOf))

export const lastDay = ({ first, days }: PricedDays): string => addDays(first, days - 1)

/** Selects a hotel's rules for these days. `hotel` is SQL. */
export const rulesBetween = (hotel: RawBuilder<unknown>, days: PricedDays): RawBuilder<PriceRuleJson[]> =>
  sql<PriceRuleJson[]>`price_rules_between(${hotel}, ${days.slot}::int, ${days.first}::date, ${lastDay(days)}::date)`

/** Selects the rules for these days that were in force at a given moment. */
export const rulesAt = (hotel: RawBuilder<unknown>, days: PricedDays, at: Date): RawBuilder<PriceRuleJson[]> =>
  sql<
    PriceRuleJson[]
  >`price_rules_at(${hotel}, ${days.slot}::int, ${days.first}::date, ${lastDay(days)}::date, ${at}::timestamptz)`
