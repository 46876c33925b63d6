import { sql } from 'kysely'
import type { City, Locality } from '#contract/cities.ts'
import type { Db } from '../../services.ts'
import { findCityId } from './find-city-id.ts'

export type CityRow = Omit<City, 'picture'>

const cityColumns = sql`c.id, c.slug, c.name, c.names, c.state, c.aliases, c.lat, c.lng,
  (select count(*)::int from hotels h where h.city_id = c.id and not h.hidden) as "hotelsCount"`

/** Lists cities where a guest can find a hotel, those with more hotels first. */
export async function listCities(db: Db): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    select * from (select ${cityColumns} from cities c where c.is_listed) listed
    where "hotelsCount" > 0 order by "hotelsCount" desc, name`.execute(db)
  return rows
}

/** Finds a city by id, slug or an older name; undefined if there is none. */
export async function findCity(db: Db, ref: string | number): Promise<CityRow | undefined> {
  const id = await findCityId(db, ref)
  if (id === undefined) return undefined
  const { rows } = await sql<CityRow>`select ${cityColumns} from cities c where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Metres in a degree of latitude. */
const DEGREE_METRES = 111_320

/**
 * Lists localities with the centre of their hotels' locations. Uses the median, so that one hotel wrongly located in
 * another city does not move the centre.
 */
export async function localitiesOf(db: Db, cityId: number): Promise<Locality[]> {
  const { rows } = await sql<Locality>`
    select l.id, l.slug, l.name, l.names, l."hotelsCount",
      case when l.lat is null then null else json_build_object('lat', l.lat, 'lng', l.lng, 'radius', (
        select round(percentile_cont(0.5) within group (order by ${DEGREE_METRES} * sqrt(
          (h.lat - l.lat) ^ 2 + ((h.lng - l.lng) * cos(radians(l.lat))) ^ 2)))::int
        from hotels h where h.locality_id = l.id and not h.hidden and h.lat is not null)) end as location
    from (
      select l.id, l.slug, l.name, l.names, count(h.id)::int as "hotelsCount",
        percentile_cont(0.5) within group (order by h.lat) as lat,
        percentile_cont(0.5) within group (order by h.lng) as lng
      from localities l join hotels h on h.locality_id = l.id and not h.hidden
      where l.city_id = ${cityId} group by l.id) l
    order by l."hotelsCount" desc, l.name`.execute(db)
  return rows
}

/** Reads the lowest price of each slot in a city, by slot number. */
export async function lowestPrices(db: Db, cityId: number) {
  const { rows } = await sql<{ slot: number; price: number }>`
    select p.slot, min(p.price) as price from hotel_slot_prices p join hotels h on h.id = p.hotel_id
    where h.city_id = ${cityId} and not h.hidden group by p.slot`.execute(db)
  return rows
}
