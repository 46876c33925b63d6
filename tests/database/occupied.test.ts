/**
 * Both the domain and a database trigger decide when a room is occupied. These tests check the trigger against the
 * domain (decision 0026).
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { periodOf } from '#db/period.ts'
import type { NewRow } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import { occupy, extendOccupation, type Occupation } from '#domain/rooms/occupied.ts'
import type { Db } from '#server/services.ts'
import { buildStaff } from '../builders.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, heldUntil, morning, stayRow, type GivenBooking } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const MINUTES = [0, 15, 60, 120]
const LIVES = Number(process.env['OCCUPIED_LIVES'] ?? 12)

const setCleaning = (db: Db, hotelId: number, minutes: number) =>
  db.updateTable('hotels').set({ cleaning_minutes: minutes }).where('id', '=', hotelId).execute()

async function addExtension(db: Db, booking: GivenBooking, from: Date, hours: number): Promise<string> {
  const { id } = await db
    .insertInto('extensions')
    .values({
      booking_id: booking.id,
      hours,
      starts_at: from,
      ends_at: addMinutes(from, hours * 60),
      tax_percent: 5,
      room_total: 100,
      service_tax: 5,
      total: 105,
      status: 'paid',
      paid_at: from,
      acknowledged_at: from,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the active stays in the booking's room, as the database has them. */
async function kept(db: Db, booking: GivenBooking): Promise<Occupation[]> {
  const { rows } = await sql<{ from: Date; until: Date; start: Date; end: Date }>`
    select lower(period) as from, upper(period) as until, lower(occupied) as start, upper(occupied) as end
    from stays where booking_id = ${booking.id}::uuid and status <> 'released' order by lower(period)`.execute(db)
  return rows.map(({ from, until, start, end }) => ({ period: { start: from, end: until }, occupied: { start, end } }))
}

