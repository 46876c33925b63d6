/** Tests what the schema guarantees about the waiting list (decision 0097). */
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { evening, givenHotel, givenUser, morning } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const BEFORE = new Date(morning.from.getTime() - 3 * 60 * 60_000)
const LATER = new Date(morning.from.getTime() - 60 * 60_000)

await describeBothEngines('the waiting list', (engine) => {
  const insert = (row: NewRow<'waits'>) =>
    engine.db.insertInto('waits').values(row).returning('id').executeTakeFirstOrThrow()
  const waitRow = async (fields: Partial<NewRow<'waits'>> = {}): Promise<NewRow<'waits'>> => ({
    user_id: fields.user_id ?? (await givenUser(engine.db)),
    ...(fields.locality_id || fields.city_id ? {} : { hotel_id: (await givenHotel(engine.db, 1)).id }),
    slot: 0,
    starts_at: morning.from,
    ends_at: morning.until,
    rooms: 1,
    created_at: BEFORE,
    ...fields,
  })
  const refused = async (fields: Partial<NewRow<'waits'>>) => refusalOf(insert(await waitRow(fields)))
  const change = (id: string, fields: Partial<NewRow<'waits'>>) =>
    refusalOf(engine.db.updateTable('waits').set(fields).where('id', '=', id).execute())

  it.each<[string, Partial<NewRow<'waits'>>, string]>([
    ['one hotel', {}, 'nothing'],
    ['no place', { hotel_id: null }, 'waits_for_one_place'],
    ['slot 5', { slot: 5 }, 'waits_slot_known'],
    ['no rooms', { rooms: 0 }, 'waits_rooms_known'],
    ['six rooms', { rooms: 6 }, 'waits_rooms_known'],
    ['a slot that starts now', { created_at: morning.from }, 'waits_before_the_start'],
    ['a slot that ends before it starts', { ends_at: BEFORE }, 'waits_before_the_start'],
    ['being told of no hotel', { told_at: LATER }, 'waits_told_of_a_hotel'],
  ])('a wait for %s violates %s', async (_, fields, guard) => {
    expect(await refused(fields)).toBe(guard)
  })

  it('a wait is for a hotel, a locality or a city, never for two of them', async () => {
    const hotel = await givenHotel(engine.db, 1)
    expect(await refused({ locality_id: hotel.localityId })).toBe('nothing')
    expect(await refused({ city_id: hotel.cityId })).toBe('nothing')
    expect(await refused({ locality_id: hotel.localityId, hotel_id: hotel.id })).toBe('waits_for_one_place')
  })

  it('a guest has at most five open waits, and can add one once another was notified or its slot has started', async () => {
    const user_id = await givenUser(engine.db)
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push((await insert(await waitRow({ user_id }))).id)
    expect(await refused({ user_id })).toBe('waits_few')
    const hotel = await givenHotel(engine.db, 1)
    expect(await change(ids[0] ?? '', { told_at: LATER, told_of: hotel.id })).toBe('nothing')
    expect(await refused({ user_id })).toBe('nothing')
    expect(await refused({ user_id })).toBe('waits_few')
    const afterwards = { starts_at: evening.from, ends_at: evening.until, created_at: morning.from }
    expect(await refused({ user_id, ...afterwards })).toBe('nothing')
  })

  it('two tabs that add a fifth wait simultaneously add one wait', async () => {
    const user_id = await givenUser(engine.db)
    for (let n = 0; n < 4; n++) await insert(await waitRow({ user_id }))
    const rows = [await waitRow({ user_id }), await waitRow({ user_id })]
    const outcomes = await Promise.all(rows.map((row) => refusalOf(insert(row))))
    expect(outcomes.toSorted()).toEqual(['nothing', 'waits_few'])
  })

  it('a guest waits only once for the same thing', async () => {
    const user_id = await givenUser(engine.db)
    const row = await waitRow({ user_id })
    await insert(row)
    expect(await refusalOf(insert(row))).toBe('waits_once')
    expect(await refusalOf(insert({ ...row, rooms: 2 }))).toBe('nothing')
  })

  it('a wait is marked as told once, before its slot, and nothing else about it changes', async () => {
    const hotel = await givenHotel(engine.db, 1)
    const { id } = await insert(await waitRow())
    expect(await change(id, { starts_at: evening.from })).toBe('waits_told_once')
    expect(await change(id, { told_at: morning.from, told_of: hotel.id })).toBe('waits_told_in_time')
    expect(await change(id, { told_at: LATER, told_of: hotel.id })).toBe('nothing')
    expect(await change(id, { told_at: LATER, told_of: hotel.id })).toBe('waits_told_once')
    expect(await change(id, { told_at: null, told_of: null })).toBe('waits_told_once')
  })
})
