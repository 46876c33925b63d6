import { sql } from 'kysely'
import type { SearchFacets } from '#contract/hotel-search.ts'
import { selectFacts } from '#db/fact-columns.ts'
import { blocksPeriod } from '#db/period.ts'
import { eachFilterAmenity } from '#domain/hotels/amenities.ts'
import { eachFilterFact, type FilterFact } from '#domain/hotels/hotel-facts.ts'
import type { Period } from '#domain/kernel/period.ts'
import type { Names } from '#domain/places/names.ts'
import type { CityPlace } from '#domain/places/nearest-place.ts'
import { placesToChoose } from '#domain/places/near-place.ts'
import { isRatedFrom, RATING_STEPS } from '#domain/reviews/rating-steps.ts'
import type { PricedDays } from '#domain/prices/priced-days.ts'
import type { TotalQuery } from '#domain/prices/stay-total.ts'
import type { Db } from '../../services.ts'
import { placesOf } from '../cities/places-of.ts'
import { dayPrice, ruledPrices, totalWithTax } from './ruled-prices.ts'
import { findPackedHotels } from './rooms-by-moving.ts'
import { canCancelFree, hasFreeBathtub } from './search-hotels.ts'

/** How many bars the price histogram has. */
const STEPS = 12

type FacetRow = Record<FilterFact, boolean> & {
  price: number | null
  stay_total: number | null
  has_bathtub: boolean
  free_to_cancel: boolean
  amenities: string[]
  rating: number | null
  locality_id: number
  locality_slug: string
  locality_name: string
  locality_names: Names
}

const EMPTY: SearchFacets['price'] = { min: 0, max: 0, histogram: [] }

function priceFacet(prices: ArrayLike<number>): SearchFacets['price'] {
  if (prices.length === 0) return EMPTY
  let [min, max] = [Infinity, -Infinity]
  for (let at = 0; at < prices.length; at++) {
    min = Math.min(min, prices[at] ?? min)
    max = Math.max(max, prices[at] ?? max)
  }
  const histogram = Array.from({ length: STEPS }, () => 0)
  const width = (max - min) / STEPS || 1
  for (let at = 0; at < prices.length; at++) {
    const step = Math.min(STEPS - 1, Math.floor(((prices[at] ?? min) - min) / width))
    histogram[step] = (histogram[step] ?? 0) + 1
  }
  return { min, max, histogram }
}

/** The counts, from the database or from memory, and the price and the total of each hotel that has a price. */
export type FacetCounts = Omit<SearchFacets, 'price' | 'total' | 'places'> & {
  places: readonly CityPlace[]
  prices: ArrayLike<number>
  totals: ArrayLike<number>
}

/** Presents the counts, localities with most hotels first. */
export const presentFacets = ({ prices, totals, localities, places, ...counts }: FacetCounts): SearchFacets => ({
  ...counts,
  price: priceFacet(prices),
  total: priceFacet(totals),
  places: placesToChoose(places).map(({ kind, name, names, lat, lng }) => ({ kind, name, names, lat, lng })),
  localities: localities.toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name)),
})

/** Counts the hotels that each filter would leave, among all hotels of the city. */
function facetsOf(rows: FacetRow[], places: CityPlace[]): SearchFacets {
  const localities = new Map<number, SearchFacets['localities'][number]>()
  for (const row of rows) {
    const known = localities.get(row.locality_id)
    if (known) known.count += 1
    else
      localities.set(row.locality_id, {
        id: row.locality_id,
        slug: row.locality_slug,
        name: row.locality_name,
        names: row.locality_names,
        count: 1,
      })
  }
  return presentFacets({
    count: rows.length,
    prices: rows.flatMap(({ price }) => (price === null ? [] : [price])),
    totals: rows.flatMap(({ stay_total: total }) => (total === null ? [] : [total])),
    has_bathtub: rows.filter((row) => row.has_bathtub).length,
    free_to_cancel: rows.filter((row) => row.free_to_cancel).length,
    ...eachFilterFact((name) => rows.filter((row) => row[name]).length),
    amenities: eachFilterAmenity((name) => rows.filter(({ amenities }) => amenities.includes(name)).length),
    ratings: RATING_STEPS.map((from) => ({
      from,
      count: rows.filter(({ rating }) => isRatedFrom(rating, from)).length,
    })),
    places,
    localities: [...localities.values()],
  })
}

type Asked = TotalQuery & { cityId: number; days: PricedDays; period: Period; now: Date }

/**
 * Counts, per hotel of a city, the rooms with a bathtub that are taken at some time in the period. The facets need only
 * these rooms. A city has few of them, so only their stays are grouped.
 */
const takenBathtubRooms = (cityId: number, period: Period) => sql`
  select s.hotel_id, count(distinct s.room_id)::int as busy_baths
  from stays s join rooms bath on bath.id = s.room_id and bath.has_bathtub
    join hotels cleaned on cleaned.id = s.hotel_id
  where s.city_id = ${cityId} and ${blocksPeriod(period, sql`cleaned.cleaning_minutes`)} and s.status in ('held', 'booked')
  group by s.hotel_id`

export async function searchFacets(db: Db, asked: Asked): Promise<SearchFacets> {
  const { cityId, days, period, rooms } = asked
  const taken = takenBathtubRooms(cityId, period)
  const packed = await findPackedHotels(db, asked, sql`select *, 0 as busy from (${taken}) baths`)
  const { rows } = await sql<FacetRow>`
    select ${dayPrice} as price, ${totalWithTax(days, asked).total} as stay_total, ${hasFreeBathtub(rooms, packed)} as has_bathtub, ${canCancelFree(period, asked.now)} as free_to_cancel, h.amenities, h.overall_rating as rating, ${selectFacts}, l.id as locality_id, l.slug as locality_slug, l.name as locality_name, l.names as locality_names
    from hotels h join localities l on l.id = h.locality_id and l.city_id = h.city_id
    left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = ${days.slot}
    left join (${ruledPrices(sql`${cityId}`, days)}) ruled on ruled.hotel_id = h.id
    left join (${taken}) b on b.hotel_id = h.id
    where h.city_id = ${cityId} and not h.hidden`.execute(db)
  return facetsOf(rows, await placesOf(db, cityId))
}
