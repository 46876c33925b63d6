/**
 * Tests that a room sold on another site is blocked for exactly the time in which nobody else has it, whatever happens
 * to the stays in that room (decision 0109).
 */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { buildStaff } from '../builders.ts'
import { describeBothEngines } from './both-engines.ts'
import { evening, givenBooking, givenHotel, morning, stayRow, type GivenHotel } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const AT = new Date('2031-03-01T00:00:00Z')
const DAY = 24 * 60 * 60_000
const range = ({ from, until }: { from: Date; until: Date }) =>
  sql<string>`tstzrange(${from}::timestamptz, ${until}::timestamptz, '[)')`

type Range = ReturnType<typeof range>
type NewConflict = Omit<NewRow<'channel_conflicts'>, 'event_period' | 'other_period'> & {
  event_period: Range
  other_period: Range | null
}

await describeBothEngines('rooms that other sites sold', (engine) => {
  const channel = async (hotel: GivenHotel) => {
    const { db } = engine
    const staff = await buildStaff(db, { id: hotel.id })
    const { id } = await db
      .insertInto('channels')
      .values({ hotel_id: hotel.id, name: 'MakeMyTrip', keeps_back: 1, made_by: staff.id, made_at: AT })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const calendar = async (hotel: GivenHotel, fields: Partial<NewRow<'channel_calendars'>> = {}) => {
    const { id } = await engine.db
      .insertInto('channel_calendars')
      .values({
        channel_id: fields.channel_id ?? (await channel(hotel)),
        hotel_id: hotel.id,
        city_id: hotel.cityId,
        room_id: hotel.rooms[0] ?? 0,
        address: 'https://ical.example.com/101.ics',
        due_at: AT,
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const sold = async (calendarId: number, hotel: GivenHotel, period: { from: Date; until: Date }, key = 'a') => {
    await engine.db
      .insertInto('channel_events')
      .values({
        calendar_id: calendarId,
        room_id: hotel.rooms[0] ?? 0,
        key,
        period: range(period),
        occupied: range(period),
      })
      .execute()
  }

  const fill = (hotel: GivenHotel, at = AT) =>
    sql`select fill_channel_time(${hotel.rooms[0]}, ${at}::timestamptz)`.execute(engine.db)

  /** Returns the periods in which other sites' blocks occupy the first room. */
  const blocked = async (hotel: GivenHotel) => {
    const { rows } = await sql<{ from: Date; until: Date }>`
      select lower(s.occupied) as from, upper(s.occupied) as until from stays s join room_blocks k on k.id = s.block_id
      where s.room_id = ${hotel.rooms[0]} and s.status = 'booked' and k.why = 'channel' and k.freed_at is null
      order by s.occupied`.execute(engine.db)
    return rows
  }

  test('an event blocks its room, and the room is free once the event is deleted', async () => {
    const hotel = await givenHotel(engine.db)
    const id = await calendar(hotel)
    await sold(id, hotel, morning)
    await fill(hotel)
    expect(await blocked(hotel)).toEqual([morning])
    await engine.db.deleteFrom('channel_events').where('calendar_id', '=', id).execute()
    await fill(hotel)
    expect(await blocked(hotel)).toEqual([])
  })

  test('filling the blocks a second time changes nothing, and an additional event adds only its own block', async () => {
    const hotel = await givenHotel(engine.db)
    const id = await calendar(hotel)
    await sold(id, hotel, morning)
    await fill(hotel)
    await fill(hotel)
    const { rows } = await sql`select 1 from room_blocks where hotel_id = ${hotel.id}`.execute(engine.db)
    expect(rows).toHaveLength(1)
    await sold(id, hotel, evening, 'b')
    await fill(hotel)
    expect(await blocked(hotel)).toEqual([morning, evening])
  })

  test('an event of three months is blocked from start to end', async () => {
    const hotel = await givenHotel(engine.db)
    const until = new Date(morning.from.getTime() + 90 * DAY)
    await sold(await calendar(hotel), hotel, { from: morning.from, until })
    await fill(hotel)
    const blocks = await blocked(hotel)
    expect(blocks).toHaveLength(3)
    expect([blocks[0]?.from, blocks[2]?.until]).toEqual([morning.from, until])
  })

  test('a booking keeps its room, which is blocked for the other site as soon as the booking is released', async () => {
    const { db } = engine
    const booking = await givenBooking(db)
    const { hotel } = booking
    await db
      .insertInto('stays')
      .values({ ...stayRow(hotel, 0), booking_id: booking.id })
      .execute()
    const whole = { from: new Date(morning.from.getTime() - DAY), until: evening.until }
    await sold(await calendar(hotel), hotel, whole)
    await fill(hotel)
    expect(await blocked(hotel)).toEqual([
      { from: whole.from, until: morning.from },
      { from: morning.until, until: whole.until },
    ])
    await sql`update stays set status = 'released' where booking_id = ${booking.id}`.execute(db)
    const blocks = await blocked(hotel)
    expect([blocks[0]?.from, blocks.at(-1)?.until]).toEqual([whole.from, whole.until])
    expect(blocks.slice(1).every(({ from }, at) => from.getTime() === blocks[at]?.until.getTime())).toBe(true)
  })

  test('when a booking moves to another room, its former room is blocked for the other site', async () => {
    const { db } = engine
    const booking = await givenBooking(db)
    const { hotel } = booking
    await db
      .insertInto('stays')
      .values({ ...stayRow(hotel, 0), booking_id: booking.id })
      .execute()
    await sold(await calendar(hotel), hotel, morning)
    await fill(hotel)
    expect(await blocked(hotel)).toEqual([])
    await sql`update stays set room_id = ${hotel.rooms[1]} where booking_id = ${booking.id}`.execute(db)
    expect(await blocked(hotel)).toEqual([morning])
  })

  test('a room that another site sold cannot be booked', async () => {
    const { db } = engine
    const booking = await givenBooking(db)
    await sold(await calendar(booking.hotel), booking.hotel, morning)
    await fill(booking.hotel)
    const book = db
      .insertInto('stays')
      .values({ ...stayRow(booking.hotel, 0), booking_id: booking.id })
      .execute()
    expect(await refusalOf(book)).toBe('stays_no_overlap')
  })

  test('every block has an author unless another site sold the room', async () => {
    const hotel = await givenHotel(engine.db)
    const insert = engine.db
      .insertInto('room_blocks')
      .values({
        id: '00000000-0000-4000-8000-000000000001',
        hotel_id: hotel.id,
        city_id: hotel.cityId,
        room_id: hotel.rooms[0] ?? 0,
        from_at: morning.from,
        until_at: morning.until,
        why: 'repair',
        made_at: AT,
      })
      .execute()
    expect(await refusalOf(insert)).toBe('room_blocks_made_by_somebody')
  })

  test("a site cannot have a calendar for another hotel's room", async () => {
    const [hotel, other] = [await givenHotel(engine.db), await givenHotel(engine.db)]
    const id = await channel(hotel)
    expect(await refusalOf(calendar(other, { channel_id: id }))).toBe('channel_calendars_of_channel')
  })

  test('two sites of one hotel cannot have the same name', async () => {
    const hotel = await givenHotel(engine.db)
    await channel(hotel)
    expect(await refusalOf(channel(hotel))).toBe('channels_one_name')
  })

  /**
   * Two sites that sold a hotel's first room for the same morning. With `elsewhere`, the second site sold a room in
   * that hotel instead.
   */
  const soldTwice = async ({ of: hotel, elsewhere = hotel }: { of: GivenHotel; elsewhere?: GivenHotel }) => {
    const { id: staffId } = await buildStaff(engine.db, { id: hotel.id })
    const site = await channel(hotel)
    await engine.db.updateTable('channels').set({ name: 'Booking.com' }).where('id', '=', site).execute()
    const calendars = [await calendar(hotel, { channel_id: site }), await calendar(elsewhere)] as const
    await sold(calendars[0], hotel, morning)
    await sold(calendars[1], elsewhere, morning)
    const { rows } = await sql<{ id: number }>`
      select id from channel_events where calendar_id in (${calendars[0]}, ${calendars[1]}) order by calendar_id`.execute(
      engine.db,
    )
    const conflict: NewConflict = {
      hotel_id: hotel.id,
      event_id: rows[0]?.id ?? 0,
      event_period: range(morning),
      other_event_id: rows[1]?.id ?? 0,
      other_period: range(morning),
      found_at: AT,
    }
    return { staffId, calendars, conflict }
  }
  const insertConflict = (conflict: NewConflict) =>
    engine.db.insertInto('channel_conflicts').values(conflict).returning('id').executeTakeFirstOrThrow()

  test('a conflict needs two sales of the same room, and has exactly their times', async () => {
    const hotel = await givenHotel(engine.db)
    const { conflict } = await soldTwice({ of: hotel })
    const elsewhere = await givenHotel(engine.db)
    const alien = await soldTwice({ of: await givenHotel(engine.db), elsewhere })
    const refused = (fields: Partial<NewConflict>) => refusalOf(insertConflict({ ...conflict, ...fields }))
    expect(await refusalOf(insertConflict(alien.conflict))).toBe('channel_conflicts_of_one_room')
    expect(await refused({ hotel_id: elsewhere.id })).toBe('channel_conflicts_of_one_room')
    expect(await refused({ event_id: conflict.other_event_id ?? 0, other_event_id: conflict.event_id })).toBe(
      'channel_conflicts_of_one_room',
    )
    const later = range({ from: morning.from, until: evening.until })
    expect(await refused({ other_period: later })).toBe('channel_conflicts_of_one_room')
    expect(await refused({ other_event_id: null })).toBe('channel_conflicts_against_one')
    expect(await refused({ other_event_id: null, other_period: null })).toBe('channel_conflicts_against_one')
    await insertConflict(conflict)
    expect(await refused({})).toBe('channel_conflicts_once')
  })

  test('a conflict is settled once, by its hotel’s staff, and reported once', async () => {
    const { conflict, staffId } = await soldTwice({ of: await givenHotel(engine.db) })
    const stranger = await buildStaff(engine.db, { id: (await givenHotel(engine.db)).id })
    const { id } = await insertConflict(conflict)
    const set = (fields: Partial<NewRow<'channel_conflicts'>>) =>
      refusalOf(engine.db.updateTable('channel_conflicts').set(fields).where('id', '=', id).execute())
    expect(await set({ settled_at: AT })).toBe('channel_conflicts_settled_whole')
    expect(await set({ settled_at: AT, settled_by: stranger.id })).toBe('channel_conflicts_settled_by_staff')
    expect(await set({ found_at: morning.from })).toBe('channel_conflicts_settled_once')
    await engine.db.updateTable('channel_conflicts').set({ told_at: AT }).where('id', '=', id).execute()
    expect(await set({ told_at: null })).toBe('channel_conflicts_settled_once')
    const settled = { settled_at: AT, settled_by: staffId }
    await engine.db.updateTable('channel_conflicts').set(settled).where('id', '=', id).execute()
    expect(await set({ settled_at: null, settled_by: null })).toBe('channel_conflicts_settled_once')
  })

  test('nobody settles a conflict with our own booking', async () => {
    const [booking, other] = [await givenBooking(engine.db), await givenBooking(engine.db)]
    const { conflict, staffId } = await soldTwice({ of: booking.hotel })
    const ours = { ...conflict, other_event_id: null, other_period: null, booking_id: booking.id }
    expect(await refusalOf(insertConflict({ ...ours, settled_at: AT, settled_by: staffId }))).toBe(
      'channel_conflicts_settled_of_sites',
    )
    expect(await refusalOf(insertConflict({ ...ours, booking_id: other.id }))).toBe(
      'channel_conflicts_booking_of_hotel',
    )
    expect(await refusalOf(insertConflict({ ...ours, other_period: range(morning) }))).toBe(
      'channel_conflicts_other_whole',
    )
    await insertConflict(ours)
  })

  test('a conflict ends as soon as one of its sales ends', async () => {
    for (const which of [0, 1] as const) {
      const { conflict, calendars } = await soldTwice({ of: await givenHotel(engine.db) })
      const { id } = await insertConflict(conflict)
      await engine.db.deleteFrom('channel_calendars').where('id', '=', calendars[which]).execute()
      expect(await engine.db.selectFrom('channel_conflicts').select('id').where('id', '=', id).execute()).toEqual([])
    }
  })
})
