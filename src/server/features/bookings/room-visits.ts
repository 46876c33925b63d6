import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { STAYING_ON_HOURS } from '#domain/desk/staying-on.ts'
import { Refused } from '../../transactions/booking-transaction.ts'

/** A booking that goes from one room to another, by their ids. */
export type RoomMove = { bookingId: string; from: number; to: number }

/** The constraints that keep two parties, or two stays, out of one room. */
const SAME_ROOM = new Set(['room_visits_one_party', 'stays_no_overlap'])

/** Runs a change of who is in which room, and refuses it with `code` when somebody else has the room. */
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
 * Brings the times at which a booking occupies its rooms in line with who is in them (`occupy_by_visit`). The hotel is
 * locked. Throws the violated constraint when somebody else has a room.
 */
export async function layOutStay(trx: Transaction<DB>, bookingId: string, now: Date): Promise<void> {
  await sql`select occupy_by_visit(${bookingId}::uuid, ${now}, make_interval(hours => ${STAYING_ON_HOURS}))`.execute(
    trx,
  )
}

/**
 * Guests go into the rooms of their booking at `at`, which may be before their check-in. A mark that was made without
 * network may say a time when the room was still somebody's: then they have it from the moment that it was free.
 * Refuses with ROOM_STILL_IN_USE while others are in a room, or have it. The hotel is locked.
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

/** The arrival was a wrong tap: nobody went in. */
export async function undoEntering(trx: Transaction<DB>, bookingId: string, now: Date): Promise<void> {
  await trx.deleteFrom('room_visits').where('booking_id', '=', bookingId).execute()
  await unlessTaken(() => layOutStay(trx, bookingId, now))
}

/** A visit that ends at this moment, and lasted a second at least. */
export const untilNow = (at: Date): RawBuilder<string> =>
  sql<string>`tstzrange(lower(present), greatest(${at}::timestamptz, lower(present) + interval '1 second'), '[)')`

/** Nobody of this booking is in a room any more. */
async function closeVisits(trx: Transaction<DB>, bookingId: string, at: Date): Promise<void> {
  await sql`
    update room_visits set present = ${untilNow(at)}
    where booking_id = ${bookingId}::uuid and upper_inf(present)`.execute(trx)
}

/**
 * Guests leave their rooms: each is free again once it is clean, also when they leave early; extra hours that have not
 * begun give their room back. The hotel is locked.
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
 * Guests who have used their room leave it to be cleaned: the stay is split, what is over stays in the old room, and the
 * rest begins in the new one. Returns how many stays moved.
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
 * The leaving was a wrong tap: they are still there, with the extra hours that they paid for, in other rooms where `moves`
 * says so. Refuses with ROOM_STILL_IN_USE when a room was given to somebody else meanwhile. The hotel is locked.
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

/** Guests who were marked as left go on in another room, because theirs was given away. */
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

/** Guests who are in a room go to another at `now`. Their stay is there already. The hotel is locked. */
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
 * Guests who are still in their rooms after their stay keep them for the next hours. Called before rooms are chosen,
 * and each minute. The hotel is locked. Returns the bookings.
 */
export async function keepRoomsOfStayingOn(trx: Transaction<DB>, hotelId: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct b.id from room_visits v join bookings b on b.id = v.booking_id
    where v.hotel_id = ${hotelId} and upper_inf(v.present) and b.leaves_at <= ${now}`.execute(trx)
  for (const { id } of rows) await layOutStay(trx, id, now)
  return rows.map(({ id }) => id)
}
