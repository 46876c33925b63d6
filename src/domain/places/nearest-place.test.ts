import { describe, expect, test } from 'vitest'
import { formatDistance, nearestLandmark, nearestStation, placeOnCard, type CityPlace } from './nearest-place.ts'
import { KILOMETRES_A_DEGREE, straightKilometres } from './straight-kilometres.ts'

const HOTEL = { lat: 18.5, lng: 73.8 }

/** Builds a place this many kilometres north of the hotel. */
const north = (kilometres: number, more: Partial<CityPlace> = {}): CityPlace => ({
  kind: 'rail',
  name: 'Pune Junction',
  names: { hi: 'पुणे जंक्शन' },
  rank: 1,
  lat: HOTEL.lat + kilometres / KILOMETRES_A_DEGREE,
  lng: HOTEL.lng,
  ...more,
})

describe('the station nearest to a hotel', () => {
  test.each<[string, CityPlace[], [string, number] | null]>([
    ['no stations', [], null],
    ['the end of 5 km', [north(4.9999)], ['Pune Junction', 5000]],
    ['a metre beyond 5 km', [north(5.001)], null],
    ['the nearer of two', [north(2), north(1.2, { name: 'Swargate', kind: 'metro' })], ['Swargate', 1200]],
    ['the first at one distance', [north(1), north(1, { name: 'Other' })], ['Pune Junction', 1000]],
    ['a minor station nearby', [north(0.3, { rank: 2 })], null],
    ['an airport nearby', [north(1, { kind: 'airport' })], null],
    ['a landmark nearby', [north(1, { kind: 'landmark' })], null],
    ['a station rounded down', [north(1.2499)], ['Pune Junction', 1200]],
    ['a station rounded up', [north(1.2501)], ['Pune Junction', 1300]],
    ['a station next door', [north(0.01)], ['Pune Junction', 100]],
  ])('the card of a hotel with %s names the right station, or none', (_, places, expected) => {
    const found = nearestStation(HOTEL, places)
    expect(found && [found.name, found.metres]).toEqual(expected)
  })
})

test('the nearest landmark is named up to 2 km away, whatever its rank', () => {
  const landmark = (kilometres: number) => north(kilometres, { kind: 'landmark', name: 'Shaniwar Wada', rank: 2 })
  expect(nearestLandmark(HOTEL, [north(0.1), landmark(1.99)])).toEqual({
    kind: 'landmark',
    name: 'Shaniwar Wada',
    names: { hi: 'पुणे जंक्शन' },
    metres: 2000,
  })
  expect(nearestLandmark(HOTEL, [landmark(2.01)])).toBeNull()
})

const NEAR_STATION = { kind: 'rail', name: 'Pune Junction', names: {}, metres: 800 } as const
const nearLandmark = (metres: number) => ({ kind: 'landmark', name: 'Shaniwar Wada', names: {}, metres }) as const

test.each([
  [null, null, undefined],
  [NEAR_STATION, null, 'Pune Junction'],
  [{ ...NEAR_STATION, metres: 2000 }, null, 'Pune Junction'],
  [{ ...NEAR_STATION, metres: 2100 }, null, undefined],
  [null, nearLandmark(2000), 'Shaniwar Wada'],
  [NEAR_STATION, nearLandmark(800), 'Pune Junction'],
  [NEAR_STATION, nearLandmark(700), 'Shaniwar Wada'],
])('the card of a hotel near the station %j and the landmark %j names %s', (station, landmark, name) => {
  expect(placeOnCard(station, landmark)?.name).toBe(name)
})

test('a distance to the east depends on the width of a degree at that latitude', () => {
  expect(straightKilometres({ lat: 60, lng: 10 }, { lat: 60, lng: 11 })).toBeCloseTo(KILOMETRES_A_DEGREE / 2, 6)
})

test.each([
  [100, '100 m'],
  [900, '900 m'],
  [1000, '1 km'],
  [1200, '1.2 km'],
  [5000, '5 km'],
])('a distance of %d metres reads %s', (metres, words) => {
  expect(formatDistance(metres)).toBe(words)
})
