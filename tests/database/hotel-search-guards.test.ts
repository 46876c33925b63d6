/** Tests the constraints on the count of searches that matched a hotel (decision 0112). */
import { expect, it } from 'vitest'
import { addHotelSearches } from '#server/features/search-counts/add-hotel-searches.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenHotel } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const NOON = new Date('2026-12-05T12:00:00+05:30')

await describeBothEngines('searches by hotel', (engine) => {
  it.each<[string, { free: number; sold_out: number }, string]>([
    ['one with a room', { free: 1, sold_out: 0 }, 'nothing'],
    ['one without a room', { free: 0, sold_out: 1 }, 'nothing'],
    ['none', { free: 0, sold_out: 0 }, 'hotel_searches_some'],
    ['fewer than none', { free: -1, sold_out: 2 }, 'hotel_searches_some'],
  ])('a day with %s, %j, violates %s', async (_, counts, guard) => {
    const { id } = await givenHotel(engine.db, 1)
    const row = { hotel_id: id, day: '2026-12-05', ...counts }
    expect(await refusalOf(engine.db.insertInto('hotel_searches').values(row).execute())).toBe(guard)
  })

  it('a second process adds to a hotel’s counts for the day, and counts for a missing hotel are dropped', async () => {
    const { id } = await givenHotel(engine.db, 1)
    const counted = new Map([
      [id, { free: 2, soldOut: 1 }],
      [2_000_000_000, { free: 5, soldOut: 5 }],
    ])
    await addHotelSearches(engine.db, counted, NOON)
    await addHotelSearches(engine.db, counted, NOON)
    const rows = engine.db.selectFrom('hotel_searches').selectAll().where('hotel_id', 'in', [id, 2_000_000_000])
    expect(await rows.execute()).toEqual([{ hotel_id: id, day: '2026-12-05', free: 4, sold_out: 2 }])
  })
})
