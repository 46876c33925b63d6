import { expect, test } from 'vitest'
import { formatCount, formatRupees, shareOf } from './money.ts'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1000, '₹1,000'],
  [1499, '₹1,499'],
  [99_999, '₹99,999'],
  [100_000, '₹1,00,000'],
  [12_345_678, '₹1,23,45,678'],
  [-250, '−₹250'],
])('the amount %i is written as %s', (amount, text) => expect(formatRupees(amount)).toBe(text))

test.each([
  [0, '0'],
  [999, '999'],
  [9999, '9,999'],
  [100_000, '1,00,000'],
])('the count %i is written as %s', (count, text) => expect(formatCount(count)).toBe(text))

test.each([
  [1000, 500, 50],
  [1009, 500, 50],
  [1010, 500, 51],
  [0, 1800, 0],
  [7501, 1800, 1350],
  [1497, 2000, 299],
])('an amount of %i at a share of %i gives %i, rounded half up', (amount, share, expected) =>
  expect(shareOf(amount, share)).toBe(expected),
)
