import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { STAYING_ON_HOURS } from '#domain/desk/staying-on.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { isOf, partiesInRooms } from './party.ts'
import { tellRoomsChanged } from './tell-rooms-changed.ts'

/**
 * A booking or walk-in that moves from one room to another, both given by id; `partyId` is the booking's id or that of
 * the walk-in's block.
 */
export type RoomMove = { partyId: string; from: number; to: number }

/** The database constraints that keep two bookings or walk-ins from sharing a room. */
const SAME_ROOM = new Set(['room_visits_one_party', 'stays_no_overlap'])

/** Runs a change of room occupancy; refuses with ROOM_STILL_IN_USE if somebody else has the room. */
export async function refuseIfRoomTaken<Value>(
  change: () => Promise<Value>,
  code: 'ROOM_STILL_IN_USE' | 'ROOM_NOT_FREE' = 'ROOM_STILL_IN_USE',
): Promise<Value> {
  try {
    return await change()
  } catch (error) {
    if (SAME_ROOM.has(violatedConstraint(error) ?? '')) throw new Refused(code)
    throw error
  }
}

/**
 * Recalculates when a booking or walk-in occupies its rooms, from when its guests were in them (`occupy_by_visit`). The
 * caller holds the hotel lock. Throws the constraint violation if somebody else has a room.
 */
export async function recalculateOccupancy(trx: Transaction<DB>, partyId: string, now: Date): Promise<void> {
  await sql`select occupy_by_visit(${partyId}::uuid, ${now}, make_interval(hours => ${STAYING_ON_HOURS}))`.execute(trx)
}

/**
 * Checks guests into their rooms at `at`, which may be before the booked check-in. An entry made offline may name a
 * time when the room was still occupied; the visit then starts when the room became free. Refuses with
 * ROOM_STILL_IN_USE while somebody else has a room. The caller holds the hotel lock.
 */
export async function enterRooms(trx: Transaction<DB>, partyId: string, at: Date, now: Date): Promise<void> {
  await refuseIfRoomTaken(async () => {
    await sql`
      insert into room_visits (hotel_id, city_id, room_id, booking_id, block_id, present)
      select s.hotel_id, s.city_id, s.room_id, s.booking_id, s.block_id, tstzrange(greatest(${at}::timestamptz, (
          select max(upper(v.present)) from room_visits v where v.room_id = s.room_id and upper(v.present) <= ${now}
        ), (
          select max(upper(o.occupied)) from stays o where o.room_id = s.room_id and coalesce(o.booking_id, o.block_id) is distinct from ${partyId}::uuid
            and o.status in ('held', 'booked') and upper(o.occupied) <= ${now}
        )), null, '[)')
      from stays s where ${isOf(partyId, 's')} and s.status = 'booked' and s.extension_id is null`.execute(trx)
    await recalculateOccupancy(trx, partyId, now)
  })
}

/** Undoes a check-in that was entered by mistake. */
export async function undoEntering(trx: Transaction<DB>, partyId: string, now: Date): Promise<void> {
  await sql`delete from room_visits where ${isOf(partyId)}`.execute(trx)
  await refuseIfRoomTaken(() => recalculateOccupancy(trx, partyId, now))
}

/** Ends a visit at this moment. A visit that starts later ends one second after its start. */
export const untilNow = (at: Date): RawBuilder<string> =>
  sql<string>`tstzrange(lower(present), greatest(${at}::timestamptz, lower(present) + interval '1 second'), '[)')`

/** Ends all current visits of this party. */
async function closeVisits(trx: Transaction<DB>, partyId: string, at: Date): Promise<void> {
  await sql`
    update room_visits set present = ${untilNow(at)}
    where ${isOf(partyId)} and upper_inf(present)`.execute(trx)
}

/**
 * Checks guests out of their rooms, which are free after cleaning, even before the booked check-out. Releases extra
 * hours that have not begun. The caller holds the hotel lock.
 */
export async function leaveRooms(trx: Transaction<DB>, partyId: string, at: Date, now: Date): Promise<void> {
  await closeVisits(trx, partyId, at)
  await sql`
    update stays set status = 'released'
    where ${isOf(partyId)} and status = 'booked' and extension_id is not null and lower(period) >= ${at}`.execute(trx)
  await recalculateOccupancy(trx, partyId, now)
}

/**
 * Splits the running stays of guests who move out of a room that they have used. The old room keeps the time until now,
 * followed by its cleaning; the rest of the stay begins in the new room. Returns how many stays were split.
 */
