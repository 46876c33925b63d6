import { expect, test } from 'vitest'
import { overlaps, minutesOf } from './room-stays.ts'

test('a room’s period is widened to whole minutes', () => {
  const [start, end] = [new Date('1970-01-01T00:01:59.999Z'), new Date('1970-01-01T00:03:00.001Z')]
  expect(minutesOf({ start, end })).toEqual({ from: 1, until: 4 })
  expect(minutesOf({ start: new Date(60_000), end: new Date(180_000) })).toEqual({ from: 1, until: 3 })
})

test.each([
  [0, 10, 10, 20, false],
  [0, 11, 10, 20, true],
  [20, 30, 10, 20, false],
  [19, 30, 10, 20, true],
])('the period %i until %i overlaps %i until %i: %s', (from, until, otherFrom, otherUntil, expected) => {
  expect(overlaps({ from, until }, { from: otherFrom, until: otherUntil })).toBe(expected)
})
