import { sql, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import type { Db, Services } from '../../services.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { actOnBooking, type DeskAsk } from './act-on-booking.ts'
import { writeAct } from './write-act.ts'

export type FreeRoom = { number: string; has_bathtub: boolean }

/** Rooms of the hotel that are free for all active stays of the booking. */
const isFreeFor = (bookingId: string) => sql<boolean>`not exists (
  select 1 from stays own join stays other on other.room_id = r.id and other.status in ('held', 'booked') and other.occupied && own.occupied
  where own.booking_id = ${bookingId}::uuid and own.status in ('held', 'booked'))`

export async function findFreeRooms(db: Db, hotelId: number, bookingId: string): Promise<FreeRoom[]> {
  const { rows } = await sql<FreeRoom>`
    select r.number, r.has_bathtub from rooms r join bookings b on b.id = ${bookingId}::uuid and b.hotel_id = r.hotel_id
    where r.hotel_id = ${hotelId} and (r.has_bathtub or not b.has_bathtub) and ${isFreeFor(bookingId)}
    order by r.number`.execute(db)
  return rows
}

async function roomOf(trx: Transaction<DB>, hotelId: number, number: string) {
  const room = await trx
    .selectFrom('rooms')
    .select(['id', 'has_bathtub'])
    .where('hotel_id', '=', hotelId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!room) throw new Refused('ROOM_NOT_FREE')
  return room
}

/** Moves the booking's stays; the exclusion constraint alone decides whether the room is free. */
async function moveStays(trx: Transaction<DB>, bookingId: string, from: number, to: number): Promise<number> {
  try {
    const { numUpdatedRows } = await trx
      .updateTable('stays')
      .set({ room_id: to, pinned_at: sql`clock_timestamp()` })
      .where('booking_id', '=', bookingId)
      .where('room_id', '=', from)
      .where('status', 'in', ['held', 'booked'])
      .executeTakeFirst()
    return Number(numUpdatedRows)
  } catch (error) {
    if (violatedConstraint(error) === 'stays_no_overlap') throw new Refused('ROOM_NOT_FREE')
    throw error
  }
}

/** Gives the guests another room, extra hours and a held change of time included. */
export const changeRoom = (services: Services, ask: DeskAsk & { from: string; to: string }) =>
  actOnBooking(services, ask, async (trx, { booking }, now) => {
    if (booking.status !== 'completed') throw new Refused('ALREADY_CANCELLED')
    if (now >= booking.leaves_at) throw new Refused('VISIT_TOO_LATE')
    await lockHotel(trx, booking.hotel_id)
    const from = await roomOf(trx, booking.hotel_id, ask.from)
    const to = await roomOf(trx, booking.hotel_id, ask.to)
    if (booking.has_bathtub && !to.has_bathtub) throw new Refused('ROOM_WITHOUT_BATHTUB')
    if (from.id === to.id || (await moveStays(trx, booking.id, from.id, to.id)) === 0)
      throw new Refused('ROOM_NOT_FREE')
    const detail = { from: ask.from, to: ask.to }
    await writeAct(trx, ask.session, { kind: 'room_changed', bookingId: booking.id, detail }, now)
  })
