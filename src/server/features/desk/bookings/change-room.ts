import { sql, type RawBuilder, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { TAKE_BACK_MINUTES } from '#domain/desk/visit.ts'
import type { Db, Services } from '../../../services.ts'
import { Refused } from '../../../transactions/booking-transaction.ts'
import { isOf } from '../../bookings/party.ts'
import { moveParty, splitStays, refuseIfRoomTaken, type RoomMove } from '../../bookings/room-visits.ts'
import { recordCheckOutBy } from '../../bookings/record-check-out-by.ts'
import { tellRoomsChanged } from '../../bookings/tell-rooms-changed.ts'
import { actOnBooking, type DeskRequest } from './act-on-booking.ts'
import type { LockedVisit } from './lock-visit.ts'
import { writeAct } from './write-act.ts'

export type FreeRoom = { number: string; has_bathtub: boolean }

/** When and for how long a party needs another room. */
export type Whereabouts = {
  /** the guests are at the desk and need the room from now, even before their check-in */
  isAtDesk: boolean
  /** the guests were checked out by mistake and need the room for the rest of the booked time */
  isBack: boolean
}

const ELSEWHERE: Whereabouts = { isAtDesk: false, isBack: false }

/** Builds the period for which a room must be free to take over stay `own` of a party. */
function needed(now: Date, { isAtDesk, isBack }: Whereabouts): RawBuilder<string> {
  const end = isBack ? sql`upper(with_cleaning(own.period, own.cleaning_minutes))` : sql`upper(own.occupied)`
  return sql<string>`tstzrange(
    case when ${isAtDesk} or lower(own.occupied) < ${now} then ${now}::timestamptz else lower(own.occupied) end,
    greatest(${end}, ${now}::timestamptz), '[)')`
}

/**
 * Whether room `r` has no other stay for the rest of the booking's or walk-in's time and, if they need it now, no
 * guests in it.
 */
export const isFreeFor = (partyId: string, now: Date, where: Whereabouts = ELSEWHERE) => sql<boolean>`not exists (
  select 1 from stays own join stays other on other.room_id = r.id and other.status in ('held', 'booked') and other.occupied && ${needed(now, where)}
  where ${isOf(partyId, 'own')} and own.status in ('held', 'booked')
) and not exists (
  select 1 from stays own join room_visits v on v.room_id = r.id and upper_inf(v.present) and ${now}::timestamptz <@ ${needed(now, where)}
  where ${isOf(partyId, 'own')} and own.status in ('held', 'booked')
)`

/** Lists the rooms to which a party could move. */
export async function findRoomsFor(
  db: Db,
  { id, hotelId, hasBathtub }: RoomHolder,
  where: Whereabouts,
  now: Date,
): Promise<FreeRoom[]> {
  const { rows } = await sql<FreeRoom>`
    select r.number, r.has_bathtub from rooms r
    where r.hotel_id = ${hotelId} and (r.has_bathtub or not ${hasBathtub}) and ${isFreeFor(id, now, where)}
    order by r.has_bathtub, r.number`.execute(db)
  return rows
}

/** Lists the rooms to which the booking could move. */
export async function findFreeRooms(
  db: Db,
  { hotelId, bookingId, isAtDesk }: { hotelId: number; bookingId: string; isAtDesk: boolean },
  now: Date,
): Promise<FreeRoom[]> {
  const booking = await db
    .selectFrom('bookings as b')
    .leftJoin('visits as v', 'v.booking_id', 'b.id')
    .select(['b.has_bathtub', 'v.status'])
    .where('b.id', '=', bookingId)
    .where('b.hotel_id', '=', hotelId)
    .executeTakeFirst()
  if (!booking) return []
  const holder = { id: bookingId, hotelId, hasBathtub: booking.has_bathtub }
  return findRoomsFor(db, holder, { isAtDesk, isBack: booking.status === 'left' }, now)
}

export async function roomOf(trx: Transaction<DB>, hotelId: number, number: string) {
  const room = await trx
    .selectFrom('rooms')
    .select(['id', 'has_bathtub'])
    .where('hotel_id', '=', hotelId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!room) throw new Refused('ROOM_NOT_FREE')
  return room
}

/** A booking or walk-in that changes rooms. */
export type RoomHolder = { id: string; hotelId: number; hasBathtub: boolean }

export const partyOf = ({ id, hotel_id, has_bathtub }: LockedVisit['booking']): RoomHolder => ({
  id,
  hotelId: hotel_id,
  hasBathtub: has_bathtub,
})

/** A room and the room that replaces it, by number. */
export type NewRoom = { from: string; to: string }

/** Finds the rooms by their numbers; refuses a room without a bathtub if the booking includes a bathtub. */
export async function movesToRooms(
  trx: Transaction<DB>,
  { id, hotelId, hasBathtub }: RoomHolder,
  rooms: readonly NewRoom[],
): Promise<RoomMove[]> {
  const moves: RoomMove[] = []
  for (const { from, to } of rooms) {
    const [old, other] = [await roomOf(trx, hotelId, from), await roomOf(trx, hotelId, to)]
    if (hasBathtub && !other.has_bathtub) throw new Refused('ROOM_WITHOUT_BATHTUB')
    moves.push({ partyId: id, from: old.id, to: other.id })
  }
  return moves
}

/** when the guests checked in; null if they have not */
type InRoom = { since: Date | null }

/** Whether the guests have used their room for so long that it needs cleaning after they move. */
const haveUsedRoom = ({ since }: InRoom, now: Date): boolean =>
  since !== null && now > addMinutes(since, TAKE_BACK_MINUTES)

/** Moves the guests and the rest of their stays; relies on the database constraints to refuse a room that is taken. */
async function moveStays(trx: Transaction<DB>, inRoom: InRoom, move: RoomMove, now: Date): Promise<number> {
  const { partyId, from, to } = move
  const isHere = inRoom.since !== null
  return refuseIfRoomTaken(async () => {
    const split = haveUsedRoom(inRoom, now) ? await splitStays(trx, move, now) : 0
    const { numAffectedRows } = await sql`
      update stays set room_id = ${to}, pinned_at = clock_timestamp(), occupied = tstzrange(
        case when ${isHere} and lower(occupied) < ${now} then ${now}::timestamptz else lower(occupied) end, upper(occupied), '[)')
      where ${isOf(partyId)} and room_id = ${from} and status in ('held', 'booked')
        and upper(occupied) > ${now} and upper(period) > ${now}`.execute(trx)
    await moveParty(trx, move, now)
    await tellRoomsChanged(trx, [partyId], now)
    return split + Number(numAffectedRows ?? 0)
  }, 'ROOM_NOT_FREE')
}

/** Gives a booking or walk-in another room, by its number. The caller holds its lock and the hotel lock. */
export async function moveToRoom(
  trx: Transaction<DB>,
  holder: RoomHolder & InRoom,
  room: NewRoom,
  now: Date,
): Promise<void> {
  const [move] = await movesToRooms(trx, holder, [room])
  if (!move || move.from === move.to || (await moveStays(trx, holder, move, now)) === 0)
    throw new Refused('ROOM_NOT_FREE')
}

/** Moves the guests to another room, together with their extra hours and a change of time that is on hold. */
export const changeRoom = (services: Services, ask: DeskRequest & NewRoom) =>
  actOnBooking(services, ask, async (trx, { booking, visited: { visit } }, now) => {
    if (booking.status !== 'completed') throw new Refused('ALREADY_CANCELLED')
    if (now >= booking.leaves_at || visit.status === 'left') throw new Refused('VISIT_TOO_LATE')
    await lockHotel(trx, booking.hotel_id)
    const since = visit.status === 'here' ? visit.arrivedAt : null
    const { from, to } = ask
    await moveToRoom(trx, { ...partyOf(booking), since }, { from, to }, now)
    await recordCheckOutBy(trx, { bookingId: booking.id }, ask.session.staffId)
    await writeAct(trx, ask.session, { kind: 'room_changed', bookingId: booking.id, detail: { from, to } }, now)
  })
