import { expect, test } from 'vitest'
import { traitShares } from './shared-traits.ts'

/** Builds a list in which the first `having` hotels have breakfast. */
const list = (having: number, total: number) =>
  Array.from({ length: total }, (_, index) => ({ breakfast: index < having, bathtub: false }))

test.each([
  [0, 0, 'each'],
  [1, 1, 'each'],
  [2, 2, 'each'],
  [3, 3, 'all'],
  [2, 3, 'each'],
  [0, 3, 'each'],
  [3, 4, 'each'],
  [4, 5, 'nearly-all'],
  [5, 5, 'all'],
  [9, 12, 'each'],
  [10, 12, 'nearly-all'],
  [79, 100, 'each'],
  [80, 100, 'nearly-all'],
  [599, 600, 'nearly-all'],
])('a trait shared by %d of %d hotels is shown for %s', (having, total, share) => {
  expect(traitShares(list(having, total), ['breakfast']).breakfast).toBe(share)
})

test('each trait of a list is judged separately', () => {
  expect(traitShares(list(5, 5), ['breakfast', 'bathtub'])).toEqual({ breakfast: 'all', bathtub: 'each' })
})
