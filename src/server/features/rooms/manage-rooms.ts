import { sql, type Transaction } from 'kysely'
import type { HotelRooms } from '#contract/desk-hotel-rooms.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import { MAX_HOTEL_ROOMS } from '#domain/rooms/room-names.ts'
import { splitRange } from '#domain/rooms/room-range.ts'
import type { Db, Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { versionOf, type EditAct, type EditRequest } from '../desk/hotel-editor.ts'
import { readCleaningMinutes, readRooms } from './hotel-rooms.ts'

/**
 * Finds when the last stay that was booked with a bathtub ends, for each room. Guests who leave early free the room at
 * most 32 days before that, so the index `stays_of_hotel` is read only from there on.
 */
const bathtubBookings = (hotelId: number, now: Date) => sql`
  select s.room_id, max(upper(s.period)) as until_at from stays s join bookings b on b.id = s.booking_id and b.has_bathtub
  where s.hotel_id = ${hotelId} and s.status in ('held', 'booked') and upper(s.period) > ${now}::timestamptz
    and upper(s.occupied) > ${now}::timestamptz - interval '32 days' group by s.room_id`

/** Reads the settings that a manager or the office has made, and their version, which bookings do not change. */
const readStored = async (db: Db, hotelId: number) => ({
  minutes: await readCleaningMinutes(db, hotelId),
  rooms: await readRooms(db, hotelId),
})

export async function listHotelRooms(db: Db, hotelId: number, now: Date): Promise<HotelRooms> {
  const { rows } = await sql<{ room_id: number; until_at: Date }>`${bathtubBookings(hotelId, now)}`.execute(db)
  const until = new Map(rows.map(({ room_id, until_at }) => [room_id, toIstIso(until_at)]))
  const stored = await readStored(db, hotelId)
  return {
    version: versionOf(stored),
    cleaning_minutes: stored.minutes,
    rooms: stored.rooms.map((room) => ({ ...room, bathtub_booked_until: until.get(room.id) ?? null })),
  }
}

/** Makes one change to the hotel's rooms, with the hotel locked against bookings, blocks and other changes. */
const change = (
  services: Services,
  { by, requestKey, version }: EditRequest,
  work: (trx: Transaction<DB>, now: Date) => Promise<EditAct>,
): Promise<Result<'done', ErrorCode>> =>
  inKeyedTransaction(
    services,
    { requestKey, result: {}, replay: async () => accept('done' as const) },
    async (trx, now) => {
      await lockHotel(trx, by.hotelId)
      if (version !== undefined && version !== versionOf(await readStored(trx, by.hotelId)))
        throw new Refused('CHANGED_MEANWHILE')
      await by.write(trx, await work(trx, now), now)
      await services.desks.tell(trx, by.hotelId)
      return accept('done')
    },
  )

export type NewRoom = { number: string; name: string | null; hasBathtub: boolean }

export const addRoom = (services: Services, asked: EditRequest, room: NewRoom) =>
  change(services, asked, async (trx) => {
    const { hotelId } = asked.by
    const hotel = await trx
      .selectFrom('hotels')
      .select(['city_id', 'room_count'])
      .where('id', '=', hotelId)
      .executeTakeFirstOrThrow()
    if (hotel.room_count >= MAX_HOTEL_ROOMS) throw new Refused('TOO_MANY_ROOMS')
    const { number, name, hasBathtub } = room
    await trx
      .insertInto('rooms')
      .values({ hotel_id: hotelId, city_id: hotel.city_id, number, name, has_bathtub: hasBathtub })
      .execute()
    return { kind: 'room_added', detail: { number, bathtub: hasBathtub } }
  })

export type NewRooms = { numbers: readonly string[]; hasBathtub: boolean }

/** Adds those of these rooms that the hotel does not have yet, all or none. */
export const addRooms = (services: Services, asked: EditRequest, { numbers, hasBathtub }: NewRooms) =>
  change(services, asked, async (trx) => {
    const { hotelId } = asked.by
    const { city_id } = await trx
      .selectFrom('hotels')
      .select('city_id')
      .where('id', '=', hotelId)
      .executeTakeFirstOrThrow()
    const existing = (await readRooms(trx, hotelId)).map(({ number }) => number)
    const { added } = splitRange(numbers, existing)
    if (added.length === 0) throw new Refused('ROOM_NUMBER_TAKEN')
    if (existing.length + added.length > MAX_HOTEL_ROOMS) throw new Refused('TOO_MANY_ROOMS')
    const rooms = added.map((number) => ({ hotel_id: hotelId, city_id, number, name: null, has_bathtub: hasBathtub }))
    await trx.insertInto('rooms').values(rooms).execute()
    return { kind: 'room_added', detail: { number: added.join(', '), bathtub: hasBathtub } }
  })

/** Fields left out stay as they are. */
export type RoomEdit = { roomId: number; number?: string; name?: string | null; hasBathtub?: boolean }

export const editRoom = (services: Services, asked: EditRequest, edit: RoomEdit) =>
  change(services, asked, async (trx, now) => {
    const { hotelId } = asked.by
    const { roomId, number, name, hasBathtub } = edit
    const room = await trx
      .selectFrom('rooms')
      .select(['number', 'name', 'has_bathtub'])
      .where('id', '=', roomId)
      .where('hotel_id', '=', hotelId)
      .executeTakeFirst()
    if (!room) throw new Refused('NOT_FOUND')
    if (hasBathtub === false && (await hasBathtubBooking(trx, hotelId, roomId, now)))
      throw new Refused('ROOM_BATHTUB_BOOKED')
    const edited = {
      number: number ?? room.number,
      name: name === undefined ? room.name : name,
      has_bathtub: hasBathtub ?? room.has_bathtub,
    }
    await trx.updateTable('rooms').set(edited).where('id', '=', roomId).execute()
    const detail = { room: roomId, number: edited.number, name: edited.name, bathtub: edited.has_bathtub }
    return { kind: 'room_edited', detail }
  })

async function hasBathtubBooking(trx: Transaction<DB>, hotelId: number, roomId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (${bathtubBookings(hotelId, now)}) booked where booked.room_id = ${roomId}`.execute(trx)
  return rows.length > 0
}

/** Sets the cleaning time for stays booked from now on. */
export const setCleaningMinutes = (services: Services, asked: EditRequest, minutes: number) =>
  change(services, asked, async (trx) => {
    const { hotelId } = asked.by
    const before = await readCleaningMinutes(trx, hotelId)
    await trx.updateTable('hotels').set({ cleaning_minutes: minutes }).where('id', '=', hotelId).execute()
    return { kind: 'cleaning_changed', detail: { before, minutes } }
  })
