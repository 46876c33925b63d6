import { sql, type Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { givenHotel, givenUser } from './given.ts'

/** Stays in four rooms, one every seven hours in each room, until some days after `now`. */
const STAYS = 8000
const ROOMS = 4
/** How many of these stays are in the future. */
const AHEAD = 200

export type LongHistory = {
  hotelId: number
  staffId: string
  /** guests who came 40 days ago and are still here */
  stayingOn: string
  /** a stay that began 33 days ago and whose guests paid extra hours until tomorrow */
  extended: string
}

const COLUMNS = sql`user_id, hotel_id, city_id, slot, rooms, guests, status, guest_name, guest_email, slot_price, tax_percent,
  room_total, service_tax, total, payable_now`

/** Gives a hotel thousands of past stays, with triggers and foreign keys off. */
export async function givenLongHistory(db: Kysely<DB>, now: Date): Promise<LongHistory> {
  const { id: hotelId, cityId, rooms } = await givenHotel(db, ROOMS)
  const userId = await givenUser(db)
  const { id: staffId } = await db
    .insertInto('hotel_staff')
    .values({
      hotel_id: hotelId,
      phone: '+919800000001',
      name: 'Lakshmi',
      role: 'manager',
      granted_by: 'test',
      granted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const guest = sql`${userId}::uuid, ${hotelId}::int, ${cityId}::int, 0, 1, 2, 'completed', 'Asha Rao', 'asha@example.in', 1000, 5, 1000, 50, 1050, 1050`
  const [stayingOn, extended] = await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`insert into bookings (short_id, checkin_at, checkout_at, created_at, completed_at, ended_at, ${COLUMNS})
      select 'S' || lpad(n::text, 7, '0'), at, at + interval '5 hours', at - interval '1 day', at - interval '1 day',
        case when at + interval '5 hours' < ${now} then at + interval '5 hours' end, ${guest}
      from (select n, ${now}::timestamptz + (n / ${ROOMS}::int - ${(STAYS - AHEAD) / ROOMS}::int) * interval '7 hours' - interval '1 hour' as at
        from generate_series(1, ${STAYS}::int) n) stay`.execute(connection)
    await sql`insert into stays (booking_id, hotel_id, city_id, room_id, period, occupied, cleaning_minutes, status)
      select id, hotel_id, city_id, (${rooms}::int[])[1 + substr(short_id, 2)::int % ${ROOMS}::int],
        tstzrange(checkin_at, checkout_at), tstzrange(checkin_at, checkout_at), 0, 'booked' from bookings`.execute(
      connection,
    )
    await sql`insert into visits (booking_id, hotel_id, status, seen_at, arrived_at, left_at)
      select id, hotel_id, case when checkout_at <= ${now} then 'left' when checkin_at <= ${now} then 'here' else 'expected' end, created_at,
        case when checkin_at <= ${now} then checkin_at end, case when checkout_at <= ${now} then checkout_at end
      from bookings`.execute(connection)
    await sql`insert into desk_takings (booking_id, hotel_id, staff_id, amount, method, taken_at)
      select id, hotel_id, ${staffId}::uuid, 100, 'cash', checkin_at from bookings where checkin_at <= ${now} order by checkin_at, id`.execute(
      connection,
    )
    await sql`insert into desk_shifts (hotel_id, ended_by, ended_at, began_with, expected, counted, remains, until_taking, until_cash_out)
      select ${hotelId}::int, ${staffId}::uuid, ${now}::timestamptz - interval '1 day', 0, 0, 0, 0, max(id) - 10, 0
      from desk_takings`.execute(connection)
    await sql`insert into staff_acts (hotel_id, staff_id, booking_id, kind, done_at, written_at)
      select hotel_id, ${staffId}::uuid, id, kind, checkin_at, checkin_at from bookings, unnest(array['seen', 'arrived', 'left']) kind
      where checkin_at <= ${now}`.execute(connection)
    await sql`insert into staff_acts (hotel_id, staff_id, kind, done_at, written_at)
      select ${hotelId}::int, ${staffId}::uuid, 'room_added', at, at
      from generate_series(${now}::timestamptz - interval '1000 days', ${now}, interval '10 days') at`.execute(
      connection,
    )
    // One review in fifty is about this hotel. All others are about hotels that no test reads.
    await sql`insert into reviews (hotel_id, booking_id, user_id, guest_name, rating, body, created_at)
      select case when n % 50 = 0 then hotel_id else hotel_id + 1 + n % 97 end, id, user_id, 'Asha', 3 + n % 3,
        case when n = 500 then 'A zebra in the hall' else 'Quiet room and a friendly desk' end, checkout_at
      from (select *, substr(short_id, 2)::int as n from bookings) b where checkout_at <= ${now}`.execute(connection)
    const special = (code: string, days: { from: number; until: number }) =>
      sql<{ id: string }>`
      insert into bookings (short_id, checkin_at, checkout_at, completed_at, ${COLUMNS})
      values (${code}, ${now}::timestamptz + ${days.from} * interval '1 day', ${now}::timestamptz + ${days.until} * interval '1 day', ${now}, ${guest})
      returning id`.execute(connection)
    const [late] = (await special('STAYINGO', { from: -40, until: -38 })).rows
    const [longer] = (await special('EXTENDED', { from: -33, until: -3 })).rows
    if (!late || !longer) throw new Error('no booking was written')
    await sql`insert into visits (booking_id, hotel_id, status, seen_at, arrived_at)
      values (${late.id}::uuid, ${hotelId}, 'here', ${now}, ${now}::timestamptz - interval '40 days')`.execute(
      connection,
    )
    await sql`update bookings set extended_until = ${now}::timestamptz + interval '1 day' where id = ${longer.id}::uuid`.execute(
      connection,
    )
    await sql`set session_replication_role = origin`.execute(connection)
    return [late.id, longer.id] as const
  })
  await sql`vacuum analyze`.execute(db)
  return { hotelId, staffId, stayingOn, extended }
}
