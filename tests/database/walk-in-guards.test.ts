/**
 * Tests what the schema refuses about a walk-in's price, room and money, whatever the application does (decision 0074).
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { buildStaff } from '../builders.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, morning, stayRow } from './given.ts'
import { refusalOf } from './refusal-of.ts'

type Given = { why?: 'walk_in' | 'repair'; isInRoom?: boolean; fields?: Partial<NewRow<'walk_ins'>> }

await describeBothEngines('walk-ins', (engine) => {
  /** A walk-in in the first room for a morning at ₹500, unless the fields say otherwise. */
  async function givenWalkIn({ why = 'walk_in', isInRoom = true, fields = {} }: Given = {}) {
    const { db } = engine
    const booking = await givenBooking(db)
    const { hotel } = booking
    const staff = await buildStaff(db, { id: hotel.id })
    const id = randomUUID()
    const whose = { hotel_id: hotel.id, city_id: hotel.cityId, room_id: hotel.rooms[0] ?? 0 }
    const insert = () =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('room_blocks')
          .values({
            ...whose,
            id,
            from_at: morning.from,
            until_at: morning.until,
            why,
            made_by: staff.id,
            made_at: morning.from,
          })
          .execute()
        await trx
          .insertInto('stays')
          .values({ ...stayRow(hotel, 0), block_id: id })
          .execute()
        if (isInRoom)
          await trx
            .insertInto('room_visits')
            .values({ ...whose, block_id: id, present: sql`tstzrange(${morning.from}::timestamptz, null, '[)')` })
            .execute()
        await trx
          .insertInto('walk_ins')
          .values({
            block_id: id,
            hotel_id: hotel.id,
            name: 'Suresh Patil',
            guests: 2,
            usual_price: 500,
            price: 500,
            written_by: staff.id,
            arrived_at: morning.from,
            leaves_at: morning.until,
            ...fields,
          })
          .execute()
      })
    const change = (set: Partial<NewRow<'walk_ins'>>) =>
      refusalOf(db.updateTable('walk_ins').set(set).where('block_id', '=', id).execute())
    return { id, booking, hotel, staff, insert, change }
  }

  test.each<[string, Given, string]>([
    ['of a morning', {}, 'nothing'],
    ['without a name', { fields: { name: null } }, 'walk_ins_named'],
    ['with a name of spaces', { fields: { name: ' ' } }, 'walk_ins_name_form'],
    ['of five', { fields: { guests: 5 } }, 'walk_ins_guests_range'],
    ['at another price without a reason', { fields: { price: 400 } }, 'walk_ins_price_reason'],
    ['at another price with its reason', { fields: { price: 400, price_reason: 'Regular' } }, 'nothing'],
    ['at the usual price with a reason', { fields: { price_reason: 'Regular' } }, 'walk_ins_price_reason'],
    ['who pays less than nothing', { fields: { price: -1, price_reason: 'Regular' } }, 'walk_ins_price_range'],
    ['who leaves before they come', { fields: { leaves_at: morning.from } }, 'walk_ins_forward'],
    ['in a room that is repaired', { why: 'repair' }, 'walk_ins_of_block'],
    ['in no room', { isInRoom: false }, 'walk_ins_in_one_room'],
  ])('a walk-in %s (%j) violates %s', async (_name, given, expected) => {
    const { insert } = await givenWalkIn(given)
    expect(await refusalOf(insert())).toBe(expected)
  })

  test('a walk-in keeps its price and details, and its room until check-out', async () => {
    const { db } = engine
    const { id, staff, hotel, insert, change } = await givenWalkIn()
    await insert()
    expect(await change({ price: 1, price_reason: 'Less' })).toBe('walk_ins_stay_written')
    expect(await change({ leaves_at: addMinutes(morning.until, 60) })).toBe('walk_ins_stay_written')
    const left = { left_at: addMinutes(morning.from, 60), left_by: staff.id }
    expect(await change(left)).toBe('walk_ins_in_one_room')
    expect(await refusalOf(db.deleteFrom('walk_ins').where('block_id', '=', id).execute())).toBe('walk_ins_stay')
    const freed = { freed_at: morning.until, freed_by: staff.id }
    const free = db.updateTable('room_blocks').set(freed).where('id', '=', id).execute()
    expect(await refusalOf(free)).toBe('room_blocks_of_walk_in')
    const hours = {
      block_id: id,
      hotel_id: hotel.id,
      usual_price: 100,
      price: 100,
      written_by: staff.id,
      written_at: morning.from,
    }
    const lengthen = (until: Date) =>
      refusalOf(
        db
          .insertInto('walk_in_hours')
          .values({ ...hours, until_at: until })
          .execute(),
      )
    expect(await lengthen(morning.until)).toBe('walk_in_hours_forward')
    expect(await lengthen(addMinutes(morning.until, 60))).toBe('nothing')
    const { rows } = await sql<{ leaves_at: Date; due: number }>`
      select leaves_at, due_of_walk_in(block_id) as due from walk_ins where block_id = ${id}::uuid`.execute(db)
    expect(rows).toEqual([{ leaves_at: addMinutes(morning.until, 60), due: 600 }])
    const shorter = db.updateTable('walk_in_hours').set({ price: 1 }).where('block_id', '=', id).execute()
    expect(await refusalOf(shorter)).toBe('walk_in_hours_stay')
    await db
      .updateTable('room_visits')
      .set({ present: sql`tstzrange(lower(present), ${left.left_at}::timestamptz, '[)')` })
      .where('block_id', '=', id)
      .execute()
    expect(await change(left)).toBe('nothing')
    expect(await change({ name: null })).toBe('nothing')
    expect(await change({ name: 'Somebody else' })).toBe('walk_ins_stay_written')
  })

  test('a walk-in never pays more than the bill, and its entries are corrected like a booking’s', async () => {
    const { db } = engine
    const { id, booking, hotel, staff, insert } = await givenWalkIn()
    await insert()
    const entry = { hotel_id: hotel.id, staff_id: staff.id, method: 'cash', taken_at: morning.from } as const
    const take = (fields: Pick<NewRow<'desk_takings'>, 'amount'> & Partial<NewRow<'desk_takings'>>) =>
      refusalOf(
        db
          .insertInto('desk_takings')
          .values({ ...entry, ...fields })
          .execute(),
      )
    expect(await take({ amount: 1 })).toBe('desk_takings_of_one_party')
    expect(await take({ amount: 1, block_id: id, booking_id: booking.id })).toMatch(/^desk_takings_/)
    expect(await take({ amount: 501, block_id: id })).toBe('desk_takings_within_due')
    expect(await take({ amount: 500, block_id: id })).toBe('nothing')
    const { id: taken } = await db
      .selectFrom('desk_takings')
      .select('id')
      .where('block_id', '=', id)
      .executeTakeFirstOrThrow()
    const back = { corrects: taken, reason: 'Wrong' }
    expect(await take({ amount: -400, block_id: id, ...back })).toBe('desk_takings_whole_correction')
    expect(await take({ amount: -500, booking_id: booking.id, ...back })).toBe('desk_takings_whole_correction')
    expect(await take({ amount: -500, block_id: id, ...back })).toBe('nothing')
    const said = { hotel_id: hotel.id, reason: 'They ran', said_by: staff.id, said_at: morning.from }
    const unpaid = (fields: Partial<NewRow<'unpaid_at_desk'>>) =>
      refusalOf(
        db
          .insertInto('unpaid_at_desk')
          .values({ ...said, ...fields })
          .execute(),
      )
    expect(await unpaid({})).toBe('unpaid_at_desk_of_one_party')
    expect(await unpaid({ block_id: id })).toBe('nothing')
    expect(await unpaid({ block_id: id })).toBe('unpaid_at_desk_walk_in_once')
  })
})
