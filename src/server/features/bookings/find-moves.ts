import type { Period } from '#domain/kernel/period.ts'
import { repack, roomsByDepth, type Move } from '#domain/rooms/repack.ts'
import type { Db } from '../../services.ts'
import { readPackedHotels, type Reach, type PackedHotelRead } from '../hotels/read-packed-hotels.ts'

/** A request for rooms in a period. The stays of `bookingId` are not moved. */
export type RoomsToFind = {
  hotelId: number
  rooms: number
  hasBathtub: boolean
  period: Period
  bookingId?: string
}

/** Calculates the same key as `bookingKey` does in SQL. */
const keyOf = (bookingId: string): number => Number.parseInt(bookingId.slice(0, 8), 16) | 0

/** Reads one hotel, with the stays of this booking marked as not movable. */
async function readPackedHotel(
  db: Db,
  { hotelId, period, bookingId }: Pick<RoomsToFind, 'hotelId' | 'period' | 'bookingId'>,
  reach: Reach,
): Promise<PackedHotelRead> {
  const read = (await readPackedHotels(db, [hotelId], period, reach)).get(hotelId)
  if (!read) throw new Error(`hotel ${hotelId} is gone`)
  const own = bookingId === undefined ? undefined : keyOf(bookingId)
  const stays = read.hotel.stays.map((stay) =>
    stay.guests && stay.guests.booking === own ? { ...stay, guests: undefined } : stay,
  )
  return { ...read, hotel: { ...read.hotel, stays } }
}

/**
 * Finds the moves of other stays that would free these rooms; undefined if there are none. Reads only the requested
 * period first: if the hotel is full at some moment of it, no move can help.
 */
export async function findMoves(
  db: Db,
  wish: RoomsToFind,
  now: Date,
): Promise<(PackedHotelRead & { moves: Move[] }) | undefined> {
  const asked = { hasBathtub: wish.hasBathtub, moment: now.getTime() }
  const near = await readPackedHotel(db, wish, 'window')
  if (roomsByDepth(near.hotel, { ...asked, window: near.window }) < wish.rooms) return undefined
  const read = await readPackedHotel(db, wish, 'span')
  const moves = repack(read.hotel, { ...asked, window: read.window, rooms: wish.rooms })
  return moves && { ...read, moves }
}

/** Whether moving stays that have not begun could free these rooms. */
export const couldMakeRoom = async (db: Db, wish: RoomsToFind, now: Date): Promise<boolean> =>
  (await findMoves(db, wish, now)) !== undefined
