import { expect, test } from 'vitest'
import { walkMinutes } from './walk.ts'

test.each([
  [0, 1],
  [100, 2],
  [800, 13],
  [2000, 33],
  [2790, 45],
  [2831, undefined],
  [5000, undefined],
])('a hotel %d metres away in a straight line is a walk of %s minutes', (metres, minutes) => {
  expect(walkMinutes(metres)).toBe(minutes)
})
