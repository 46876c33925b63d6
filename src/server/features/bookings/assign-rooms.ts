import { sql, type Transaction } from 'kysely'
import { occupiedBy, periodOf } from '#db/period.ts'
import type { DB } from '#db/schema.ts'
import type { Period } from '#domain/kernel/period.ts'
import type { Db } from '../../services.ts'
import { couldMakeRoom } from './find-moves.ts'
import { makeRoom } from './make-room.ts'
import { RoomsMovedError } from '../../transactions/rooms-moved-error.ts'

export type RoomRequest = {
  hotelId: number
  rooms: number
  /** only rooms with a bathtub; if false, these rooms are taken last */
  hasBathtub: boolean
  period: Period
  /**
   * the booking that needs the rooms. Its own stays block a room only for their period, because its cleaning can wait
   */
  bookingId?: string
  /** the rooms are for extra hours of the booking, so prefer those the guests are in */
  extensionId?: string
  /** assigns this room only */
  roomId?: number
  /** only rooms the booking's guests are in now; for hours added after check-out time */
  ownRoomsOnly?: boolean
  /** only rooms with nobody in them, because the guests get the key now */
  emptyNow?: boolean
}

/** Rooms to assign to a booking, which holds them until it is paid, or to a block, which needs only one room. */
export type RoomAssignment = RoomRequest & { cityId: number; status: 'held' | 'booked'; blockId?: string }

/** Whether room `r` suits the booking. The bathtub is a property of the room (decisions, "Rooms"). */
export const suits = (hasBathtub: boolean) => (hasBathtub ? sql<boolean>`r.has_bathtub` : sql<boolean>`true`)

const ownRoomsFirst = ({ bookingId, extensionId }: RoomRequest) =>
  extensionId === undefined
    ? sql``
    : sql`not exists (select 1 from stays own where own.room_id = r.id and own.booking_id = ${bookingId}::uuid and own.status = 'booked'),`

/**
 * Selects the first free rooms of the hotel for the whole period and the cleaning after it: with a bathtub if one was
 * booked, else those with a bathtub last (decisions, "Rooms"; decision 0026). Overdue guests keep their room even while
 * the job that blocks it is late.
 */
const freeRooms = (wish: RoomRequest, now: Date) => sql`
  select r.id, h.cleaning_minutes from rooms r join hotels h on h.id = r.hotel_id
  where r.hotel_id = ${wish.hotelId} and ${suits(wish.hasBathtub)} and (${wish.roomId ?? null}::int is null or r.id = ${wish.roomId ?? null}::int)
    and not exists (
      select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked')
        and s.occupied && ${occupiedBy(wish.period, sql`h.cleaning_minutes`)}
        and (s.booking_id is null or s.booking_id is distinct from ${wish.bookingId ?? null}::uuid or s.period && ${periodOf(wish.period.start, wish.period.end)})
    ) and not is_stayed_on_in(r.id, ${wish.period.start}, ${now}, ${wish.bookingId ?? null}::uuid)
    and (${wish.ownRoomsOnly !== true} or exists (
      select 1 from room_visits v where v.room_id = r.id and v.booking_id = ${wish.bookingId ?? null}::uuid and upper_inf(v.present)
    )) and (${wish.emptyNow !== true} or not exists (
      select 1 from room_visits v where v.room_id = r.id and upper_inf(v.present)
    )) order by ${ownRoomsFirst(wish)} r.has_bathtub, r.id limit ${wish.rooms}`

/** Whether these rooms could be taken now, if necessary by moving stays that have not begun. */
export async function hasRooms(db: Db, wish: RoomRequest, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`${freeRooms(wish, now)}`.execute(db)
  if (rows.length === wish.rooms) return true
  return wish.roomId === undefined && wish.ownRoomsOnly !== true && couldMakeRoom(db, wish, now)
}

/**
 * Takes the first free rooms for the whole period and returns their ids. If there are too few, moves stays that have
 * not begun (decision 0072); undefined if there are still too few. The caller holds the hotel lock, and the database
 * refuses any overlap.
 */
export async function assignRooms(
  trx: Transaction<DB>,
  wanted: RoomAssignment,
  now: Date,
): Promise<number[] | undefined> {
  const taken = await takeFreeRooms(trx, wanted, now)
  if (taken || wanted.roomId !== undefined || wanted.ownRoomsOnly === true || !(await makeRoom(trx, wanted, now)))
    return taken
  return takeFreeRooms(trx, wanted, now)
}

async function takeFreeRooms(trx: Transaction<DB>, wanted: RoomAssignment, now: Date): Promise<number[] | undefined> {
  const period = periodOf(wanted.period.start, wanted.period.end)
  const { bookingId = null, extensionId = null, blockId = null } = wanted
  const { rows } = await sql<{ free: number; taken: number[] }>`
    with free as (${freeRooms(wanted, now)}), taken as (
      insert into stays (booking_id, extension_id, block_id, hotel_id, city_id, room_id, period, cleaning_minutes, occupied, status)
      select ${bookingId}::uuid, ${extensionId}::uuid, ${blockId}::uuid, ${wanted.hotelId}, ${wanted.cityId}, id, ${period},
        cleaning_minutes, with_cleaning(${period}, cleaning_minutes), ${wanted.status} from free
      where (select count(*) from free) = ${wanted.rooms}
      on conflict on constraint stays_no_overlap do nothing returning room_id
    ) select (select count(*)::int from free) as free, array(select room_id from taken) as taken`.execute(trx)
  const found = rows[0]
  if (!found || found.free < wanted.rooms) return undefined
  if (found.taken.length < wanted.rooms)
    throw new RoomsMovedError(`hotel ${wanted.hotelId}: rooms were taken meanwhile`)
  return found.taken
}

/** Rooms taken by a whole booking, by one change to it, or by a block. */
export type RoomsOf = { column: 'booking_id' | 'modification_id' | 'extension_id' | 'block_id'; id: string }

/** Releases all these rooms. */
export async function releaseRooms(trx: Transaction<DB>, of: RoomsOf): Promise<void> {
  await trx
    .updateTable('stays')
    .set({ status: 'released' })
    .where(of.column, '=', of.id)
    .where('status', 'in', ['held', 'booked'])
    .execute()
}
