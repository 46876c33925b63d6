import { sql } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Db } from '../services.ts'

/** How stale the record may be: a desk that is used is written so often, not with every request. */
const NOTED_EVERY_MINUTES = 5

/** When this process last wrote it, by hotel. */
const noted = new WeakMap<Db, Map<number, Date>>()

function notedBy(db: Db): Map<number, Date> {
  const known = noted.get(db) ?? new Map<number, Date>()
  noted.set(db, known)
  return known
}

const isFresh = (last: Date | undefined, now: Date) =>
  last !== undefined && last <= now && now < addMinutes(last, NOTED_EVERY_MINUTES)

/** Somebody at the hotel's desk read or pressed something: for the next hour it sells stays that have begun (decision 0071). */
export async function noteDeskLife(db: Db, hotelId: number, now: Date): Promise<void> {
  const known = notedBy(db)
  if (isFresh(known.get(hotelId), now)) return
  known.set(hotelId, now)
  await sql`
    insert into desk_life as life (hotel_id, seen_at) values (${hotelId}, ${now})
    on conflict (hotel_id) do update set seen_at = excluded.seen_at
      where life.seen_at <= ${addMinutes(now, -NOTED_EVERY_MINUTES)}`.execute(db)
}
