import { sql } from 'kysely'
import { MAX_FOUND_PLACES, type Place } from '#contract/places.ts'
import { PAGE_KILOMETRES } from '#domain/places/near-place.ts'
import { spellingOf } from '#domain/places/names.ts'
import { PLACE_KINDS } from '#domain/places/nearest-place.ts'
import { KILOMETRES_A_DEGREE } from '#domain/places/straight-kilometres.ts'
import type { Db } from '../../services.ts'
import { findCityId } from './find-city-id.ts'

const REACH = (PAGE_KILOMETRES / KILOMETRES_A_DEGREE) ** 2

/** Whether hotel `h` is close enough to place `p` to be shown on the place's page. */
export const isNearPlace = sql<boolean>`(h.city_id = p.city_id and not h.hidden
  and (h.lat - p.lat) ^ 2 + ((h.lng - p.lng) * cos(radians(p.lat))) ^ 2 <= ${REACH}::float8)`

/**
 * Orders the places of a city that share a slug: the first one gets the page. Main places come before others; within
 * each group the kind decides.
 */
const byStanding = sql`p.rank, array_position(${[...PLACE_KINDS]}::text[], p.kind)`

const placeColumns = sql`p.slug, p.kind, p.name, p.names, p.lat, p.lng, c.slug as "citySlug", c.name as city, c.names as "cityNames",
    (select count(*)::int from hotels h where ${isNearPlace}) as "hotelsCount"`

/** Finds the place of a city that has this slug; undefined if there is none. */
export async function findPlace(db: Db, city: string, slug: string): Promise<Place | undefined> {
  const cityId = await findCityId(db, city)
  if (cityId === undefined) return undefined
  const { rows } = await sql<Place>`
    select ${placeColumns} from places p join cities c on c.id = p.city_id
    where p.city_id = ${cityId} and p.slug = ${slug} and p.slug <> '' order by ${byStanding} limit 1`.execute(db)
  return rows[0]
}

/** The most places with a matching name that are compared by their number of hotels. */
const MAX_CALLED = 50

/**
 * Finds places by a part of any of their names. Lists those whose name begins with it first, and leaves out places
 * without hotels.
 */
export async function findPlaces(db: Db, text: string): Promise<Place[]> {
  const wanted = spellingOf(text)
  if (wanted === '') return []
  const like = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<Place>`
    with called as (
      select distinct on (p.city_id, p.slug) p.city_id, p.slug, p.kind, not starts_with(p.slug, ${wanted}) as later, p.rank
      from places p join cities c on c.id = p.city_id
      where c.is_listed and p.slug <> '' and (p.slug like ${like}
        or exists (select 1 from jsonb_each_text(p.names) other where lower(normalize(other.value, nfc)) like ${like}))
      order by p.city_id, p.slug, ${byStanding}
    ), first as (select * from called order by later, rank, slug limit ${MAX_CALLED})
    select * from (
      select ${placeColumns}, first.later, first.rank
      from first join places p using (city_id, slug, kind) join cities c on c.id = p.city_id
    ) found where "hotelsCount" > 0 order by later, rank, "hotelsCount" desc, name limit ${MAX_FOUND_PLACES}`.execute(
    db,
  )
  return rows
}
