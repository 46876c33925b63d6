import { RoomsMovedError } from '../../transactions/rooms-moved-error.ts'
import { sql, type Transaction } from 'kysely'
import { periodOf } from '#db/period.ts'
import type { DB } from '#db/schema.ts'
import type { Period } from '#domain/kernel/period.ts'

export type WantedRooms = {
  bookingId: string
  /** extra hours of the booking, best spent in the rooms the guests are in */
  extensionId?: string
  hotelId: number
  cityId: number
  rooms: number
  /** only rooms with a bathtub; without the wish they are taken last */
  hasBathtub: boolean
  period: Period
  status: 'held' | 'booked'
}

/** May this booking be given room `r`? A bathtub is a fact of a room (decisions, "Rooms"). */
export const suits = (hasBathtub: boolean) => (hasBathtub ? sql<boolean>`r.has_bathtub` : sql<boolean>`true`)

const ownRoomsFirst = ({ bookingId, extensionId }: WantedRooms) =>
  extensionId === undefined
    ? sql``
    : sql`not exists (select 1 from stays own where own.room_id = r.id and own.booking_id = ${bookingId}::uuid and own.status = 'booked'),`

/**
 * Takes the first free rooms of the hotel for the whole period: with a bathtub where one was booked, else those last;
 * false when there are too few (decisions, "Rooms"). The database refuses any overlap.
 */
export async function takeRooms(trx: Transaction<DB>, wanted: WantedRooms): Promise<boolean> {
  const period = periodOf(wanted.period.start, wanted.period.end)
  const { rows } = await sql<{ free: number; taken: number }>`
    with free as (
      select r.id from rooms r where r.hotel_id = ${wanted.hotelId} and ${suits(wanted.hasBathtub)} and not exists (
        select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.period && ${period}
      ) order by ${ownRoomsFirst(wanted)} r.has_bathtub, r.id limit ${wanted.rooms}
    ), taken as (
      insert into stays (booking_id, extension_id, hotel_id, city_id, room_id, period, status)
      select ${wanted.bookingId}::uuid, ${wanted.extensionId ?? null}::uuid, ${wanted.hotelId}, ${wanted.cityId}, id, ${period}, ${wanted.status} from free
      where (select count(*) from free) = ${wanted.rooms}
      on conflict on constraint stays_no_overlap do nothing returning 1
    ) select (select count(*)::int from free) as free, (select count(*)::int from taken) as taken`.execute(trx)
  const found = rows[0]
  if (!found || found.free < wanted.rooms) return false
  if (found.taken < wanted.rooms) throw new RoomsMovedError(`hotel ${wanted.hotelId}: rooms were taken meanwhile`)
  return true
}

/** Rooms taken by a whole booking, or by one change of it. */
export type RoomsOf = { column: 'booking_id' | 'modification_id' | 'extension_id'; id: string }

/** Gives all these rooms back. */
export async function releaseRooms(trx: Transaction<DB>, of: RoomsOf): Promise<void> {
  await trx
    .updateTable('stays')
    .set({ status: 'released' })
    .where(of.column, '=', of.id)
    .where('status', 'in', ['held', 'booked'])
    .execute()
}
