import { expect, test } from 'vitest'
import { searchOrder } from './hotel-order.ts'

test.each([
  [undefined, 4, 0, ['rank DESC']],
  [undefined, 1, 0, ['customSlot1 DESC', 'rank DESC']],
  [undefined, 2, 0, ['customSlot2 DESC', 'rank DESC']],
  [undefined, 1, 2, ['overallRating DESC', 'rank DESC']],
  ['rank', 4, 2, ['rank DESC']],
  ['price ASC', 1, 2, ['price ASC', 'rank DESC']],
  ['overallRating DESC', 4, 0, ['overallRating DESC', 'rank DESC']],
] as const)('a list sorted by %s, in slot %i with %i localities, has the order %j', (asked, slot, localities, steps) =>
  expect(searchOrder(asked, slot, localities).map(({ key, direction }) => `${key} ${direction}`)).toEqual(steps),
)
