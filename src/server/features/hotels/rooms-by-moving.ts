import { sql, type RawBuilder } from 'kysely'
import type { Period } from '#domain/kernel/period.ts'
import { repack, roomsByDepth, roomsToFind } from '#domain/rooms/repack.ts'
import type { Db } from '../../services.ts'
import { readPackedHotels } from './read-packed-hotels.ts'

type Asked = { hotelId: number; period: Period; now: Date }

/** How many rooms are free, out of how many. The count may stop at `max`. */
export type RoomCount = { free: number; all: number; max: number; hasBathtub: boolean }

/**
 * Counts the rooms that guests can book, free or freed by moving stays that have not begun (decision 0072). Agrees with
 * `roomsToSell`, which uses the in-memory index. Queries the database only if too few rooms are free.
 */
export async function roomsByMoving(
  db: Db,
  { hotelId, period, now }: Asked,
  left: readonly RoomCount[],
): Promise<number[]> {
  const isShort = ({ free, all, max }: RoomCount) => free < Math.min(max, all)
  if (!left.some(isShort)) return left.map(({ free }) => free)
  const moment = now.getTime()
  const near = (await readPackedHotels(db, [hotelId], period, 'window')).get(hotelId)
  const able = left.map(
    (one) => near && isShort(one) && roomsByDepth(near.hotel, { ...one, moment, window: near.window }) > 0,
  )
  if (!able.includes(true)) return left.map(({ free }) => free)
  const read = (await readPackedHotels(db, [hotelId], period, 'span')).get(hotelId)
  return left.map((one, index) => {
    if (!read || !able[index]) return one.free
    return Math.max(one.free, roomsToFind(read.hotel, { ...one, moment, window: read.window }))
  })
}

/** Ids of hotels with too few free rooms but enough after moving stays: for any room, and for rooms with a bathtub. */
export type PackedHotels = { any: number[]; bathtub: number[] }

type ShortHotel = { id: number; isShort: boolean; isShortOfBathtubs: boolean }

export type CitySearched = { cityId: number | RawBuilder<unknown>; period: Period; rooms: number; now: Date }

/**
 * Finds the hotels of a city that have enough rooms only after stays are moved. `taken` selects how many rooms of each
 * hotel are taken at any time in the period.
 */
export async function findPackedHotels(
  db: Db,
  { cityId, period, rooms, now }: CitySearched,
  taken: RawBuilder<unknown>,
): Promise<PackedHotels> {
  const { rows: short } = await sql<ShortHotel>`
    select * from (
      select h.id, h.room_count >= ${rooms}::int and h.room_count - b.busy < ${rooms}::int as "isShort",
        h.bathtub_room_count >= ${rooms}::int and h.bathtub_room_count - b.busy_baths < ${rooms}::int as "isShortOfBathtubs"
      from hotels h join (${taken}) b on b.hotel_id = h.id where h.city_id = ${cityId} and not h.hidden
    ) counted where "isShort" or "isShortOfBathtubs"`.execute(db)
  if (short.length === 0) return { any: [], bathtub: [] }
  const moment = now.getTime()
  const near = await readPackedHotels(
    db,
    short.map(({ id }) => id),
    period,
    'window',
  )
  const able = (hasBathtub: boolean) =>
    short.filter(({ id, isShort, isShortOfBathtubs }) => {
      const read = (hasBathtub ? isShortOfBathtubs : isShort) ? near.get(id) : undefined
      return read && roomsByDepth(read.hotel, { hasBathtub, moment, window: read.window }) >= rooms
    })
  const [any, bathtub] = [able(false), able(true)]
  const ids = new Set([...any, ...bathtub].map(({ id }) => id))
  if (ids.size === 0) return { any: [], bathtub: [] }
  const all = await readPackedHotels(db, [...ids], period, 'span')
  const packed = (hotels: readonly ShortHotel[], hasBathtub: boolean) =>
    hotels.flatMap(({ id }) => {
      const read = all.get(id)
      return read && repack(read.hotel, { hasBathtub, moment, rooms, window: read.window }) ? [id] : []
    })
  return { any: packed(any, false), bathtub: packed(bathtub, true) }
}