await describeBothEngines('stays', (engine) => {
  test('a stay and its extra hours occupy the room as the domain says, whatever is booked and cancelled', async () => {
    const draw = random('occupied')
    for (let life = 0; life < LIVES; life++) {
      const { db } = engine
      const booking = await givenBooking(db)
      const minutes = draw.pick(MINUTES)
      await setCleaning(db, booking.hotel.id, minutes)
      await db
        .insertInto('stays')
        .values({ ...stayRow(booking.hotel, 0), booking_id: booking.id })
        .execute()
      const states: Occupation[][] = [[occupy({ start: morning.from, end: morning.until }, minutes)]]
      const extensions: string[] = []
      for (let turn = draw.int(1, 5); turn > 0; turn--) {
        const known = states.at(-1) ?? []
        if (states.length > 1 && draw.chance(0.4)) {
          states.pop()
          await db
            .updateTable('stays')
            .set({ status: 'released' })
            .where('extension_id', '=', extensions.pop() ?? '')
            .execute()
        } else {
          const last = known.at(-1)
          if (!last) throw new Error('a booking without a stay')
          const [today, hours] = [draw.pick(MINUTES), draw.int(1, 3)]
          await setCleaning(db, booking.hotel.id, today)
          const period = { start: last.period.end, end: addMinutes(last.period.end, hours * 60) }
          const extensionId = await addExtension(db, booking, period.start, hours)
          await db
            .insertInto('stays')
            .values({
              ...stayRow(booking.hotel, 0, { from: period.start, until: period.end }),
              booking_id: booking.id,
              extension_id: extensionId,
            })
            .execute()
          const prolonged = extendOccupation(last, period, today)
          extensions.push(extensionId)
          states.push([...known.slice(0, -1), prolonged.stay, prolonged.hours])
        }
        expect(await kept(db, booking)).toEqual(states.at(-1))
      }
    }
  })

  test('one guest’s cleaning time is never given to another guest’s extra hours', async () => {
    const { db } = engine
    const [one, other] = [await givenBooking(db), await givenBooking(db)]
    await setCleaning(db, one.hotel.id, 60)
    await db
      .insertInto('stays')
      .values({ ...stayRow(one.hotel, 0), booking_id: one.id })
      .execute()
    const own = { hotel_id: one.hotel.id, city_id: one.hotel.cityId }
    await db.updateTable('bookings').set(own).where('id', '=', other.id).execute()
    const extension_id = await addExtension(db, other, morning.until, 1)
    const hours = { from: morning.until, until: addMinutes(morning.until, 60) }
    const refused = db
      .insertInto('stays')
      .values({ ...stayRow(one.hotel, 0, hours), booking_id: other.id, extension_id })
      .execute()
    expect(await refusalOf(refused)).toBe('stays_no_overlap')
    expect((await kept(db, one))[0]?.occupied.end).toEqual(addMinutes(morning.until, 60))
  })

  test('a stay keeps others out until the room is clean, to the second', async () => {
    const { db } = engine
    const { hotel } = await givenBooking(db)
    await setCleaning(db, hotel.id, 30)
    await db.insertInto('stays').values(stayRow(hotel, 0)).execute()
    const from = (seconds: number) => ({
      from: new Date(morning.until.getTime() + seconds * 1000),
      until: addMinutes(morning.until, 120),
    })
    const insert = (seconds: number) =>
      refusalOf(
        db
          .insertInto('stays')
          .values(stayRow(hotel, 0, from(seconds)))
          .execute(),
      )
    expect(await insert(30 * 60 - 1)).toBe('stays_no_overlap')
    expect(await insert(30 * 60)).toBe('nothing')
  })

  test.each([
    [
      'cannot be occupied for less than its period',
      periodOf(morning.from, addMinutes(morning.until, -1)),
      'stays_within_occupied',
    ],
    [
      'cannot be occupied from before its period',
      periodOf(addMinutes(morning.from, -1), morning.until),
      'stays_within_occupied',
    ],
    [
      'cannot be occupied without an end',
      sql<string>`tstzrange(${morning.from}::timestamptz, null)`,
      'stays_taken_half_open',
    ],
    ['may be occupied for exactly its period', periodOf(morning.from, morning.until), 'nothing'],
  ])('the database checks when a stay occupies its room: it %s', async (_name, occupied, expected) => {
    const { db } = engine
    const { hotel } = await givenBooking(db)
    const row = { ...stayRow(hotel, 0), cleaning_minutes: 0, occupied }
    expect(await refusalOf(db.insertInto('stays').values(row).execute())).toBe(expected)
  })

  test.each([
    [0, 'nothing'],
    [120, 'nothing'],
    [121, 'hotels_cleaning_range'],
    [-1, 'hotels_cleaning_range'],
  ])('a hotel with %i minutes of cleaning is refused by %s', async (minutes, expected) => {
    const { hotel } = await givenBooking(engine.db)
    expect(await refusalOf(setCleaning(engine.db, hotel.id, minutes))).toBe(expected)
  })
})

