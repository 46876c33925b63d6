import { sql } from 'kysely'
import type { City } from '#contract/cities.ts'
import type { Db } from '../../services.ts'

export type CityRow = Omit<City, 'picture'>

const cityColumns = sql`c.id, c.slug, c.name, c.state, c.lat, c.lng,
  (select count(*)::int from hotels h where h.city_id = c.id and not h.hidden) as "hotelsCount"`

/** Cities in which a guest can find a hotel, those with more hotels first. */
export async function listCities(db: Db): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    select * from (select ${cityColumns} from cities c where c.is_listed) listed
    where "hotelsCount" > 0 order by "hotelsCount" desc, name`.execute(db)
  return rows
}

/** By id or slug; undefined when there is none. */
export async function findCity(db: Db, idOrSlug: string | number): Promise<CityRow | undefined> {
  const { rows } = await sql<CityRow>`select ${cityColumns} from cities c where ${cityIs(idOrSlug)}`.execute(db)
  return rows[0]
}

/** Slugs never are numbers (the database refuses them), so digits are an id. */
const cityIs = (idOrSlug: string | number) => {
  const id = Number(idOrSlug)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? sql`c.id = ${id}` : sql`c.slug = ${String(idOrSlug)}`
}

export async function localitiesOf(db: Db, cityId: number) {
  const { rows } = await sql<{ id: number; slug: string; name: string; hotelsCount: number }>`
    select l.id, l.slug, l.name, count(h.id)::int as "hotelsCount"
    from localities l join hotels h on h.locality_id = l.id and not h.hidden
    where l.city_id = ${cityId} group by l.id order by count(h.id) desc, l.name`.execute(db)
  return rows
}

/** The lowest price of each slot in a city, by slot number. */
export async function lowestPrices(db: Db, cityId: number) {
  const { rows } = await sql<{ slot: number; price: number }>`
    select p.slot, min(p.price) as price from hotel_slot_prices p join hotels h on h.id = p.hotel_id
    where h.city_id = ${cityId} and not h.hidden group by p.slot`.execute(db)
  return rows
}
