import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { STAYING_ON_HOURS } from '#domain/desk/staying-on.ts'
import { Refused } from '../../transactions/booking-transaction.ts'

/** A booking's move from one room to another, both given by id. */
export type RoomMove = { bookingId: string; from: number; to: number }

/** The constraints that prevent two parties or two stays from sharing a room. */
const SAME_ROOM = new Set(['room_visits_one_party', 'stays_no_overlap'])

/** Runs a change of room occupancy; refuses with ROOM_STILL_IN_USE if somebody else has the room. */
export async function unlessTaken<Value>(
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
 * Recalculates when a booking occupies its rooms from when its guests were in them (`occupy_by_visit`). The caller
 * holds the hotel lock. Throws the constraint violation if somebody else has a room.
 */
export async function layOutStay(trx: Transaction<DB>, bookingId: string, now: Date): Promise<void> {
  await sql`select occupy_by_visit(${bookingId}::uuid, ${now}, make_interval(hours => ${STAYING_ON_HOURS}))`.execute(
    trx,
  )
}

/**
 * Checks guests into their rooms at `at`, which may be before the booked check-in. An entry made offline may name a
 * time when the room was still occupied; the visit then starts when the room became free. Refuses with
 * ROOM_STILL_IN_USE while somebody else has a room. The caller holds the hotel lock.
 */
export async function enterRooms(trx: Transaction<DB>, bookingId: string, at: Date, now: Date): Promise<void> {
  await unlessTaken(async () => {
    await sql`
      insert into room_visits (hotel_id, city_id, room_id, booking_id, present)
      select s.hotel_id, s.city_id, s.room_id, s.booking_id, tstzrange(greatest(${at}::timestamptz, (
          select max(upper(v.present)) from room_visits v where v.room_id = s.room_id and upper(v.present) <= ${now}
        ), (
          select max(upper(o.occupied)) from stays o where o.room_id = s.room_id and o.booking_id is distinct from s.booking_id
            and o.status in ('held', 'booked') and upper(o.occupied) <= ${now}
        )), null, '[)')
      from stays s where s.booking_id = ${bookingId}::uuid and s.status = 'booked' and s.extension_id is null`.execute(
      trx,
    )
    await layOutStay(trx, bookingId, now)
  })
}

/** Undoes a check-in that was entered by mistake. */
export async function undoEntering(trx: Transaction<DB>, bookingId: string, now: Date): Promise<void> {
  await trx.deleteFrom('room_visits').where('booking_id', '=', bookingId).execute()
  await unlessTaken(() => layOutStay(trx, bookingId, now))
}

/** Ends a visit at this moment, or one second after its start if that is later. */
export const untilNow = (at: Date): RawBuilder<string> =>
  sql<string>`tstzrange(lower(present), greatest(${at}::timestamptz, lower(present) + interval '1 second'), '[)')`

/** Ends all current visits of this booking. */
async function closeVisits(trx: Transaction<DB>, bookingId: string, at: Date): Promise<void> {
  await sql`
    update room_visits set present = ${untilNow(at)}
    where booking_id = ${bookingId}::uuid and upper_inf(present)`.execute(trx)
}

/**
 * Checks guests out of their rooms, which are free after cleaning, even before the booked check-out. Releases extra
 * hours that have not begun. The caller holds the hotel lock.
 */
export async function leaveRooms(trx: Transaction<DB>, bookingId: string, at: Date, now: Date): Promise<void> {
  await closeVisits(trx, bookingId, at)
  await sql`
    update stays set status = 'released'
    where booking_id = ${bookingId}::uuid and status = 'booked' and extension_id is not null and lower(period) >= ${at}`.execute(
    trx,
  )
  await layOutStay(trx, bookingId, now)
}

/**
 * Splits the running stays of guests who change a used room: the past part remains in the old room, with cleaning after
 * it, and the rest begins in the new one. Returns how many stays were split.
 */
export async function splitStays(trx: Transaction<DB>, { bookingId, from, to }: RoomMove, now: Date): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with begun as (
      select s.* from stays s where s.booking_id = ${bookingId}::uuid and s.room_id = ${from} and s.status = 'booked'
        and lower(s.period) < ${now} and upper(s.period) > ${now}
    ), rest as (
      insert into stays (booking_id, extension_id, hotel_id, city_id, room_id, period, cleaning_minutes, occupied, status)
      select booking_id, extension_id, hotel_id, city_id, ${to}, tstzrange(${now}::timestamptz, upper(period), '[)'),
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
 * Undoes a check-out that was entered by mistake and restores paid extra hours. `moves` gives guests other rooms where
 * theirs were sold. Refuses with ROOM_STILL_IN_USE if somebody else has a room now. The caller holds the hotel lock.
 */
export async function undoLeaving(
  trx: Transaction<DB>,
  bookingId: string,
  moves: readonly RoomMove[],
  now: Date,
): Promise<void> {
  await unlessTaken(async () => {
    for (const move of moves) await returnElsewhere(trx, move, now)
    await sql`
      update room_visits v set present = tstzrange(lower(present), null, '[)')
      where v.booking_id = ${bookingId}::uuid and exists (
        select 1 from stays s where s.booking_id = v.booking_id and s.room_id = v.room_id and s.status = 'booked' and not exists (
          select 1 from room_visits later where later.booking_id = v.booking_id and later.id <> v.id
            and lower(later.present) >= least(upper(s.period), upper(v.present))
        )
      )`.execute(trx)
    await layOutStay(trx, bookingId, now)
    await sql`
      update stays s set status = 'booked' from extensions e
      where s.booking_id = ${bookingId}::uuid and s.extension_id = e.id and e.status = 'paid' and s.status = 'released'`.execute(
      trx,
    )
  })
}

/** Continues the stay of wrongly checked-out guests in another room, because theirs was given to somebody else. */
async function returnElsewhere(trx: Transaction<DB>, move: RoomMove, now: Date): Promise<void> {
  const { bookingId, from, to } = move
  const moved = await splitStays(trx, move, now)
  if (moved === 0) throw new Refused('ROOM_NOT_FREE')
  await sql`
    insert into room_visits (hotel_id, city_id, room_id, booking_id, present)
    select distinct hotel_id, city_id, ${to}::int, booking_id, tstzrange(${now}::timestamptz, null, '[)') from room_visits
    where booking_id = ${bookingId}::uuid and room_id = ${from}`.execute(trx)
  await sql`
    update stays set room_id = ${to} where booking_id = ${bookingId}::uuid and room_id = ${from} and status = 'released'
      and extension_id in (select id from extensions where status = 'paid')`.execute(trx)
}

/**
 * Ends the guests' visit in one room and starts one in the other at `now`. The caller has already moved their stay and
 * holds the hotel lock. Returns false if they are not in the room.
 */
export async function moveParty(trx: Transaction<DB>, { bookingId, from, to }: RoomMove, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into room_visits (hotel_id, city_id, room_id, booking_id, present)
    select hotel_id, city_id, ${to}::int, booking_id, tstzrange(${now}::timestamptz, null, '[)') from room_visits
    where booking_id = ${bookingId}::uuid and room_id = ${from} and upper_inf(present)`.execute(trx)
  if (!numAffectedRows) return false
  await sql`
    update room_visits set present = ${untilNow(now)}
    where booking_id = ${bookingId}::uuid and room_id = ${from} and upper_inf(present)`.execute(trx)
  return true
}

/**
 * Blocks the rooms of overdue guests for the next hours. Called every minute and before rooms are assigned, with the
 * hotel lock held. Returns the ids of their bookings.
 */
export async function keepRoomsOfStayingOn(trx: Transaction<DB>, hotelId: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct b.id from room_visits v join bookings b on b.id = v.booking_id
    where v.hotel_id = ${hotelId} and upper_inf(v.present) and b.leaves_at <= ${now}`.execute(trx)
  for (const { id } of rows) await layOutStay(trx, id, now)
  return rows.map(({ id }) => id)
}
