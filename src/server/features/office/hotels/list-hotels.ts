import { sql, type RawBuilder } from 'kysely'
import type { OfficeHotelRow } from '#contract/office-hotels.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { FEWEST_STAYS, NO_SHOW_DAYS } from '#domain/no-shows/no-show-rate.ts'
import { stateOf, type HotelState } from '#domain/hotels/publishing.ts'
import type { Db } from '../../../services.ts'
import { rankOf } from '../../hotels/hotel-rows.ts'
import { lacks as LACKS } from '../../hotels/unready-hotels.ts'
import { escapeLike } from '../escape-like.ts'
import { isOfHotel } from '../../hotel-cases/update-ranking-penalty.ts'

const FIGURE_DAYS = 30

export type HotelListQuery = {
  text?: string | undefined
  state?: HotelState | undefined
  lacks?: keyof typeof LACKS | undefined
  after?: number | undefined
}

type Row = Omit<OfficeHotelRow, 'state'> & { is_hidden: boolean; was_published: boolean }

const STATES: Record<HotelState, RawBuilder<unknown>> = {
  draft: sql`h.hidden and h.published_at is null`,
  published: sql`not h.hidden`,
  hidden: sql`h.hidden and h.published_at is not null`,
}

/** Lists hotels with their figures for the last thirty days. */
export async function hotelRows(
  db: Db,
  { condition, limit }: { condition: RawBuilder<unknown>; limit: number },
  now: Date,
): Promise<OfficeHotelRow[]> {
  const since = addMinutes(now, -FIGURE_DAYS * 24 * 60)
  const { rows } = await sql<Row>`
    with listed as materialized (
      select h.*, c.name as city from hotels h join cities c on c.id = h.city_id where ${condition} order by h.id desc limit ${limit}
    ), ranks as materialized (
      select h.id, (row_number() over (partition by h.city_id order by ${rankOf()} desc, h.id))::int as place
      from hotels h where not h.hidden and h.city_id in (select city_id from listed)
    )
    select h.id, h.name, h.slug, h.city, h.hidden as is_hidden, h.published_at is not null as was_published,
      h.room_count as rooms, h.overall_rating::float8 as rating,
      (select count(*)::int from bookings b where b.hotel_id = h.id and b.status = 'completed'
        and b.checkin_at > ${since} and b.checkin_at <= ${now}) as stays,
      (select round(100.0 * count(*) filter (where n.seen_at <= n.due_at) / nullif(count(*), 0))::int
        from hotel_notices n where n.hotel_id = h.id and n.told_at > ${since} and n.due_at > ${since} and n.due_at <= ${now}) as seen_in_time,
      (select count(*)::int from relocations r where r.hotel_id = h.id and ${isOfHotel} and r.started_at > ${since}) as cases,
      (select case when count(*) >= ${FEWEST_STAYS} then round(100.0 * count(b.no_show_at) / count(*))::int end from bookings b
        where b.hotel_id = h.id and b.status = 'completed' and b.ended_at is not null
          and b.checkin_at > ${addMinutes(now, -NO_SHOW_DAYS * 24 * 60)} and b.checkin_at <= ${now}) as no_shows,
      k.place as rank_in_city
    from listed h left join ranks k on k.id = h.id order by h.id desc`.execute(db)
  return rows.map(({ is_hidden: isHidden, was_published: wasPublished, ...row }) => ({
    ...row,
    state: stateOf({ isHidden, wasPublished }),
  }))
}

/** Finds hotels by name or city, newest first. */
export function listHotels(db: Db, { text, state, lacks, after }: HotelListQuery, limit: number, now: Date) {
  const conditions = [
    sql`true`,
    ...(text ? [sql`(h.name ilike ${escapeLike(text)} or c.name ilike ${escapeLike(text)})`] : []),
    ...(state ? [STATES[state]] : []),
    ...(lacks ? [sql`not h.hidden and ${LACKS[lacks](now)}`] : []),
    ...(after ? [sql`h.id < ${after}`] : []),
  ]
  return hotelRows(db, { condition: sql.join(conditions, sql` and `), limit }, now)
}
