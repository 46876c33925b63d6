import { RoomsMovedError } from '../../../transactions/rooms-moved-error.ts'
import { sql, type Transaction } from 'kysely'
import { occupiedBy, periodOf } from '#db/period.ts'
import type { DB } from '#db/schema.ts'
import { periodWithout, type Period } from '#domain/kernel/period.ts'
import { occupiedPeriod } from '#domain/rooms/occupied.ts'
import type { Db } from '../../../services.ts'
import { couldMakeRoom } from '../find-moves.ts'
import { makeRoom } from '../make-room.ts'
import { suits } from '../assign-rooms.ts'

export type RoomChange = {
  bookingId: string
  hotelId: number
  cityId: number
  rooms: number
  hasBathtub: boolean
  to: Period
}

/** A room that is free for the new time, and the period for which the booking already occupies it. */
type CandidateRoom = { id: number; cleaning_minutes: number; own_from: Date | null; own_until: Date | null }

/**
 * Finds rooms that are free for the new time and its cleaning, ignoring this booking itself; its current rooms first.
 */
async function candidateRooms(db: Db, change: RoomChange): Promise<CandidateRoom[]> {
  const { rows } = await sql<CandidateRoom>`
    select r.id, h.cleaning_minutes, own.own_from, own.own_until
    from rooms r join hotels h on h.id = r.hotel_id
    left join lateral (
      select min(lower(s.occupied)) as own_from, max(upper(s.occupied)) as own_until
      from stays s where s.room_id = r.id and s.booking_id = ${change.bookingId}::uuid and s.status = 'booked'
    ) own on true
    where r.hotel_id = ${change.hotelId} and ${suits(change.hasBathtub)} and not exists (
      select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked')
        and s.occupied && ${occupiedBy(change.to, sql`h.cleaning_minutes`)} and s.booking_id is distinct from ${change.bookingId}::uuid
    ) order by own.own_from is null, r.has_bathtub, r.id limit ${change.rooms}`.execute(db)
  return rows
}

/** Whether the booking gets enough rooms at its new time, if necessary by moving stays that have not begun. */
export const hasRoomsForChange = async (db: Db, change: RoomChange, now: Date): Promise<boolean> =>
  (await candidateRooms(db, change)).length === change.rooms ||
  (await couldMakeRoom(db, { ...change, period: change.to }, now))

/**
 * Calculates the periods for which a room must be held: the new time and its cleaning, without what the booking already
 * occupies.
 */
function piecesOf(room: CandidateRoom, to: Period): Period[] {
  const wanted = occupiedPeriod(to, room.cleaning_minutes)
  if (!room.own_from || !room.own_until) return [wanted]
  return periodWithout(wanted, { start: room.own_from, end: room.own_until })
}

/**
 * Holds the rooms for the new time, in addition to the old time, until the difference is paid; false if there are too
 * few. No two stays of a room may overlap, so a room that the booking already has is held only for the additional time.
 * The held time includes the cleaning, so it needs no cleaning minutes of its own.
 */
export async function holdRoomsForChange(
  trx: Transaction<DB>,
  modificationId: string,
  change: RoomChange,
  now: Date,
): Promise<boolean> {
  const free = await candidateRooms(trx, change)
  const isMade = free.length < change.rooms && (await makeRoom(trx, { ...change, period: change.to }, now))
  const rooms = isMade ? await candidateRooms(trx, change) : free
  if (rooms.length < change.rooms) return false
  const pieces = rooms.flatMap((room) => piecesOf(room, change.to).map((period) => ({ roomId: room.id, period })))
  if (pieces.length === 0) return true
  const held = await trx
    .insertInto('stays')
    .values(
      pieces.map(({ roomId, period }) => ({
        booking_id: change.bookingId,
        modification_id: modificationId,
        hotel_id: change.hotelId,
        city_id: change.cityId,
        room_id: roomId,
        period: periodOf(period.start, period.end),
        cleaning_minutes: 0,
        status: 'held' as const,
      })),
    )
    .onConflict((conflict) => conflict.constraint('stays_no_overlap').doNothing())
    .returning('id')
    .execute()
  if (held.length < pieces.length) throw new RoomsMovedError(`hotel ${change.hotelId}: rooms were taken meanwhile`)
  return true
}
