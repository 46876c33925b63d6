import { sql } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Db } from '../services.ts'

/** The minimum time between two writes of a desk's activity, because not every request writes it. */
const NOTED_EVERY_MINUTES = 5

/** When this process last wrote each hotel's desk activity. */
const noted = new WeakMap<Db, Map<number, Date>>()

function notedBy(db: Db): Map<number, Date> {
  const known = noted.get(db) ?? new Map<number, Date>()
  noted.set(db, known)
  return known
}

const isFresh = (last: Date | undefined, now: Date) =>
  last !== undefined && last <= now && now < addMinutes(last, NOTED_EVERY_MINUTES)

/** Records desk activity. For an hour after it, the hotel sells stays that have already begun (decision 0071). */
export async function recordDeskActivity(db: Db, hotelId: number, now: Date): Promise<void> {
  const known = notedBy(db)
  if (isFresh(known.get(hotelId), now)) return
  known.set(hotelId, now)
  await sql`
    insert into desk_life as life (hotel_id, seen_at) values (${hotelId}, ${now})
    on conflict (hotel_id) do update set seen_at = excluded.seen_at
      where life.seen_at <= ${addMinutes(now, -NOTED_EVERY_MINUTES)}`.execute(db)
}