await describeBothEngines('blocks', (engine) => {
  async function givenBlock(fields: Partial<NewRow<'room_blocks'>> = {}) {
    const { db } = engine
    const { hotel } = await givenBooking(db)
    const staff = await buildStaff(db, { id: hotel.id })
    const row: NewRow<'room_blocks'> = {
      id: randomUUID(),
      hotel_id: hotel.id,
      city_id: hotel.cityId,
      room_id: hotel.rooms[0] ?? 0,
      from_at: morning.from,
      until_at: morning.until,
      why: 'repair',
      made_by: staff.id,
      made_at: heldUntil,
      ...fields,
    }
    return { hotel, staff, row, insert: () => db.insertInto('room_blocks').values(row).execute() }
  }

  test.each<[string, Partial<NewRow<'room_blocks'>>, string]>([
    ['of a morning', {}, 'nothing'],
    ['that ends as it begins', { until_at: morning.from }, 'room_blocks_forward'],
    ['of 31 days', { until_at: addMinutes(morning.from, 31 * 24 * 60) }, 'nothing'],
    ['of a minute more', { until_at: addMinutes(morning.from, 31 * 24 * 60 + 1) }, 'room_blocks_longest'],
    ['with an empty note', { note: ' ' }, 'room_blocks_note_form'],
    ['for a slot that is no walk-in', { slot: 0, day: '2031-03-04' }, 'room_blocks_slot_of_day'],
    ['of a walk-in for a slot', { why: 'walk_in', slot: 0, day: '2031-03-04' }, 'nothing'],
    ['of a walk-in for a slot of no day', { why: 'walk_in', slot: 0 }, 'room_blocks_slot_of_day'],
    ['freed by nobody', { freed_at: heldUntil }, 'room_blocks_freed_whole'],
    ['by nobody at the hotel', { made_by: randomUUID() }, 'room_blocks_made_by_staff'],
  ])('a block %s with %j violates %s', async (_name, fields, expected) => {
    const { insert } = await givenBlock(fields)
    expect(await refusalOf(insert())).toBe(expected)
  })

  test('a block and its stay need a room in its hotel', async () => {
    const { db } = engine
    const other = await givenBooking(db)
    const moved = await givenBlock({ room_id: other.hotel.rooms[0] ?? 0 })
    expect(await refusalOf(moved.insert())).toBe('room_blocks_room_of_hotel')
    const { hotel, row, insert } = await givenBlock()
    await insert()
    const stay = (room: number, fields: object) =>
      refusalOf(
        db
          .insertInto('stays')
          .values({ ...stayRow(hotel, room), ...fields })
          .execute(),
      )
    expect(await stay(1, { block_id: row.id })).toBe('stays_block_of_room')
    expect(await stay(0, { block_id: row.id, booking_id: other.id })).toBe('stays_of_one_kind')
    expect(await stay(0, { block_id: row.id })).toBe('nothing')
    expect(await stay(1, { block_id: row.id })).toBe('stays_of_block')
  })

  test('a block is removed once, together with its stay, and never changed or deleted', async () => {
    const { db } = engine
    const { hotel, staff, row, insert } = await givenBlock()
    await insert()
    await db
      .insertInto('stays')
      .values({ ...stayRow(hotel, 0), block_id: row.id })
      .execute()
    const change = (fields: object) =>
      refusalOf(db.updateTable('room_blocks').set(fields).where('id', '=', row.id).execute())
    expect(await change({ note: 'another' })).toBe('room_blocks_freed_once')
    const freed = { freed_at: heldUntil, freed_by: staff.id }
    expect(await change(freed)).toBe('room_blocks_free_their_rooms')
    const whole = db.transaction().execute(async (trx) => {
      await trx.updateTable('room_blocks').set(freed).where('id', '=', row.id).execute()
      await trx.updateTable('stays').set({ status: 'released' }).where('block_id', '=', row.id).execute()
    })
    expect(await refusalOf(whole)).toBe('nothing')
    expect(await change({ freed_at: addMinutes(heldUntil, 1) })).toBe('room_blocks_freed_once')
    expect(await refusalOf(db.deleteFrom('room_blocks').where('id', '=', row.id).execute())).toBe('room_blocks_stay')
  })

  test('a block moves with its hotel to another city', async () => {
    const { db } = engine
    const { hotel, row, insert } = await givenBlock()
    await insert()
    const other = await givenBooking(db)
    const move = { city_id: other.hotel.cityId, locality_id: other.hotel.localityId }
    await db.deleteFrom('bookings').where('hotel_id', '=', hotel.id).execute()
    await db.updateTable('hotels').set(move).where('id', '=', hotel.id).execute()
    const moved = await db.selectFrom('room_blocks').select('city_id').where('id', '=', row.id).executeTakeFirst()
    expect(moved?.city_id).toBe(other.hotel.cityId)
  })
})
