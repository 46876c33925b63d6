import { expect, it } from 'vitest'
import { nearestCity } from './nearest-city.ts'

const CITIES = [
  { name: 'Pune', lat: 18.52, lng: 73.86 },
  { name: 'Mumbai', lat: 19.08, lng: 72.88 },
  { name: 'Kolkata', lat: 22.57, lng: 88.36 },
]

it.each([
  ['Lonavala, on the road between them', 18.75, 73.41, 'Pune'],
  ['Thane', 19.22, 72.98, 'Mumbai'],
  ['Siliguri', 26.73, 88.4, 'Kolkata'],
])('the nearest city is found from %s', (_, lat, lng, name) => {
  expect(nearestCity(CITIES, { lat, lng })?.name).toBe(name)
})

it('no city is the nearest when there are none', () => {
  expect(nearestCity([], { lat: 0, lng: 0 })).toBeUndefined()
})
