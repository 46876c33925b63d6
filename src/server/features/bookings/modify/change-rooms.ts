import { RoomsMovedError } from '../../../transactions/rooms-moved-error.ts'
import { sql, type Transaction } from 'kysely'
import { periodOf } from '#db/period.ts'
import type { DB } from '#db/schema.ts'
import { periodWithout, type Period } from '#domain/kernel/period.ts'
import type { Db } from '../../../services.ts'
import { suits } from '../take-rooms.ts'

export type RoomChange = {
  bookingId: string
  hotelId: number
  cityId: number
  rooms: number
  hasBathtub: boolean
  from: Period
  to: Period
}

type CandidateRoom = { id: number; own: boolean }

/** Rooms that are free for the new time, ignoring this booking itself; its current rooms first. */
async function candidateRooms(db: Db, change: RoomChange): Promise<CandidateRoom[]> {
  const { rows } = await sql<CandidateRoom>`
    select r.id, exists (
      select 1 from stays own where own.room_id = r.id and own.booking_id = ${change.bookingId}::uuid and own.status = 'booked'
    ) as own
    from rooms r where r.hotel_id = ${change.hotelId} and ${suits(change.hasBathtub)} and not exists (
      select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked')
        and s.period && ${periodOf(change.to.start, change.to.end)} and s.booking_id is distinct from ${change.bookingId}::uuid
    ) order by own desc, r.has_bathtub, r.id limit ${change.rooms}`.execute(db)
  return rows
}

/** Are there enough rooms for the booking at its new time? */
export const hasRoomsForChange = async (db: Db, change: RoomChange): Promise<boolean> =>
  (await candidateRooms(db, change)).length === change.rooms

/**
 * Holds the new time beside the old one until the difference is paid; false when there are too few rooms. In a room the
 * booking already has, hold only what its own stay does not cover: no two stays of a room may overlap.
 */
export async function holdRoomsForChange(
  trx: Transaction<DB>,
  modificationId: string,
  change: RoomChange,
): Promise<boolean> {
  const rooms = await candidateRooms(trx, change)
  if (rooms.length < change.rooms) return false
  const pieces = rooms.flatMap(({ id, own }) =>
    (own ? periodWithout(change.to, change.from) : [change.to]).map((period) => ({ roomId: id, period })),
  )
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
        status: 'held' as const,
      })),
    )
    .onConflict((conflict) => conflict.constraint('stays_no_overlap').doNothing())
    .returning('id')
    .execute()
  if (held.length < pieces.length) throw new RoomsMovedError(`hotel ${change.hotelId}: rooms were taken meanwhile`)
  return true
}
