import { sql, type RawBuilder } from 'kysely'
import { selectFacts } from '#db/fact-columns.ts'
import { SHOWN_CHECKS } from '#domain/hotels/publishing.ts'
import { RANK_PARTS } from '#domain/hotels/rank-parts.ts'
import { LANDMARK_KINDS, NEAR_STATION_KILOMETRES } from '#domain/places/nearest-place.ts'
import { FEWEST_PRIVACY_RATINGS } from '#domain/reviews/privacy-rating.ts'
import { KILOMETRES_A_DEGREE } from '#domain/places/straight-kilometres.ts'
import type { Db } from '../../services.ts'
import { legalNameOf } from './unready-hotels.ts'
import type { WelcomeCounts } from '#domain/welcome/welcome-share.ts'
import type { FoundHotel } from './present-hotel.ts'

/** Half the height, in degrees, of the box searched around a hotel: slightly more than the farthest place that counts as near. */
const NEAR = sql`${(1.01 * NEAR_STATION_KILOMETRES) / KILOMETRES_A_DEGREE}::float8`

/** Finds the nearest main place of these kinds in a box around hotel `h`, even if it belongs to another city. */
const nearestOf = (kinds: string[]) => sql`(
    select json_build_object('kind', p.kind, 'name', p.name, 'names', p.names, 'lat', p.lat, 'lng', p.lng, 'rank', p.rank)
    from places p where p.rank = 1 and p.kind = any(${kinds}::text[]) and p.lat between h.lat - ${NEAR} and h.lat + ${NEAR}
      and abs(p.lng - h.lng) * cos(radians(h.lat)) <= ${NEAR}
    order by (p.lat - h.lat) ^ 2 + ((p.lng - h.lng) * cos(radians(p.lat))) ^ 2, p.kind, p.name limit 1)`

/** Builds the rank by which lists sort hotel `h`. Works for another alias too. */
export const rankOf = (hotel: 'h' | 'o' = 'h'): RawBuilder<number> => {
  const parts = Object.entries(RANK_PARTS).map(([name, sign]) => sql`${sql.lit(sign)} * ${sql.ref(`${hotel}.${name}`)}`)
  return sql`(${sql.join(parts, sql` + `)})`
}

/** Selects what hotel `h` shows about how it welcomed couples: the latest share. */
export const welcomeCounts = sql<WelcomeCounts | null>`(
    select json_build_object('couples', w.couples, 'welcomed', w.welcomed, 'asAgreed', w.as_agreed, 'asShown', w.as_shown)
    from welcome_shares w where w.hotel_id = h.id order by w.couples desc limit 1)`

/** Everything a card or a page shows about a hotel `h`, with prices and pictures as small arrays. */
export const hotelColumns = sql`h.id, h.slug, h.name, h.city_id, c.name as city_name, c.names as city_names, c.slug as city_slug, h.locality_id,
  l.name as locality_name, l.names as locality_names, l.slug as locality_slug, h.address, h.description, h.lat, h.lng, h.stars, ${rankOf()} as rank, h.amenities, h.house_rules, h.is_new,
  h.hidden, h.has_bathtub, h.bathtub_charge, ${selectFacts}, h.custom_slot_1, h.custom_slot_2, h.cancel_hours, h.grace_minutes,
  h.overall_rating, h.ratings_count,
  (select round(avg(v.privacy), 1) from reviews v where v.hotel_id = h.id and v.published and v.weighs
    having count(v.privacy) >= ${FEWEST_PRIVACY_RATINGS}) as privacy_rating,
  ${welcomeCounts} as welcome, ${nearestOf(['rail', 'metro'])} as station, ${nearestOf([...LANDMARK_KINDS])} as landmark,
  coalesce((select json_agg(json_build_array(p.slot, p.price,
      case when was_asked(p.hotel_id, p.slot, p.rack_price) then p.rack_price end) order by p.slot)
    from hotel_slot_prices p where p.hotel_id = h.id), '[]'::json) as prices,
  coalesce((select json_agg(json_build_array(g.name, g.alt, g.origin, g.tint, g.caption, g.subject, g.width, g.height) order by g.position)
    from hotel_pictures g where g.hotel_id = h.id), '[]'::json) as pictures`

export const hotelSources = sql`hotels h join cities c on c.id = h.city_id join localities l on l.id = h.locality_id`

/** A number is always an id, because the database refuses numeric slugs. */
export function hotelIs(idOrSlug: string | number): RawBuilder<boolean> {
  const id = Number(idOrSlug)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? sql`h.id = ${id}` : sql`h.slug = ${String(idOrSlug)}`
}

/** Whether hotel `h` is this guest's favourite; false for a visitor. */
export const isFavouriteOf = (userId: string | null) =>
  userId === null
    ? sql`false as is_favourite`
    : sql`exists (select 1 from favourites f where f.user_id = ${userId}::uuid and f.hotel_id = h.id) as is_favourite`

/** Whether the plan of its city shows hotel `h`. */
const isOnPlan = sql`exists (select 1 from city_plans m where m.city_id = h.city_id
    and h.lat between m.south and m.north and h.lng between m.west and m.east) as is_on_plan`

/** Selects the signed checks listed on the page of hotel `h`, each with the time of its last signature. */
const signedChecks = sql`coalesce((select json_agg(json_build_object('item', k.item, 'at', k.checked_at)) from hotel_checks k
    where k.hotel_id = h.id and k.item = any(${[...SHOWN_CHECKS]}::text[])), '[]'::json) as signed_checks`

type Asker = { userId?: string | null; now: Date }

/** Finds the hotel with this id or slug. A hidden hotel counts as missing. */
export async function findHotelIds(
  db: Db,
  idOrSlug: string | number,
): Promise<{ id: number; city_id: number } | undefined> {
  const { rows } = await sql<{ id: number; city_id: number }>`
    select h.id, h.city_id from hotels h where ${hotelIs(idOrSlug)} and not h.hidden`.execute(db)
  return rows[0]
}

/** Finds a hotel by id or slug, with everything that its page shows. A hidden hotel counts as missing. */
export async function findHotel(
  db: Db,
  idOrSlug: string | number,
  { userId = null, now }: Asker,
): Promise<FoundHotel | undefined> {
  const { rows } = await sql<FoundHotel>`
    select ${hotelColumns}, ${isFavouriteOf(userId)}, ${isOnPlan}, ${signedChecks}, ${legalNameOf(now)} as run_by
    from ${hotelSources} where ${hotelIs(idOrSlug)} and not h.hidden`.execute(db)
  return rows[0]
}
