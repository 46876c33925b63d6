import { sql } from 'kysely'
import { cityAddress, listedPaths, hotelAddress, localityAddress, placeAddress } from '#domain/public-addresses.ts'
import type { Db } from '../../services.ts'
import { isNearPlace } from '../cities/find-places.ts'

/** A page for search engines: its path, and when its content last changed. */
export type Address = { path: string; changedAt: Date | undefined }

/** An unlisted city has no page to link back to. */
const IS_FOUND = sql`not hidden and city_id in (select id from cities where is_listed)`

type PlaceRow = { city: string; locality: string; changed_at: Date }

/**
 * Lists the start page, the text pages, and every listed city with hotels. For each city, also lists its localities and
 * places with hotels.
 */
export async function listPageAddresses(db: Db): Promise<Address[]> {
  const { rows } = await sql<PlaceRow>`
    select c.slug as city, l.slug as locality, max(h.updated_at) as changed_at
    from hotels h join cities c on c.id = h.city_id join localities l on l.id = h.locality_id
    where not h.hidden and c.is_listed group by c.slug, l.slug order by c.slug, l.slug`.execute(db)
  const cities = Map.groupBy(rows, ({ city }) => city)
  const places = await listPlaces(db)
  return [
    ...listedPaths().map((path) => ({ path, changedAt: undefined })),
    ...places.map(({ city, place }) => ({ path: placeAddress(city, place), changedAt: undefined })),
    ...[...cities].flatMap(([city, localities]) => [
      { path: cityAddress(city), changedAt: latest(localities) },
      ...localities.map(({ locality, changed_at }) => ({
        path: localityAddress(city, locality),
        changedAt: changed_at,
      })),
    ]),
  ]
}

/** Lists the places in listed cities that have a hotel near them. */
async function listPlaces(db: Db): Promise<{ city: string; place: string }[]> {
  const { rows } = await sql<{ city: string; place: string }>`
    select distinct c.slug as city, p.slug as place from places p join cities c on c.id = p.city_id
    where c.is_listed and p.slug <> '' and exists (select 1 from hotels h where ${isNearPlace}) order by 1, 2`.execute(
    db,
  )
  return rows
}

const latest = (rows: PlaceRow[]) => new Date(Math.max(...rows.map(({ changed_at }) => changed_at.getTime())))

export async function countVisibleHotels(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from hotels where ${IS_FOUND}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lists visible hotels in the order of their ids, `limit` of them after the first `skip`. */
export async function listHotelAddresses(db: Db, { skip, limit }: { skip: number; limit: number }): Promise<Address[]> {
  const { rows } = await sql<{ slug: string; updated_at: Date }>`
    select slug, updated_at from hotels where ${IS_FOUND} order by id limit ${limit} offset ${skip}`.execute(db)
  return rows.map(({ slug, updated_at }) => ({ path: hotelAddress(slug), changedAt: updated_at }))
}
