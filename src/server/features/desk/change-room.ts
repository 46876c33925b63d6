import { sql, type RawBuilder, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { TAKE_BACK_MINUTES } from '#domain/desk/visit.ts'
import type { Db, Services } from '../../services.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { moveParty, splitStays, unlessTaken, type RoomMove } from '../bookings/room-visits.ts'
import { nameWhoLeft } from '../bookings/name-who-left.ts'
import { actOnBooking, type DeskAsk } from './act-on-booking.ts'
import type { LockedVisit } from './lock-visit.ts'
import { writeAct } from './write-act.ts'

export type FreeRoom = { number: string; has_bathtub: boolean }

/** Where a booking's guests are while the desk looks for another room for them. */
export type Whereabouts = {
  /** they are at the desk and need the room from now, even before their check-in */
  isAtDesk: boolean
  /** they were checked out by mistake and need the room for the rest of the booked time */
  isBack: boolean
}

const ELSEWHERE: Whereabouts = { isAtDesk: false, isBack: false }

/** Builds the period for which a room must be free to take over stay `own` of a booking. */
function needed(now: Date, { isAtDesk, isBack }: Whereabouts): RawBuilder<string> {
  const end = isBack ? sql`upper(with_cleaning(own.period, own.cleaning_minutes))` : sql`upper(own.occupied)`
  return sql<string>`tstzrange(
    case when ${isAtDesk} or lower(own.occupied) < ${now} then ${now}::timestamptz else lower(own.occupied) end,
    greatest(${end}, ${now}::timestamptz), '[)')`
}

/** Whether room `r` is free for the rest of the booking and, if it is needed now, nobody is in it. */
export const isFreeFor = (bookingId: string, now: Date, where: Whereabouts = ELSEWHERE) => sql<boolean>`not exists (
  select 1 from stays own join stays other on other.room_id = r.id and other.status in ('held', 'booked') and other.occupied && ${needed(now, where)}
  where own.booking_id = ${bookingId}::uuid and own.status in ('held', 'booked')
) and not exists (
  select 1 from stays own join room_visits v on v.room_id = r.id and upper_inf(v.present) and ${now}::timestamptz <@ ${needed(now, where)}
  where own.booking_id = ${bookingId}::uuid and own.status in ('held', 'booked')
)`

/** Lists the rooms to which the booking could move. */
export async function findFreeRooms(
  db: Db,
  { hotelId, bookingId, isAtDesk }: { hotelId: number; bookingId: string; isAtDesk: boolean },
  now: Date,
): Promise<FreeRoom[]> {
  const visit = await db.selectFrom('visits').select('status').where('booking_id', '=', bookingId).executeTakeFirst()
  const where = { isAtDesk, isBack: visit?.status === 'left' }
  const { rows } = await sql<FreeRoom>`
    select r.number, r.has_bathtub from rooms r join bookings b on b.id = ${bookingId}::uuid and b.hotel_id = r.hotel_id
    where r.hotel_id = ${hotelId} and (r.has_bathtub or not b.has_bathtub) and ${isFreeFor(bookingId, now, where)}
    order by r.has_bathtub, r.number`.execute(db)
  return rows
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

/** Whether the guests have been in their room long enough that it needs cleaning after they move. */
const haveUsedRoom = ({ visited: { visit } }: LockedVisit, now: Date): boolean =>
  visit.status === 'here' && visit.arrivedAt !== null && now > addMinutes(visit.arrivedAt, TAKE_BACK_MINUTES)

/** Moves the guests and the rest of their stays; relies on the database constraints to refuse a room that is taken. */
async function moveStays(trx: Transaction<DB>, locked: LockedVisit, move: RoomMove, now: Date): Promise<number> {
  const { bookingId, from, to } = move
  const isHere = locked.visited.visit.status === 'here'
  return unlessTaken(async () => {
    const split = haveUsedRoom(locked, now) ? await splitStays(trx, move, now) : 0
    const { numAffectedRows } = await sql`
      update stays set room_id = ${to}, pinned_at = clock_timestamp(), occupied = tstzrange(
        case when ${isHere} and lower(occupied) < ${now} then ${now}::timestamptz else lower(occupied) end, upper(occupied), '[)')
      where booking_id = ${bookingId}::uuid and room_id = ${from} and status in ('held', 'booked')
        and upper(occupied) > ${now} and upper(period) > ${now}`.execute(trx)
    await moveParty(trx, move, now)
    return split + Number(numAffectedRows ?? 0)
  }, 'ROOM_NOT_FREE')
}

/** Gives the guests another room, extra hours and a held change of time included. */
export const changeRoom = (services: Services, ask: DeskAsk & { from: string; to: string }) =>
  actOnBooking(services, ask, async (trx, locked, now) => {
    const { booking } = locked
    if (booking.status !== 'completed') throw new Refused('ALREADY_CANCELLED')
    if (now >= booking.leaves_at || locked.visited.visit.status === 'left') throw new Refused('VISIT_TOO_LATE')
    await lockHotel(trx, booking.hotel_id)
    const from = await roomOf(trx, booking.hotel_id, ask.from)
    const to = await roomOf(trx, booking.hotel_id, ask.to)
    if (booking.has_bathtub && !to.has_bathtub) throw new Refused('ROOM_WITHOUT_BATHTUB')
    const move = { bookingId: booking.id, from: from.id, to: to.id }
    if (from.id === to.id || (await moveStays(trx, locked, move, now)) === 0) throw new Refused('ROOM_NOT_FREE')
    await nameWhoLeft(trx, { bookingId: booking.id }, ask.session.staffId)
    const detail = { from: ask.from, to: ask.to }
    await writeAct(trx, ask.session, { kind: 'room_changed', bookingId: booking.id, detail }, now)
  })
