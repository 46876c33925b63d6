import { sql } from 'kysely'
import { packedStays, readPackedStays } from '#db/packed-stays.ts'
import { periodOf } from '#db/period.ts'
import { minutesOf, withCleaning, type MinuteWindow } from '#domain/availability/room-stays.ts'
import type { Period } from '#domain/kernel/period.ts'
import { MAX_CLEANING_MINUTES } from '#domain/rooms/occupied.ts'
import { spanAround, type PackedHotel } from '#domain/rooms/repack.ts'
import type { Db } from '../../services.ts'

export type RoomOfHotel = [id: number, number: string]

type Row = { id: number; cleaning: number; rooms: RoomOfHotel[]; bathtubRooms: number; stays: string }

export type PackedHotelRead = { hotel: PackedHotel; rooms: RoomOfHotel[]; window: MinuteWindow }

export const atMinute = (minute: number): Date => new Date(minute * 60_000)

export type Reach = 'window' | 'span'

/**
 * Reads each hotel's rooms and stays: with 'window' the stays that overlap the requested period, with 'span' also the
 * stays around it, which may have to change rooms with them.
 */
export async function readPackedHotels(
  db: Db,
  hotelIds: readonly number[],
  period: Period,
  reach: Reach,
): Promise<Map<number, PackedHotelRead>> {
  const asked = minutesOf(period)
  const longest = withCleaning(asked, MAX_CLEANING_MINUTES)
  const around = reach === 'span' ? spanAround(longest) : longest
  const { rows } = await sql<Row>`
    select h.id, h.cleaning_minutes as cleaning, lent.rooms, lent.bathtubs as "bathtubRooms", (
      select ${packedStays} from rooms r join stays s on s.room_id = r.id left join bookings b on b.id = s.booking_id
      where r.hotel_id = h.id and s.status in ('held', 'booked')
        and s.occupied && ${periodOf(atMinute(around.from), atMinute(around.until))}
    ) as stays
    from hotels h cross join lateral (
      select coalesce(json_agg(json_build_array(r.id, r.number) order by r.has_bathtub, r.id), '[]') as rooms,
        (count(*) filter (where r.has_bathtub))::int as bathtubs
      from rooms r where r.hotel_id = h.id
    ) lent where h.id = any(${[...hotelIds]}::int[])`.execute(db)
  return new Map(
    rows.map(({ id, cleaning, rooms, bathtubRooms, stays: text }) => {
      const stays = readPackedStays(
        text,
        rooms.map(([room]) => room),
      )
      const hotel = { rooms: rooms.length, bathtubRooms, stays }
      return [id, { hotel, rooms, window: withCleaning(asked, cleaning) }]
    }),
  )
}
