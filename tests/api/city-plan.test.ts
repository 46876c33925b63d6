import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { HotelAndSurroundings } from '#contract/hotels.ts'
import { readPlanFile } from '#server/features/cities/read-plan-file.ts'
import { replacePlan } from '#server/features/cities/replace-plan.ts'
import { DEMO_MAPS } from '#server/load-demo-maps.ts'
import { buildHotel } from '../builders.ts'
import { apiTest as test } from './api-test.ts'
import type { Api } from './start-api.ts'

async function plan() {
  const read = readPlanFile(await readFile(join(DEMO_MAPS, 'pune.json'), 'utf8'))
  if (!read.ok) throw new Error(read.refusal)
  return read.value
}

async function importPune(
  api: Api,
  cityId: number,
  change: (pune: Awaited<ReturnType<typeof plan>>) => void = () => {},
) {
  const pune = await plan()
  change(pune)
  return api.db
    .transaction()
    .execute((trx) => replacePlan(trx, { cityId, plan: pune, now: new Date('2026-11-26T06:30:00Z') }))
}

const surroundingsOf = async (api: Api, id: number) =>
  ((await api.get(`/hotels/${id}`)).body as HotelAndSurroundings).surroundings

test.beforeEach(async ({ api }) => {
  await api.db.deleteFrom('places').execute()
  await api.db.deleteFrom('city_plans').execute()
})

/** A position a little north of Pune Junction. */
const NEAR_JUNCTION = { lat: 18.5362, lng: 73.8744 }

test('a city without a map answers NOT_FOUND, and a city with a map lists its layers, places and attribution', async ({
  api,
  city,
}) => {
  expect((await api.get(`/cities/${city.slug}/plan`)).body.error.code).toBe('NOT_FOUND')
  expect((await api.get('/cities/nowhere/plan')).status).toBe(404)
  await importPune(api, city.id)
  const { status, body, headers } = await api.get(`/cities/${city.slug}/plan`)
  expect(status).toBe(200)
  expect(body.bounds).toEqual({ west: 73.7209, south: 18.4778, east: 73.9655, north: 18.6215 })
  expect(body.attribution).toContain('© OpenStreetMap contributors, ODbL')
  expect(body.layers.metro.length).toBe(2)
  expect(body.layers.water).toEqual([])
  expect(body.places).toHaveLength((await plan()).places.length)
  expect(body.places[0].rank).toBe(1)
  const again = await api.get(`/cities/${city.id}/plan`, { headers: { 'if-none-match': String(headers['etag']) } })
  expect(again.status).toBe(304)
  expect(headers['cache-control']).toContain('max-age')
})

test('importing a city’s map again changes nothing, and a newer map adds, moves and removes places', async ({
  api,
  city,
}) => {
  const count = (await plan()).places.length
  expect(await importPune(api, city.id)).toEqual({ added: count, changed: 0, removed: 0, places: count })
  expect(await importPune(api, city.id)).toEqual({ added: 0, changed: 0, removed: 0, places: count })
  const newer = await importPune(api, city.id, (pune) => {
    pune.attribution = ['© Somebody else']
    pune.places = pune.places.filter(({ kind, name }) => kind !== 'rail' || name !== 'Khadki')
    pune.places.push({ kind: 'metro', name: 'Ramwadi East', names: {}, lat: 18.55, lng: 73.92, rank: 1 })
    pune.places = pune.places.map((place) => (place.name === 'Pune Junction' ? { ...place, lat: 18.53 } : place))
  })
  expect(newer).toEqual({ added: 1, changed: 1, removed: 1, places: count })
  expect((await api.get(`/cities/${city.id}/plan`)).body.attribution).toEqual(['© Somebody else'])
})

test('a hotel has its nearest main station and landmark, even in another city, and says whether it is on the map', async ({
  api,
  city,
}) => {
  const [near, far, unplaced] = await Promise.all([
    buildHotel(api.db, city, NEAR_JUNCTION),
    buildHotel(api.db, city, { lat: 18.9, lng: 73.87 }),
    buildHotel(api.db, city),
  ])
  const nothing = { station: null, landmark: null, isOnPlan: false }
  expect(await surroundingsOf(api, near.id)).toEqual(nothing)
  await importPune(api, city.id)
  expect(await surroundingsOf(api, near.id)).toMatchObject({
    station: { kind: 'rail', name: 'Pune Junction', metres: 800 },
    isOnPlan: true,
  })
  expect(await surroundingsOf(api, far.id)).toEqual(nothing)
  expect(await surroundingsOf(api, unplaced.id)).toEqual(nothing)
  await api.db.deleteFrom('city_plans').execute()
  expect(await surroundingsOf(api, near.id)).toMatchObject({ station: { name: 'Pune Junction' }, isOnPlan: false })
})
