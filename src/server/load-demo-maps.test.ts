import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoCatalogue } from '#demo/catalogue/load-demo-catalogue.ts'
import { demoCities } from '#demo/catalogue/cities.ts'
import type { OpenDb } from '#db/open-db.ts'
import { openTestDb } from '#tests/database/test-db.ts'
import { loadDemoMaps } from './load-demo-maps.ts'

const now = new Date('2026-11-26T06:30:00Z')
let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
  await loadDemoCatalogue(opened.db, { appEnv: 'local', now })
})
afterAll(() => opened.close())

const plans = () => opened.db.selectFrom('city_plans').select('city_id').execute()

test('the demo’s maps are loaded for every city, never in production, and only once', async () => {
  await loadDemoMaps(opened.db, { appEnv: 'production', now })
  expect(await plans()).toEqual([])
  await loadDemoMaps(opened.db, { appEnv: 'local', now })
  expect(await plans()).toHaveLength(demoCities.length)
  const places = await opened.db.selectFrom('places').select('name').execute()
  expect(places.length).toBeGreaterThan(500)
  await opened.db.deleteFrom('city_plans').execute()
  await loadDemoMaps(opened.db, { appEnv: 'local', now })
  expect(await plans()).toEqual([])
})
