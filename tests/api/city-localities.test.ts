import { expect } from 'vitest'
import { buildHotel } from '../builders.ts'
import { apiTest as test } from './api-test.ts'

const PLACES = [
  { lat: 18.5, lng: 73.8 },
  { lat: 18.51, lng: 73.8 },
  { lat: 18.52, lng: 73.8 },
  // A wrong position in a different city, which must not move the middle.
  { lat: 28.6, lng: 77.2 },
]

test('a locality lies in the middle of its visible hotels, despite one wrong position', async ({ api, city }) => {
  await Promise.all(PLACES.map((place) => buildHotel(api.db, city, place)))
  await buildHotel(api.db, city, { hidden: true, lat: 18.9, lng: 73.8 })
  const { body } = await api.get(`/cities/${city.id}`)
  expect(body.localities).toHaveLength(1)
  const [{ location }] = body.localities
  expect(location.lat).toBeCloseTo(18.515, 6)
  expect(location.lng).toBeCloseTo(73.8, 6)
  // The hotels lie 0.015, 0.005 and 0.005 degrees of latitude from the middle, except the one with the wrong position.
  expect(location.radius).toBeGreaterThan(500)
  expect(location.radius).toBeLessThan(1700)
})

test('a locality has no position if none of its hotels has one', async ({ api, city }) => {
  await api.db.updateTable('hotels').set({ lat: null, lng: null }).execute()
  await buildHotel(api.db, city)
  await api.db.updateTable('hotels').set({ lat: null, lng: null }).execute()
  const { body } = await api.get(`/cities/${city.id}`)
  expect(body.localities.map(({ location }: { location: unknown }) => location)).toEqual([null])
})
