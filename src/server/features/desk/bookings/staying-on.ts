import { sql, type Transaction } from 'kysely'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { CHECK_OUT_QUESTION_MINUTES, STAYING_ON_HOURS } from '#domain/desk/staying-on.ts'
import { enteredAt } from '#domain/desk/visit.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../../services.ts'
import { Refused } from '../../../transactions/booking-transaction.ts'
import { workThrough } from '../../../work-through.ts'
import { recordEvent } from '../../bookings/move-booking.ts'
import { partiesInRooms } from '../../bookings/party.ts'
import { keepRoomsOfStayingOn } from '../../bookings/room-visits.ts'
import { tellRoomsChanged } from '../../bookings/tell-rooms-changed.ts'
import { actOnBooking, type DeskRequest } from './act-on-booking.ts'
import { isFreeFor } from './change-room.ts'
import { writeAct } from './write-act.ts'

type BlockingStay = { booking_id: string; room_id: number; number: string; has_bathtub: boolean }

/**
 * Finds the next bookings of rooms whose overdue guests the desk was asked about or has confirmed, earliest first.
 * Leaves out stays whose room the desk assigned by hand.
 */
async function findNextInRooms(trx: Transaction<DB>, hotelId: number, now: Date): Promise<BlockingStay[]> {
  const { rows } = await sql<BlockingStay>`
    select s.booking_id, s.room_id, r.number, n.has_bathtub from ${partiesInRooms}
      join stays s on s.room_id = p.room_id and s.status in ('held', 'booked') and s.booking_id <> p.party_id
      join bookings n on n.id = s.booking_id join rooms r on r.id = s.room_id left join visits nv on nv.booking_id = n.id
    where p.hotel_id = ${hotelId} and p.leaves_at <= ${now}
      and (p.leaves_at <= ${addMinutes(now, -CHECK_OUT_QUESTION_MINUTES)} or p.still_here_at is not null)
      and lower(s.occupied) < ${addMinutes(now, STAYING_ON_HOURS * 60)} and upper(s.occupied) > ${now}
      and coalesce(nv.status, 'expected') <> 'here' and s.pinned_at is null
    group by s.booking_id, s.room_id, r.number, n.has_bathtub order by min(lower(s.occupied)), s.booking_id`.execute(
    trx,
  )
  return rows
}

/** Moves a booking whose guests have not arrived to a free room, if there is one. */
async function moveNext(trx: Transaction<DB>, hotelId: number, next: BlockingStay, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number; number: string }>`
    select r.id, r.number from rooms r
    where r.hotel_id = ${hotelId} and (r.has_bathtub or not ${next.has_bathtub}) and ${isFreeFor(next.booking_id, now)}
    order by r.has_bathtub, r.id limit 1`.execute(trx)
  const [room] = rows
  if (!room) return false
  await sql`
    update stays set room_id = ${room.id}
    where booking_id = ${next.booking_id}::uuid and room_id = ${next.room_id} and status in ('held', 'booked')`.execute(
    trx,
  )
  await recordEvent(trx, next.booking_id, 'room_moved', { from: next.number, to: room.number }, now)
  await tellRoomsChanged(trx, [next.booking_id], now)
  return true
}

/**
 * Blocks the rooms of overdue guests. Once the desk was asked about the guests or has confirmed them, also moves the
 * next bookings of these rooms. The caller holds the hotel lock. Returns how many bookings moved.
 */
export async function makeRoomForStayingOn(trx: Transaction<DB>, hotelId: number, now: Date): Promise<number> {
  const staying = await keepRoomsOfStayingOn(trx, hotelId, now)
  if (staying.length === 0) return 0
  let moved = 0
  for (const next of await findNextInRooms(trx, hotelId, now)) if (await moveNext(trx, hotelId, next, now)) moved += 1
  if (moved > 0) await keepRoomsOfStayingOn(trx, hotelId, now)
  return moved
}

const makeRoomAt = (services: Services, hotelId: number): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    await lockHotel(trx, hotelId)
    const moved = await makeRoomForStayingOn(trx, hotelId, services.clock.now())
    if (moved > 0) await services.desks.tell(trx, hotelId)
    return moved > 0
  })

/** Runs every minute for all hotels with overdue guests. Returns at how many hotels a booking moved to another room. */
export const makeRoomEverywhere = (services: Services): Promise<number> =>
  workThrough<{ id: number }>({
    name: 'keep-rooms-of-staying-on',
    log: services.log,
    next: async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
        select distinct p.hotel_id as id from ${partiesInRooms}
        where p.leaves_at <= ${services.clock.now()} and p.hotel_id > ${after ?? 0}
        order by p.hotel_id limit ${limit}`.execute(services.db)
      return rows
    },
    work: ({ id }) => makeRoomAt(services, id),
  })

/** Records the desk's answer that overdue guests are still in their room. */
export const markStillHere = (services: Services, ask: DeskRequest & { at: Date | undefined }) =>
  actOnBooking(services, ask, async (trx, { booking, visited }, now) => {
    const at = enteredAt(ask.at, now)
    if (visited.visit.status !== 'here') throw new Refused('ALREADY_MARKED')
    if (at < booking.leaves_at) throw new Refused('VISIT_TOO_EARLY')
    await trx.updateTable('visits').set({ still_here_at: at }).where('booking_id', '=', booking.id).execute()
    await writeAct(trx, ask.session, { kind: 'still_here', bookingId: booking.id, doneAt: at }, now)
    await lockHotel(trx, booking.hotel_id)
    await makeRoomForStayingOn(trx, booking.hotel_id, now)
  })
