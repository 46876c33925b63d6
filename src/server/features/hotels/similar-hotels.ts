import { sql, type RawBuilder } from 'kysely'
import { SIMILAR_PRICE_RATIO, NEAR_KILOMETRES } from '#domain/availability/similar-in-city.ts'
import { KILOMETRES_A_DEGREE } from '#domain/places/straight-kilometres.ts'
import { pricedDays, type PricedDays } from '#domain/prices/priced-days.ts'
import type { TotalQuery } from '#domain/prices/stay-total.ts'
import { searchPeriod } from '#domain/slots/detect-slot.ts'
import { usualDay } from '#domain/slots/openings.ts'
import { checkStay, slotPeriod, type Stay } from '#domain/slots/period.ts'
import { DEFAULT_SLOT } from '#domain/slots/slots.ts'
import type { Db } from '../../services.ts'
import { hotelColumns, hotelIs, isFavouriteOf } from './hotel-rows.ts'
import { dayPrice, ruledPrices, rulesOnDay } from './ruled-prices.ts'
import { foundHotel, matchingHotels, withPacked, type FoundHotel, type FoundRow } from './search-hotels.ts'

export type SimilarSearch = TotalQuery & {
  hotel: string
  /** defaults to the next Full Day */
  checkin: Date | null
  checkout: Date | null
  limit: number
  skip: number
  now: Date
  userId: string | null
}

/** Builds the stay for which similar hotels are searched. */
export const similarPeriod = ({ checkin, checkout, now }: SimilarSearch): Stay =>
  checkin
    ? searchPeriod(checkin, checkout ?? checkin)
    : { slot: DEFAULT_SLOT, days: 1, period: slotPeriod(DEFAULT_SLOT, usualDay(now, [DEFAULT_SLOT])) }

/** Calculates a flat-earth distance, which is off by only a few metres within a city. */
const kilometres = sql`${KILOMETRES_A_DEGREE}::float8 * sqrt((h.lat - s.lat) ^ 2 + ((h.lng - s.lng) * cos(radians(s.lat))) ^ 2)`

/** 0 in the given hotel's locality, 1 within a few kilometres, 2 elsewhere in the city or with an unknown location. */
const farness = sql`case when h.locality_id = s.locality_id then 0 when ${kilometres} <= ${NEAR_KILOMETRES} then 1 else 2 end`

const isAlikeInPrice = sql`coalesce(m.price between s.price * ${SIMILAR_PRICE_RATIO.from}::float8 and s.price * ${SIMILAR_PRICE_RATIO.to}::float8, false)`

const order: RawBuilder<unknown> = sql`m.available desc, alike desc, farness, m.overall_rating desc nulls last, m.rank desc, m.id`

const subjectOf = (hotel: string, days: PricedDays): RawBuilder<unknown> => sql`
  select h.id, h.city_id, h.locality_id, h.lat, h.lng, ${dayPrice} as price
  from hotels h left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = ${days.slot}
    left join lateral (${ruledPrices(sql`h.city_id`, days)}) ruled on ruled.hotel_id = h.id
  where ${hotelIs(hotel)} and not h.hidden`

/**
 * Finds other hotels of the same city for a time, the likeliest choices first. Uses one query, like a search
 * (specification §7). Undefined for an unknown or hidden hotel.
 */
export async function similarHotels(db: Db, search: SimilarSearch): Promise<FoundHotel[] | undefined> {
  const stay = similarPeriod(search)
  const { slot, period } = stay
  const days = pricedDays(stay)
  const plan = await withPacked(db, {
    cityId: sql`(select h.city_id from hotels h where ${hotelIs(search.hotel)})`,
    days,
    period,
    rooms: search.rooms,
    taxRule: search.taxRule,
    isBookable: checkStay(slot, period, search.now).ok,
    now: search.now,
    where: {},
  })
  const matched = matchingHotels({ ...plan, cityId: sql`(select city_id from subject)` })
  const { rows } = await sql<FoundRow | { id: null }>`
    with subject as materialized (${subjectOf(search.hotel, days)}),
    matched as materialized (${matched}),
    ranked as (
      select m.*, ${isAlikeInPrice} as alike, ${farness} as farness
      from matched m join hotels h on h.id = m.id cross join subject s where m.id <> s.id
    ),
    page as (select m.* from ranked m order by ${order} limit ${search.limit} offset ${search.skip})
    select ${hotelColumns}, ${isFavouriteOf(search.userId)}, m.price, m.stay_total, m.stay_tax, m.available, m.paused, m.free_bathtub, ${rulesOnDay(days.first)}
    from subject s left join page m on true left join hotels h on h.id = m.id
    left join cities c on c.id = h.city_id left join localities l on l.id = h.locality_id
    order by ${order}`.execute(db)
  if (rows.length === 0) return undefined
  return rows.filter((row): row is FoundRow => row.id !== null).map((row) => foundHotel(row, days.first))
}
