import { sql } from 'kysely'
import { packedStays, readPackedStays } from '#db/packed-stays.ts'
import { periodOf } from '#db/period.ts'
import { minutesOf, withCleaning, type MinuteWindow } from '#domain/availability/room-stays.ts'
import type { Period } from '#domain/kernel/period.ts'
import { MAX_CLEANING_MINUTES } from '#domain/rooms/occupied.ts'
import { repack, roomsByDepth, spanAround, type Move, type PackedHotel } from '#domain/rooms/repack.ts'
import type { Db } from '../../services.ts'

/** Rooms that are wanted for a time. The booking's own stays keep their rooms, as a block does. */
export type RoomsToFind = {
  hotelId: number
  rooms: number
  hasBathtub: boolean
  period: Period
  bookingId?: string
}

export type RoomOfHotel = [id: number, number: string]

type Row = { id: number; cleaning: number; rooms: RoomOfHotel[]; bathtubRooms: number; stays: string }

type ReadHotel = { hotel: PackedHotel; rooms: RoomOfHotel[]; window: MinuteWindow }

/** As `bookingKey` in SQL. */
const keyOf = (bookingId: string): number => Number.parseInt(bookingId.slice(0, 8), 16) | 0

export const atMinute = (minute: number): Date => new Date(minute * 60_000)

type Reach = 'window' | 'span'

/** Of each hotel its rooms with the stays that meet the time asked about, or with all that decide about it. */
export async function readPackedHotels(
  db: Db,
  hotelIds: readonly number[],
  period: Period,
  reach: Reach,
): Promise<Map<number, ReadHotel>> {
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

/** One hotel, in which the booking's own stays keep their rooms as a block does. */
async function readPackedHotel(
  db: Db,
  { hotelId, period, bookingId }: Pick<RoomsToFind, 'hotelId' | 'period' | 'bookingId'>,
  reach: Reach,
): Promise<ReadHotel> {
  const read = (await readPackedHotels(db, [hotelId], period, reach)).get(hotelId)
  if (!read) throw new Error(`hotel ${hotelId} is gone`)
  const own = bookingId === undefined ? undefined : keyOf(bookingId)
  const stays = read.hotel.stays.map((stay) =>
    stay.guests && stay.guests.booking === own ? { ...stay, guests: undefined } : stay,
  )
  return { ...read, hotel: { ...read.hotel, stays } }
}

/**
 * Who would have to move so that these rooms are free; undefined where no way is found. A hotel that is full at one
 * moment of the time costs one short look.
 */
export async function findMoves(
  db: Db,
  wish: RoomsToFind,
  now: Date,
): Promise<(ReadHotel & { moves: Move[] }) | undefined> {
  const asked = { hasBathtub: wish.hasBathtub, moment: now.getTime() }
  const near = await readPackedHotel(db, wish, 'window')
  if (roomsByDepth(near.hotel, { ...asked, window: near.window }) < wish.rooms) return undefined
  const read = await readPackedHotel(db, wish, 'span')
  const moves = repack(read.hotel, { ...asked, window: read.window, rooms: wish.rooms })
  return moves && { ...read, moves }
}

/** Could stays that have not begun be laid out so that these rooms are free? */
export const couldMakeRoom = async (db: Db, wish: RoomsToFind, now: Date): Promise<boolean> =>
  (await findMoves(db, wish, now)) !== undefined
