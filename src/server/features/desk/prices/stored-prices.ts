import { slotPricing, type SlotPricing } from '#domain/prices/price-on.ts'
import type { PriceRule, Weekday } from '#domain/prices/price-rule.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { readPrices } from '../../hotels/price-rules.ts'

/** A hotel's base prices and rules as the database stores them. */
export type StoredPrices = Awaited<ReturnType<typeof readPrices>>

export const rulesOf = ({ rules }: StoredPrices, slot: SlotIndex): PriceRule[] =>
  rules
    .filter((rule) => rule.slot === slot)
    .map(({ id, weekday, first_day: first, last_day: last, price }) => ({
      id,
      price,
      days: first !== null && last !== null ? { first, last } : { weekday: (weekday ?? 0) as Weekday },
    }))

export const pricingOf = (stored: StoredPrices, slot: SlotIndex): SlotPricing =>
  slotPricing(stored.base.find((each) => each.slot === slot)?.price ?? null, rulesOf(stored, slot))
