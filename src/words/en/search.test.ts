import { expect, test } from 'vitest'
import { totalsWithTax } from './search.ts'

test.each([
  [1, 1, 'Totals with tax. Nobody can pay for a place.'],
  [2, 1, 'Totals for 2 rooms with tax. Nobody can pay for a place.'],
  [1, 3, 'Totals for 3 days with tax. Nobody can pay for a place.'],
  [2, 3, 'Totals for 2 rooms and 3 days with tax. Nobody can pay for a place.'],
])('the words above totals for %d rooms and %d days say what the totals cover', (rooms, days, words) =>
  expect(totalsWithTax({ rooms, days })).toBe(words),
)
