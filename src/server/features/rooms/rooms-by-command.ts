import { toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import { rackPeriod, type RackDays } from '#domain/rooms/rack.ts'
import type { Db } from '../../services.ts'
import { readCleaningMinutes, readRooms, readStaysOf, type RoomRow } from './hotel-rooms.ts'

const hotelOf = (db: Db, slug: string) =>
  db.selectFrom('hotels').select(['id', 'name']).where('slug', '=', slug).executeTakeFirst()

export type RoomsOfHotel = { hotel: string; cleaning_minutes: number; rooms: RoomRow[] }

/** Lists the rooms of the hotel with this slug; undefined for an unknown hotel. */
export async function roomsOfHotel(db: Db, slug: string): Promise<RoomsOfHotel | undefined> {
  const hotel = await hotelOf(db, slug)
  if (!hotel) return undefined
  return {
    hotel: hotel.name,
    cleaning_minutes: await readCleaningMinutes(db, hotel.id),
    rooms: await readRooms(db, hotel.id),
  }
}

/** The reason a room is blocked, without the guest: a booking is identified by its code. */
export type BlockedRoom = {
  room: string
  kind: 'booking' | 'block' | 'hold'
  from: string
  until: string
  what: string | null
}

async function codesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('bookings').select(['id', 'short_id']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, short_id }) => [id, short_id]))
}

/** Lists what blocks the rooms of a hotel on a day or in a week, room by room; undefined for an unknown hotel. */
export async function blockedRooms(
  db: Db,
  slug: string,
  { day, days }: { day: IstDate; days: RackDays },
): Promise<{ hotel: string; kept: BlockedRoom[] } | undefined> {
  const hotel = await hotelOf(db, slug)
  if (!hotel) return undefined
  const numbers = new Map((await readRooms(db, hotel.id)).map(({ id, number }) => [id, number]))
  const stays = await readStaysOf(db, hotel.id, rackPeriod(day, days))
  const codes = await codesOf(
    db,
    stays.flatMap(({ kind, booking_id }) => (kind === 'booking' && booking_id ? [booking_id] : [])),
  )
  const kept = stays.map(({ room_id, kind, from_at, until_at, booking_id, why }) => ({
    room: numbers.get(room_id) ?? '',
    kind,
    from: toIstIso(from_at),
    until: toIstIso(until_at),
    what: kind === 'booking' ? (codes.get(booking_id ?? '') ?? null) : why,
  }))
  return { hotel: hotel.name, kept }
}
