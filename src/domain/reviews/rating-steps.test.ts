import { expect, test } from 'vitest'
import { isRatedFrom } from './rating-steps.ts'

test.each([
  [null, 1, false],
  [3.9, 4, false],
  [4, 4, true],
  [5, 4.5, true],
])('a rating of %s passes the filter from %d: %s', (rating, from, passes) => {
  expect(isRatedFrom(rating, from)).toBe(passes)
})
