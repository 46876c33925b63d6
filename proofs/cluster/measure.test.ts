import { expect, test } from 'vitest'
import { median, share, slopeOf } from './measure.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

test.each([
  [hundred, 0.99, 99],
  [hundred, 1, 100],
  [hundred, 0.5, 50],
  [[7], 0.99, 7],
  [[], 0.99, 0],
])('the values %j at percentile %d give %d', (values, of, expected) => {
  expect(share(values, of)).toBe(expected)
})

test('the median of an even count is the lower of the middle two', () => {
  expect(median([1, 2, 3, 4])).toBe(2)
})

test('the slope of a line is found despite one outlier', () => {
  const points = Array.from({ length: 11 }, (_, at) => ({ at, value: at === 5 ? 900 : 10 + 3 * at }))
  expect(slopeOf(points)).toBe(3)
})

test('a flat line and an empty line have a slope of zero', () => {
  expect(slopeOf([1, 2, 3].map((at) => ({ at, value: 8 })))).toBe(0)
  expect(slopeOf([])).toBe(0)
})
