/** Tests what the schema refuses about a hotel's guest register, whatever the application does (decision 0075). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, morning } from './given.ts'
import { refusalOf } from './refusal-of.ts'

await describeBothEngines('a guest register', (engine) => {
  const given = async () => {
    const { id: booking_id, hotel } = await givenBooking(engine.db)
    const { id: staff } = await engine.db
      .insertInto('hotel_staff')
      .values({
        hotel_id: hotel.id,
        phone: `+9183${String(hotel.id).padStart(8, '0')}`,
        name: 'Sunita Pawar',
        role: 'manager',
        granted_by: 'test',
        granted_at: morning.from,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = (fields: Partial<NewRow<'register_entries'>> = {}) => ({
      hotel_id: hotel.id,
      booking_id,
      position: 0,
      name: 'Asha Rao',
      id_kind: 'aadhaar' as const,
      id_last_four: '7735',
      home: 'Pune',
      nationality: 'IN',
      arrived_at: morning.from,
      written_by: staff,
      written_at: morning.from,
      ...fields,
    })
    const strike = (corrects: number, fields: Partial<NewRow<'register_entries'>> = {}) =>
      row({ corrects, reason: 'Wrong guest', ...NOTHING, ...fields })
    const insert = (values: NewRow<'register_entries'>) =>
      engine.db.insertInto('register_entries').values(values).returning(['id', 'number']).executeTakeFirstOrThrow()
    return { hotel, booking_id, staff, row, strike, insert }
  }
  const NOTHING = { name: null, id_kind: null, id_last_four: null, home: null, nationality: null } as const

  const walkIn = async (hotel: { id: number; cityId: number; rooms: number[] }, made_by: string, why = 'walk_in') => {
    const id = randomUUID()
    await engine.db
      .insertInto('room_blocks')
      .values({
        id,
        hotel_id: hotel.id,
        city_id: hotel.cityId,
        room_id: hotel.rooms[0] ?? 0,
        from_at: morning.from,
        until_at: morning.until,
        why: why as 'walk_in',
        made_by,
        made_at: morning.from,
      })
      .execute()
    return id
  }

  it('each hotel’s lines are numbered from 1 without a duplicate', async () => {
    const [one, other] = [await given(), await given()]
    expect((await one.insert(one.row())).number).toBe(1)
    expect((await one.insert(one.row({ position: 1, number: 1 }))).number).toBe(2)
    expect((await other.insert(other.row())).number).toBe(1)
    await sql`select destroy_register_entries(${one.hotel.id}, ${morning.until}::timestamptz, 10)`.execute(engine.db)
    expect((await one.insert(one.row())).number, 'after all lines are destroyed').toBe(3)
  })

  it('a guest register refuses a change, a deletion, and a second line for a guest', async () => {
    const { row, insert } = await given()
    const { id } = await insert(row())
    const change = engine.db.updateTable('register_entries').set({ name: 'Somebody Else' }).where('id', '=', id)
    expect(await refusalOf(change.execute())).toBe('register_entries_stay')
    const deletion = engine.db.deleteFrom('register_entries').where('id', '=', id)
    expect(await refusalOf(deletion.execute())).toBe('register_entries_kept')
    expect(await refusalOf(insert(row()))).toBe('register_entries_one_line')
    expect(await refusalOf(insert(row({ position: 1 })))).toBe('nothing')
  })

  it('a register line is struck through once, with a reason, by a line of the same guest', async () => {
    const [{ row, strike, insert }, other] = [await given(), await given()]
    const { id } = await insert(row())
    const second = await insert(row({ position: 1 }))
    expect(await refusalOf(insert(strike(id, { reason: null })))).toBe('register_entries_reason_of_correction')
    expect(await refusalOf(insert(strike(id, { reason: ' ' })))).toBe('register_entries_reason_of_correction')
    expect(await refusalOf(insert(strike(id, { position: 1 })))).toBe('register_entries_corrects_own')
    expect(await refusalOf(other.insert(other.strike(id)))).toBe('register_entries_corrects_own')
    const right = await insert(strike(id, { ...row(), corrects: id, reason: 'Wrong ID', id_last_four: '7736' }))
    expect(await refusalOf(insert(strike(id)))).toBe('register_entries_struck_once')
    const struck = await insert(strike(right.id))
    expect(await refusalOf(insert(strike(struck.id))), 'a strike itself').toBe('register_entries_corrects_own')
    expect(await refusalOf(insert(row())), 'a new line in place of the struck one').toBe('nothing')
    expect(await refusalOf(insert(strike(second.id, { position: 1 })))).toBe('nothing')
  })

  it('an incomplete register line, a full ID number, and a foreigner without a passport are refused', async () => {
    const { row, insert } = await given()
    expect(await refusalOf(insert(row({ id_kind: null })))).toBe('register_entries_line_whole')
    expect(await refusalOf(insert(row(NOTHING)))).toBe('register_entries_strike_only')
    expect(await refusalOf(insert(row({ id_last_four: '412277357735' })))).toBe('register_entries_last_four_form')
    expect(await refusalOf(insert(row({ nationality: 'FR' })))).toBe('register_entries_foreigner_has_passport')
    expect(await refusalOf(insert(row({ nationality: 'FR', id_kind: 'passport' })))).toBe('nothing')
  })

  it('a register line belongs either to a booking or to a walk-in at the same hotel', async () => {
    const [{ row, insert, hotel, staff }, other] = [await given(), await given()]
    const block = await walkIn(hotel, staff)
    expect(await refusalOf(insert(row({ booking_id: null })))).toBe('register_entries_of_one_party')
    expect(await refusalOf(insert(row({ block_id: block })))).toBe('register_entries_of_one_party')
    expect(await refusalOf(insert(row({ booking_id: null, block_id: block })))).toBe('nothing')
    const foreign = other.row({ booking_id: null, block_id: block })
    expect(await refusalOf(other.insert(foreign))).toBe('register_entries_walk_in_of_hotel')
    const repair = await walkIn({ ...hotel, rooms: hotel.rooms.slice(1) }, staff, 'repair')
    expect(await refusalOf(insert(row({ booking_id: null, block_id: repair })))).toBe(
      'register_entries_walk_in_of_hotel',
    )
  })

  it('all register lines of a booking are destroyed together, once the newest is old enough', async () => {
    const { row, strike, insert, hotel } = await given()
    const destroy = async () => {
      const { rows } = await sql<{ n: number }>`
        select destroy_register_entries(${hotel.id}, ${morning.until}::timestamptz, 10) as n`.execute(engine.db)
      return rows[0]?.n
    }
    const { id } = await insert(row())
    await insert(strike(id, { written_at: morning.until }))
    expect(await destroy(), 'its strike is younger').toBe(0)
    const early = await given()
    const first = await early.insert(early.row())
    await early.insert(early.strike(first.id))
    expect(await destroy(), 'another hotel’s').toBe(0)
    const { rows } = await sql<{ n: number }>`
      select destroy_register_entries(${early.hotel.id}, ${morning.until}::timestamptz, 10) as n`.execute(engine.db)
    expect(rows[0]?.n).toBe(2)
    const after = early.insert(early.row())
    expect(await refusalOf(after)).toBe('nothing')
    const deletion = engine.db.deleteFrom('register_entries').where('hotel_id', '=', early.hotel.id)
    expect(await refusalOf(deletion.execute()), 'the guard stands again').toBe('register_entries_kept')
  })

  it('a register line written by an older release is copied once to the new register', async () => {
    const { booking_id, hotel } = await given()
    const line = { booking_id, position: 0, name: 'Asha Rao', id_kind: 'aadhaar' as const, id_last_four: '7735' }
    const write = () =>
      engine.db
        .insertInto('guest_register')
        .values({ ...line, written_at: morning.from })
        .execute()
    await write()
    await write()
    const entries = engine.db.selectFrom('register_entries').select(['name', 'number', 'home', 'written_by'])
    expect(await entries.where('hotel_id', '=', hotel.id).execute()).toEqual([
      { name: 'Asha Rao', number: 1, home: null, written_by: null },
    ])
    expect(await engine.db.selectFrom('guest_register').selectAll().execute()).toEqual([])
  })

  it('Form III is filed once for a foreigner, and again only with a reason, and an officer’s order never changes', async () => {
    const { row, insert, hotel, staff } = await given()
    const { id: indian } = await insert(row())
    const { id: foreigner } = await insert(row({ position: 1, nationality: 'FR', id_kind: 'passport' }))
    const file = (entry_id: number, fields: Partial<NewRow<'form_three_filings'>> = {}) =>
      engine.db
        .insertInto('form_three_filings')
        .values({
          hotel_id: hotel.id,
          entry_id,
          reference: 'F3/118',
          filed_by: staff,
          filed_at: morning.until,
          ...fields,
        })
        .execute()
    expect(await refusalOf(file(indian))).toBe('form_three_filings_of_foreigner')
    expect(await refusalOf(file(foreigner, { reason: 'Wrong number' }))).toBe('form_three_filings_replaces')
    expect(await refusalOf(file(foreigner))).toBe('nothing')
    expect(await refusalOf(file(foreigner))).toBe('form_three_filings_first')
    expect(await refusalOf(file(foreigner, { reason: 'Wrong number' }))).toBe('nothing')
    const order = { hotel_id: hotel.id, number: '1184/2026', officer: 'SI Jadhav', station: 'Shivajinagar' }
    await engine.db
      .insertInto('register_orders')
      .values({ ...order, day: '2031-03-04', noted_by: staff, noted_at: morning.until })
      .execute()
    const change = engine.db.updateTable('register_orders').set({ officer: 'Nobody' }).where('hotel_id', '=', hotel.id)
    expect(await refusalOf(change.execute())).toBe('register_orders_stay')
  })
})
