import { sql } from 'kysely'
import type { Wait } from '#contract/waits.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'

type Row = Omit<Wait, 'checkin' | 'checkout' | 'told_at'> & { starts_at: Date; ends_at: Date; told_at: Date | null }

/** Selects waits, each with its city and locality. */
export const locatedWaits = sql`
  select w.*, coalesce(w.city_id, l.city_id, h.city_id) as in_city, coalesce(w.locality_id, h.locality_id) as in_locality
  from waits w left join localities l on l.id = w.locality_id left join hotels h on h.id = w.hotel_id`

/**
 * Reads a guest's waits whose slot has not started, the next slot first. Leaves out those for hidden hotels. `ahead`
 * counts the guests who will be told before this one.
 */
export async function readWaits(db: Db, userId: string, now: Date): Promise<Wait[]> {
  const { rows } = await sql<Row>`
    with located as materialized (${locatedWaits} where w.starts_at > ${now})
    select w.id, case when w.hotel_id is not null then 'hotel' when w.locality_id is not null then 'locality' else 'city' end as waits_for,
      coalesce(h.name, l.name, c.name) as name, case when h.id is null then coalesce(l.names, c.names) else '{}' end as names,
      c.slug as "citySlug", l.slug as "localitySlug", coalesce(told.slug, h.slug) as "hotelSlug",
      w.slot, w.starts_at, w.ends_at, w.rooms, w.told_at,
      (select count(*)::int from located other where w.told_at is null and other.told_at is null and other.number < w.number
        and other.user_id <> w.user_id and other.starts_at = w.starts_at and other.ends_at = w.ends_at and other.in_city = w.in_city
        and coalesce(other.in_locality = w.in_locality, true) and coalesce(other.hotel_id = w.hotel_id, true)) as ahead
    from located w join cities c on c.id = w.in_city left join localities l on l.id = w.in_locality
      left join hotels h on h.id = w.hotel_id left join hotels told on told.id = w.told_of and not told.hidden
    where w.user_id = ${userId}::uuid and h.hidden is not true order by w.starts_at, w.number`.execute(db)
  return rows.map(({ starts_at, ends_at, told_at, ...row }) => ({
    ...row,
    checkin: toIstIso(starts_at),
    checkout: toIstIso(ends_at),
    told_at: told_at && toIstIso(told_at),
  }))
}
