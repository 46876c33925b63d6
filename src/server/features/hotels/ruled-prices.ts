import { sql, type RawBuilder } from 'kysely'
import { lastDay, pricingOf, type PriceRuleJson } from '#db/price-rules.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { pricesOn } from '#domain/prices/price-on.ts'
import type { PricedDays } from '#domain/prices/priced-days.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import type { HotelRow } from './present-hotel.ts'

/**
 * Applies the rules to a slot's price in the hotels of a city: the price on the check-in day, and whether it is closed
 * on any day of the stay. A hotel without a row has its base price throughout.
 */
export const ruledPrices = (cityId: RawBuilder<unknown>, days: PricedDays): RawBuilder<unknown> => sql`
  select r.hotel_id, bool_or(r.day = ${days.first}::date) as has_rule, bool_or(r.price is null) as is_closed,
    max(r.price) filter (where r.day = ${days.first}::date) as price
  from ruled_days(${cityId}, ${days.slot}::int, ${days.first}::date, ${lastDay(days)}::date) r group by r.hotel_id`

/** The price on the check-in day, where `p` is the hotel's base price and `ruled` the result of its rules. */
export const dayPrice = sql<
  number | null
>`case when p.price is not null and ruled.has_rule then ruled.price else p.price end`

/** Selects the price rules of hotel `h` for all slots that may apply on this day. */
export const rulesOnDay = (day: IstDate): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_array(r.id, r.slot, r.weekday, r.first_day, r.last_day, r.price)) from price_rules r
  where r.hotel_id = h.id and (r.weekday is not null or ${day}::date between r.first_day and r.last_day)), '[]'::json) as day_rules`

/** Calculates a hotel's price in each slot on a day, by slot index. */
export function dayPricesOf(
  { prices, day_rules: rules }: Pick<HotelRow, 'prices'> & { day_rules: readonly PriceRuleJson[] },
  day: IstDate,
): (number | null)[] {
  const base = new Map(prices.map(([slot, price]) => [slot, price]))
  return pricesOn(
    SLOTS.map(({ index }) => pricingOf(index, base.get(index) ?? null, rules)),
    day,
  )
}