export async function splitStays(trx: Transaction<DB>, { partyId, from, to }: RoomMove, now: Date): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with begun as (
      select s.* from stays s where ${isOf(partyId, 's')} and s.room_id = ${from} and s.status = 'booked'
        and lower(s.period) < ${now} and upper(s.period) > ${now}
    ), rest as (
      insert into stays (booking_id, extension_id, block_id, hotel_id, city_id, room_id, period, cleaning_minutes, occupied, status)
      select booking_id, extension_id, block_id, hotel_id, city_id, ${to}, tstzrange(${now}::timestamptz, upper(period), '[)'),
        cleaning_minutes, tstzrange(${now}::timestamptz, greatest(upper(occupied), upper(period)), '[)'), status from begun
      returning 1
    ), over as (
      update stays s set period = tstzrange(lower(s.period), ${now}::timestamptz, '[)'),
        occupied = tstzrange(lower(s.occupied), least(upper(s.occupied), ${now}::timestamptz + make_interval(mins => s.cleaning_minutes)), '[)')
      from begun where begun.id = s.id returning 1
    ) select (select count(*) from rest)::int as moved, (select count(*) from over) as over`.execute(trx)
  return rows[0]?.moved ?? 0
}

/**
 * Undoes a check-out that was entered by mistake, and restores paid extra hours. `moves` gives guests other rooms if
 * theirs were sold. Refuses with ROOM_STILL_IN_USE if somebody else has a room now. The caller holds the hotel lock.
 */
export async function undoLeaving(
  trx: Transaction<DB>,
  partyId: string,
  moves: readonly RoomMove[],
  now: Date,
): Promise<void> {
  await refuseIfRoomTaken(async () => {
    for (const move of moves) await returnElsewhere(trx, move, now)
    if (moves.length > 0) await tellRoomsChanged(trx, [partyId], now)
    await sql`
      update room_visits v set present = tstzrange(lower(present), null, '[)')
      where ${isOf(partyId, 'v')} and exists (
        select 1 from stays s where ${isOf(partyId, 's')} and s.room_id = v.room_id and s.status = 'booked' and not exists (
          select 1 from room_visits later where ${isOf(partyId, 'later')} and later.id <> v.id
            and lower(later.present) >= least(upper(s.period), upper(v.present))
        )
      )`.execute(trx)
    await recalculateOccupancy(trx, partyId, now)
    await sql`
      update stays s set status = 'booked' from extensions e
      where ${isOf(partyId, 's')} and s.extension_id = e.id and e.status = 'paid' and s.status = 'released'`.execute(
      trx,
    )
  })
}

/**
 * Puts guests who were checked out by mistake into another room for the rest of their stay, because other guests have
 * their old room.
 */
async function returnElsewhere(trx: Transaction<DB>, move: RoomMove, now: Date): Promise<void> {
  const { partyId, from, to } = move
  const moved = await splitStays(trx, move, now)
  if (moved === 0) throw new Refused('ROOM_NOT_FREE')
  await sql`
    insert into room_visits (hotel_id, city_id, room_id, booking_id, block_id, present)
    select distinct hotel_id, city_id, ${to}::int, booking_id, block_id, tstzrange(${now}::timestamptz, null, '[)') from room_visits
    where ${isOf(partyId)} and room_id = ${from}`.execute(trx)
  await sql`
    update stays set room_id = ${to} where ${isOf(partyId)} and room_id = ${from} and status = 'released'
      and extension_id in (select id from extensions where status = 'paid')`.execute(trx)
}

/**
 * Ends the guests' visit in one room and starts one in the other at `now`. The caller has already moved their stay and
 * holds the hotel lock. Returns false if they are not in the room.
 */
export async function moveParty(trx: Transaction<DB>, { partyId, from, to }: RoomMove, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into room_visits (hotel_id, city_id, room_id, booking_id, block_id, present)
    select hotel_id, city_id, ${to}::int, booking_id, block_id, tstzrange(${now}::timestamptz, null, '[)') from room_visits
    where ${isOf(partyId)} and room_id = ${from} and upper_inf(present)`.execute(trx)
  if (!numAffectedRows) return false
  await sql`
    update room_visits set present = ${untilNow(now)}
    where ${isOf(partyId)} and room_id = ${from} and upper_inf(present)`.execute(trx)
  return true
}

/**
 * Blocks the rooms of overdue guests for the next hours. Runs every minute, with the hotel lock held. Returns the ids of their bookings, and of the blocks of walk-ins.
 */
export async function keepRoomsOfStayingOn(trx: Transaction<DB>, hotelId: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.party_id as id from ${partiesInRooms} where p.hotel_id = ${hotelId} and p.leaves_at <= ${now}`.execute(
    trx,
  )
  for (const { id } of rows) await recalculateOccupancy(trx, id, now)
  return rows.map(({ id }) => id)
}
