import { sql, type RawBuilder } from 'kysely'
import { lastDay, pricingOf, type PriceRuleJson } from '#db/price-rules.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { pricesOn } from '#domain/prices/price-on.ts'
import type { PricedDays } from '#domain/prices/priced-days.ts'
import type { TotalQuery } from '#domain/prices/stay-total.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import type { HotelRow } from './present-hotel.ts'

/**
 * Applies the rules to a slot's price in the hotels of a city: the price on the check-in day, and whether it is closed
 * on any day of the stay. A hotel without a row has its base price on all days.
 */
export const ruledPrices = (cityId: RawBuilder<unknown>, days: PricedDays): RawBuilder<unknown> => sql`
  select r.hotel_id, bool_or(r.day = ${days.first}::date) as has_rule, bool_or(r.price is null) as is_closed,
    max(r.price) filter (where r.day = ${days.first}::date) as price, array_agg(r.price) as prices
  from ruled_days(${cityId}, ${days.slot}::int, ${days.first}::date, ${lastDay(days)}::date) r group by r.hotel_id`

/** The price on the check-in day, where `p` is the hotel's base price and `ruled` the result of its rules. */
export const dayPrice = sql<
  number | null
>`case when p.price is not null and ruled.has_rule then ruled.price else p.price end`

/** Sums a room's prices on those days of a stay whose price passes `test`. */
const sumOfDays = (days: PricedDays, test: (price: RawBuilder<unknown>) => RawBuilder<boolean>) => sql<number>`(
  (case when ${test(sql`p.price`)} then p.price * (${days.days}::int - coalesce(cardinality(ruled.prices), 0)) else 0 end)
  + coalesce((select sum(day_price) from unnest(ruled.prices) day_price where ${test(sql`day_price`)}), 0))`

/** Calculates GST on an amount in whole rupees, rounded to the rupee, half up. */
const taxOn = (amount: RawBuilder<number>, percent: number) => sql`((${amount} * ${percent}::int + 50) / 100)::bigint`

export type TotalWithTax = { tax: RawBuilder<number | null>; total: RawBuilder<number | null> }

/**
 * Calculates the cost of the stay with tax, like `stayTotal`, with the same `p` and `ruled`; null if one of the days is
 * closed.
 */
export function totalWithTax(days: PricedDays, { rooms, taxRule: rule }: TotalQuery): TotalWithTax {
  const sum = (test: Parameters<typeof sumOfDays>[1]) => sql<number>`(${rooms}::int * ${sumOfDays(days, test)}::bigint)`
  const cheap = sum((price) => sql`${price} <= ${rule.threshold}::int`)
  const dear = sum((price) => sql`${price} > ${rule.threshold}::int`)
  const tax = sql`${taxOn(cheap, rule.percentUpTo)} + ${taxOn(dear, rule.percentAbove)}`
  const ifSold = (amount: RawBuilder<unknown>) =>
    sql<number | null>`case when p.price is not null and ruled.is_closed is not true then (${amount})::int end`
  return { tax: ifSold(tax), total: ifSold(sql`${cheap} + ${dear} + ${tax}`) }
}

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
