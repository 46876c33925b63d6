import { expect, test } from 'vitest'
import { middleOf, POSITION_STEPS, roundPosition } from './rounded-position.ts'
import { straightKilometres } from './straight-kilometres.ts'

test.each([
  ['Kanyakumari', 8.08, 77.54],
  ['Pune', 18.5204, 73.8567],
  ['Srinagar', 34.08, 74.8],
])('all positions in a square of 500 m in %s are rounded to the same position', (_, lat, lng) => {
  const rounded = roundPosition({ lat, lng })
  const middle = middleOf(rounded)
  const edge = 0.499
  for (const [north, east] of [
    [edge, edge],
    [-edge, edge],
    [edge, -edge],
    [-edge, -edge],
  ] as const) {
    const corner = { lat: middle.lat + north * POSITION_STEPS.lat, lng: middle.lng + east * POSITION_STEPS.lng }
    expect(roundPosition(corner)).toEqual(rounded)
  }
  const eastern = { lat: middle.lat, lng: middle.lng + POSITION_STEPS.lng }
  expect(straightKilometres(middle, eastern)).toBeGreaterThanOrEqual(0.5)
  expect(straightKilometres(middle, { lat: middle.lat + POSITION_STEPS.lat, lng: middle.lng })).toBeGreaterThanOrEqual(
    0.5,
  )
})

test('a rounded position contains only whole numbers', () => {
  expect(roundPosition({ lat: 18.520_430_1, lng: 73.856_743_9 })).toEqual({ lat: 4116, lng: 13_428 })
})
