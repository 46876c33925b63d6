import { sql } from 'kysely'
import { addMinutes, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { signsOfDoubt, type DisputeFacts, type SignOfDoubt } from '#domain/relocations/signs-of-doubt.ts'
import type { Db } from '../../services.ts'

/** The signs of doubt of the disputes that wait, by booking. */
export async function readDoubts(
  db: Db,
  bookingIds: readonly string[],
  now: Date,
): Promise<Map<string, SignOfDoubt[]>> {
  if (bookingIds.length === 0) return new Map()
  const { rows } = await sql<DisputeFacts & { id: string }>`
    select b.id, coalesce(v.status, 'expected') in ('here', 'left') as "isGreeted",
      exists (select 1 from bookings p join visits g on g.booking_id = p.id
        where p.user_id = b.user_id and p.id <> b.id and g.arrived_at < r.started_at) as "hasStayed",
      exists (select 1 from known_devices own join known_devices theirs on theirs.device_hash = own.device_hash
          and theirs.user_id <> own.user_id
        join bookings o on o.user_id = theirs.user_id join relocations c on c.booking_id = o.id and c.cause = 'turned_away'
        where own.user_id = b.user_id and c.started_at > ${addMinutes(now, -DEARER_ROOM_DAYS * 24 * 60)}) as "sharesBrowser",
      (select count(*)::int from relocations t where t.hotel_id = r.hotel_id
        and t.started_at >= ${istInstant(istDateOf(now))}) as "casesToday"
    from relocations r join bookings b on b.id = r.booking_id left join visits v on v.booking_id = b.id
    where b.id = any(${[...bookingIds]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...facts }) => [id, signsOfDoubt(facts)]))
}
