import { expect, test } from 'vitest'
import { formatPaise, paiseShare } from './paise.ts'

test.each([
  [0, '₹0.00'],
  [5, '₹0.05'],
  [100, '₹1.00'],
  [4050, '₹40.50'],
  [10_000_050, '₹1,00,000.50'],
  [-4050, '−₹40.50'],
  [-5, '−₹0.05'],
])('the amount %i paise is written as %s', (amount, text) => expect(formatPaise(amount)).toBe(text))

test.each([
  [179_900, 5, 200, 4498],
  [179_800, 5, 200, 4495],
  [1, 1, 2, 1],
  [1, 1, 3, 0],
  [0, 5, 200, 0],
])('the share of %i paise × %i / %i is %i', (amount, share, whole, part) =>
  expect(paiseShare(amount, share, whole)).toBe(part),
)
