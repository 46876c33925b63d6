import { sql, type RawBuilder } from 'kysely'
import { lastDay } from '#db/price-rules.ts'
import type { PricedDays } from '#domain/prices/priced-days.ts'

/**
 * What rules make of a slot's price in the hotels of a city: on the day of the check-in, and whether it is closed on any
 * day of the stay. A hotel without a row asks its base price throughout.
 */
export const ruledPrices = (cityId: RawBuilder<unknown>, days: PricedDays): RawBuilder<unknown> => sql`
  select r.hotel_id, bool_or(r.day = ${days.first}::date) as has_rule, bool_or(r.price is null) as is_closed,
    max(r.price) filter (where r.day = ${days.first}::date) as price
  from ruled_days(${cityId}, ${days.slot}::int, ${days.first}::date, ${lastDay(days)}::date) r group by r.hotel_id`

/** The price on the day of the check-in, where `p` is the hotel's base price and `ruled` what its rules make of it. */
export const dayPrice = sql<
  number | null
>`case when p.price is not null and ruled.has_rule then ruled.price else p.price end`
