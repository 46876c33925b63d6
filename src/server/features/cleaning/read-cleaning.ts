import { sql } from 'kysely'
import type { Cleaning } from '#contract/desk-cleaning.ts'
import { addMinutes, istDateOf, istInstant, toIstIso } from '#domain/kernel/ist.ts'
import { byCleaningOrder, isCleaningUrgent } from '#domain/rooms/cleaning.ts'
import type { Db } from '../../services.ts'
import { readHouse, type HouseRow } from './read-house.ts'

/** The cleaner's list announces rooms whose guests leave within this time. */
const SOON_HOURS = 6

export const cleaningOf = ({ dirtyAt, startedAt, startedBy, cleaningMinutes, nextAt }: HouseRow, now: Date) =>
  dirtyAt && {
    dirty_at: toIstIso(dirtyAt),
    started_at: startedAt && toIstIso(startedAt),
    started_by: startedBy,
    is_urgent: isCleaningUrgent({ dirtyAt, cleaningMinutes, nextAt }, now),
  }

async function readCleaned(db: Db, hotelId: number, now: Date): Promise<Cleaning['cleaned']> {
  const { rows } = await sql<{ number: string; clean_at: Date; by: string }>`
    select r.number, c.clean_at, w.name as by
    from room_cleanings c join rooms r on r.id = c.room_id join hotel_staff w on w.id = c.clean_by
    where c.hotel_id = ${hotelId} and c.clean_at >= ${istInstant(istDateOf(now))} order by c.clean_at desc, c.id desc`.execute(
    db,
  )
  return rows.map(({ number, clean_at, by }) => ({ number, at: toIstIso(clean_at), by }))
}

/** Reads the cleaner's list, which contains no guest, booking or payment data. */
export async function readCleaning(db: Db, hotelId: number, now: Date): Promise<Cleaning> {
  const house = await readHouse(db, hotelId, now)
  const dirty = house.flatMap((row) => (row.dirtyAt && !row.inUntil ? [{ ...row, dirtyAt: row.dirtyAt }] : []))
  const until = addMinutes(now, SOON_HOURS * 60)
  const soon = house
    .flatMap(({ number, inUntil }) => (inUntil && inUntil <= until ? [{ number, at: inUntil }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const contact = await db
    .selectFrom('hotel_contacts')
    .select('reception_phone')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst()
  return {
    now: toIstIso(now),
    to_clean: dirty.toSorted(byCleaningOrder).flatMap((row) => {
      const open = cleaningOf(row, now)
      return open ? [{ id: row.id, number: row.number, ...open, next_at: row.nextAt && toIstIso(row.nextAt) }] : []
    }),
    soon: soon.map(({ number, at }) => ({ number, at: toIstIso(at) })),
    cleaned: await readCleaned(db, hotelId, now),
    phone: contact?.reception_phone ?? null,
  }
}
