import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb } from '#tests/database/test-db.ts'
import type { OpenDb } from '#db/open-db.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { demoPhone, demoRules } from './demo-rules.ts'
import { loadDemoCatalogue } from './load-demo-catalogue.ts'

const now = new Date('2026-11-21T06:30:00Z')
let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const countOf = async (
  table: 'hotels' | 'rooms' | 'reviews' | 'hotel_pictures' | 'coupons' | 'price_rules' | 'hotel_contacts',
) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(opened.db)
  return rows[0]?.n
}

test('the demo loader refuses production', async () => {
  expect(await loadDemoCatalogue(opened.db, { appEnv: 'production', now })).toEqual({
    loaded: false,
    reason: 'PRODUCTION',
  })
  expect(await countOf('hotels')).toBe(0)
})

test('the demo loader creates every hotel with its rooms, prices, pictures and reviews', async () => {
  const hotels = demoCatalogue()
  expect(await loadDemoCatalogue(opened.db, { appEnv: 'local', now })).toEqual({ loaded: true, hotels: hotels.length })
  expect(await countOf('rooms')).toBe(hotels.reduce((sum, { roomCount }) => sum + roomCount, 0))
  expect(await countOf('reviews')).toBe(hotels.reduce((sum, { reviews }) => sum + reviews.length, 0))
  expect(await countOf('hotel_pictures')).toBe(hotels.length * 4)
  expect(await countOf('price_rules')).toBe(hotels.flatMap((hotel) => demoRules(hotel, now)).length)
  expect(await countOf('hotel_contacts')).toBe(hotels.filter(demoPhone).length)
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from hotels where room_count <> (select count(*) from rooms where hotel_id = hotels.id)`.execute(
    opened.db,
  )
  expect(rows).toEqual([{ wrong: 0 }])
})

test('the demo loader runs once and keeps later changes', async () => {
  const counts = await Promise.all([countOf('hotels'), countOf('rooms'), countOf('reviews'), countOf('coupons')])
  await opened.db.updateTable('hotels').set({ name: 'Renamed by its owner' }).where('slug', 'like', '%pune').execute()
  expect(await loadDemoCatalogue(opened.db, { appEnv: 'local', now })).toEqual({
    loaded: false,
    reason: 'ALREADY_LOADED',
  })
  expect(await Promise.all([countOf('hotels'), countOf('rooms'), countOf('reviews'), countOf('coupons')])).toEqual(
    counts,
  )
  const renamed = await opened.db
    .selectFrom('hotels')
    .select('name')
    .where('slug', 'like', '%pune')
    .limit(1)
    .executeTakeFirst()
  expect(renamed?.name).toBe('Renamed by its owner')
})
