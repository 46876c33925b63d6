import { expect, test } from 'vitest'
import { circleAround, isInside, MAX_PLACES_TO_CHOOSE, placesToChoose, type PlaceName } from './near-place.ts'
import { KILOMETRES_A_DEGREE, straightKilometres } from './straight-kilometres.ts'

const STATION = { lat: 18.5, lng: 73.8 }

test.each([
  ['at the place itself', 0, true],
  ['just within the distance', 1.9999, true],
  ['just beyond it', 2.0001, false],
])('a hotel %s is near: %s', (_, kilometres, isNear) => {
  const circle = circleAround(STATION, 2)
  const degrees = kilometres / KILOMETRES_A_DEGREE
  const north = { lat: STATION.lat + degrees, lng: STATION.lng }
  const west = { lat: STATION.lat, lng: STATION.lng - degrees / Math.cos((STATION.lat * Math.PI) / 180) }
  for (const hotel of [north, west]) {
    expect(isInside(circle, hotel)).toBe(isNear)
    expect(straightKilometres(hotel, STATION)).toBeCloseTo(kilometres, 6)
  }
})

test('the list of places is sorted by kind, then by name, up to a readable number', () => {
  const place = (kind: PlaceName['kind'], name: string, rank = 1) => ({ kind, name, rank })
  const places = [
    place('landmark', 'Fort'),
    place('airport', 'A'),
    place('rail', 'B'),
    place('metro', 'C'),
    place('rail', 'A'),
    place('metro', 'Minor', 2),
  ]
  expect(placesToChoose(places).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'rail A',
    'rail B',
    'metro C',
    'airport A',
    'landmark Fort',
  ])
  const many = Array.from({ length: MAX_PLACES_TO_CHOOSE + 1 }, (_, index) => place('metro', String(index)))
  expect(placesToChoose(many)).toHaveLength(MAX_PLACES_TO_CHOOSE)
})
