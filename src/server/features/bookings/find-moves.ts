import type { Period } from '#domain/kernel/period.ts'
import { repack, roomsByDepth, type Move } from '#domain/rooms/repack.ts'
import type { Db } from '../../services.ts'
import { readPackedHotels, type Reach, type ReadHotel } from '../hotels/read-packed-hotels.ts'

/** Rooms that are wanted for a time. The booking's own stays keep their rooms, as a block does. */
export type RoomsToFind = {
  hotelId: number
  rooms: number
  hasBathtub: boolean
  period: Period
  bookingId?: string
}

/** As `bookingKey` in SQL. */
const keyOf = (bookingId: string): number => Number.parseInt(bookingId.slice(0, 8), 16) | 0

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
