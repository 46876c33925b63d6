import { expect, test } from 'vitest'
import { mapPoints, localityNames, pointsInView } from './map-points.ts'

const hotel = (id: number, more: object = {}) => ({
  id,
  slug: `hotel-${id}`,
  name: `Hotel ${id}`,
  locality: 'Baner',
  localityNames: {},
  location: { lat: 18.5, lng: 73.8 },
  total: 1574,
  availability: { availability: true, isPaused: false },
  ...more,
})

test('a pin shows the total, or that the hotel is sold or paused; a hotel without coordinates gets no pin', () => {
  const points = mapPoints([
    hotel(1),
    hotel(2, { availability: { availability: false, isPaused: false } }),
    hotel(3, { total: null }),
    hotel(4, { location: null }),
    hotel(5, { availability: { availability: false, isPaused: true } }),
  ])
  expect(points.map(({ id, label, total }) => [id, label, total])).toEqual([
    [1, '₹1,574', 1574],
    [2, 'Sold', null],
    [3, 'Sold', null],
    [5, 'No new bookings', null],
  ])
})

test('the map names the localities with a known place', () => {
  const part = { id: 1, slug: 'a', name: 'Aundh', names: {}, hotelsCount: 2, location: { lat: 1, lng: 2, radius: 500 } }
  const names = localityNames({ localities: [part, { ...part, name: 'Baner', location: null }] })
  expect(names).toEqual([{ name: 'Aundh', place: { lat: 1, lng: 2 } }])
})

test('the first view of the map leaves out a hotel that lies in another city', () => {
  const at = (lat: number, lng: number) => ({ place: { lat, lng } })
  const near = [at(18.5, 73.8), at(18.6, 73.9), at(18.45, 73.75)]
  expect(pointsInView([...near, at(28.6, 77.2)])).toEqual(near)
})
