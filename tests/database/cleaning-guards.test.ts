/**
 * Tests what the schema guarantees about cleaning and the desk's notes, whatever the application does (decision 0076).
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addMinutes } from '#domain/kernel/ist.ts'
import { occupiedUntil } from '#domain/rooms/cleaning.ts'
import { buildStaff } from '../builders.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, morning, stayRow, type GivenBooking } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const CLEANING_MINUTES = 60

await describeBothEngines('cleaning', (engine) => {
  /** A booking whose guests came when it began, and a colleague at its hotel. */
  const given = async () => {
    const { db } = engine
    const booking = await givenBooking(db)
    await db
      .updateTable('hotels')
      .set({ cleaning_minutes: CLEANING_MINUTES })
      .where('id', '=', booking.hotel.id)
      .execute()
    await db
      .insertInto('stays')
      .values({ ...stayRow(booking.hotel, 0), booking_id: booking.id })
      .execute()
    const { from: start } = morning
    await sql`insert into room_visits (hotel_id, city_id, room_id, booking_id, present)
      select hotel_id, city_id, room_id, booking_id, tstzrange(${start}::timestamptz, null, '[)')
      from stays where booking_id = ${booking.id}::uuid`.execute(db)
    const { id: staff } = await buildStaff(db, booking.hotel)
    return { booking, staff, start }
  }
  const leave = async (booking: GivenBooking, at: Date) => {
    await sql`update room_visits set present = tstzrange(lower(present), ${at}::timestamptz, '[)')
      where booking_id = ${booking.id}::uuid`.execute(engine.db)
    await sql`select occupy_by_visit(${booking.id}::uuid, ${at}, interval '3 hours')`.execute(engine.db)
  }
  const clean = async (booking: GivenBooking, staff: string, at: Date) => {
    await sql`update room_cleanings set clean_at = ${at}, clean_by = ${staff}::uuid
      where hotel_id = ${booking.hotel.id} and clean_at is null and not is_dropped`.execute(engine.db)
    await sql`select occupy_until_clean(room_id) from stays where booking_id = ${booking.id}::uuid`.execute(engine.db)
  }
  const cleanings = (booking: GivenBooking) =>
    engine.db
      .selectFrom('room_cleanings')
      .select(['id', 'dirty_at', 'is_dropped'])
      .where('hotel_id', '=', booking.hotel.id)
      .orderBy('id')
      .execute()
  const takenUntil = async (booking: GivenBooking): Promise<Date | undefined> => {
    const { rows } = await sql<{ until: Date }>`
      select upper(occupied) as until from stays where booking_id = ${booking.id}::uuid`.execute(engine.db)
    return rows[0]?.until
  }

  it.each([0, 25, 59, 60, 90])(
    'a room whose cleaning takes %i minutes is free again when the domain says so',
    async (minutes) => {
      const { booking, staff, start } = await given()
      const leftAt = addMinutes(start, 120)
      await leave(booking, leftAt)
      const cleanAt = addMinutes(leftAt, minutes)
      await clean(booking, staff, cleanAt)
      expect(await takenUntil(booking)).toEqual(
        occupiedUntil({ leftAt, cleaningMinutes: CLEANING_MINUTES, cleanAt, nextAt: null }),
      )
    },
  )

  it('cleaning begins when guests leave, and is cancelled when they return or others are let in', async () => {
    const { booking, start } = await given()
    expect(await cleanings(booking)).toEqual([])
    const leftAt = addMinutes(start, 60)
    await leave(booking, leftAt)
    expect(await cleanings(booking)).toMatchObject([{ dirty_at: leftAt, is_dropped: false }])
    await sql`update room_visits set present = tstzrange(lower(present), null, '[)')
      where booking_id = ${booking.id}::uuid`.execute(engine.db)
    expect(await cleanings(booking)).toMatchObject([{ is_dropped: true }])
    await leave(booking, addMinutes(start, 90))
    const other = await givenBooking(engine.db)
    await sql`insert into room_visits (hotel_id, city_id, room_id, booking_id, present)
      select hotel_id, city_id, room_id, ${other.id}::uuid, tstzrange(${addMinutes(start, 200)}::timestamptz, null, '[)')
      from room_visits where booking_id = ${booking.id}::uuid`.execute(engine.db)
    expect(await cleanings(booking)).toMatchObject([{ is_dropped: true }, { is_dropped: true }])
  })

  it('a room has one open cleaning row, which cannot be changed or deleted', async () => {
    const { booking, staff, start } = await given()
    await leave(booking, addMinutes(start, 60))
    const [row] = await cleanings(booking)
    const where = sql`where id = ${row?.id}`
    const again = sql`insert into room_cleanings (hotel_id, city_id, room_id, dirty_at)
      select hotel_id, city_id, room_id, ${addMinutes(start, 70)}::timestamptz from room_cleanings ${where}`
    expect(await refusalOf(again.execute(engine.db))).toBe('room_cleanings_one_open')
    await clean(booking, staff, addMinutes(start, 80))
    const changes = [
      sql`update room_cleanings set dirty_at = dirty_at - interval '1 hour' ${where}`,
      sql`update room_cleanings set clean_at = clean_at - interval '5 minutes' ${where}`,
      sql`update room_cleanings set reason = 'Towels' ${where}`,
    ]
    for (const change of changes) expect(await refusalOf(change.execute(engine.db))).toBe('room_cleanings_stay_written')
    expect(await refusalOf(sql`delete from room_cleanings ${where}`.execute(engine.db))).toBe('room_cleanings_stay')
  })

  it('only a colleague of the hotel marks a room clean, and only after the cleaning began', async () => {
    const { booking, start } = await given()
    await leave(booking, addMinutes(start, 60))
    const { id: stranger } = await buildStaff(engine.db, (await given()).booking.hotel)
    const by = clean(booking, stranger, addMinutes(start, 80))
    expect(await refusalOf(by)).toBe('room_cleanings_clean_by_staff')
    const { id: own } = await buildStaff(engine.db, booking.hotel)
    expect(await refusalOf(clean(booking, own, start))).toBe('room_cleanings_clean_whole')
  })

  it('a desk’s note stays as written, and ends once', async () => {
    const { booking, staff, start } = await given()
    const { db } = engine
    const note = (fields: object = {}) => ({
      id: randomUUID(),
      hotel_id: booking.hotel.id,
      body: 'Second pillow',
      written_by: staff,
      written_at: start,
      ...fields,
    })
    const written = note()
    await db.insertInto('desk_notes').values(written).execute()
    const change = (set: object) => db.updateTable('desk_notes').set(set).where('id', '=', written.id).execute()
    expect(await refusalOf(change({ body: 'Third pillow' }))).toBe('desk_notes_ended_once')
    await change({ ended_at: addMinutes(start, 5), ended_by: staff })
    expect(await refusalOf(change({ ended_at: addMinutes(start, 9) }))).toBe('desk_notes_ended_once')
    const drop = (id: string) => db.deleteFrom('desk_notes').where('id', '=', id).execute()
    expect(await refusalOf(drop(written.id))).toBe('desk_notes_stay')
    const ofBooking = note({ booking_id: booking.id })
    await db.insertInto('desk_notes').values(ofBooking).execute()
    expect((await drop(ofBooking.id))[0]?.numDeletedRows).toBe(1n)
    for (const body of ['', ' ', 'x'.repeat(501)])
      expect(await refusalOf(db.insertInto('desk_notes').values(note({ body })).execute())).toBe('desk_notes_body_form')
  })
})
