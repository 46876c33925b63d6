import { expect, test } from 'vitest'
import { mapPoints, planParts, pointsInView } from './map-points.ts'

const hotel = (id: number, more: object = {}) => ({
  id,
  slug: `hotel-${id}`,
  name: `Hotel ${id}`,
  locality: 'Baner',
  location: { lat: 18.5, lng: 73.8 },
  price: 1499,
  availability: { availability: true, isPaused: false },
  ...more,
})

test('a pin shows the price, sold or paused, and a hotel without a place gets no pin', () => {
  const points = mapPoints([
    hotel(1),
    hotel(2, { availability: { availability: false, isPaused: false } }),
    hotel(3, { price: null }),
    hotel(4, { location: null }),
    hotel(5, { availability: { availability: false, isPaused: true } }),
  ])
  expect(points.map(({ id, label, isAvailable }) => [id, label, isAvailable])).toEqual([
    [1, '₹1,499', true],
    [2, 'Sold', false],
    [3, 'Sold', false],
    [5, 'No new bookings', false],
  ])
})

test('the map draws a locality with coordinates, with a radius between a street’s and a suburb’s', () => {
  const part = (radius: number) => ({
    id: 1,
    slug: 'a',
    name: 'A',
    hotelsCount: 2,
    location: { lat: 1, lng: 2, radius },
  })
  const parts = planParts({ localities: [part(0), part(500), part(90_000), { ...part(1), location: null }] })
  expect(parts.map(({ radius }) => radius)).toEqual([900, 1100, 2600])
})

test('the first view of the map leaves out a hotel that lies in another city', () => {
  const at = (lat: number, lng: number) => ({ place: { lat, lng } })
  const near = [at(18.5, 73.8), at(18.6, 73.9), at(18.45, 73.75)]
  expect(pointsInView([...near, at(28.6, 77.2)])).toEqual(near)
})
