import { expect, test } from 'vitest'
import { wholeAddress } from './whole-address.ts'

test.each([
  ['Simsa', ['Old Manali', 'Manali'], 'Simsa, Old Manali, Manali'],
  ['14 Lake Road, Baner', ['Baner', 'Pune'], '14 Lake Road, Baner, Pune'],
  [
    '96/1 Main Road, Lakshmipuram, Mysuru 570004',
    ['Lakshmipuram', 'Mysuru'],
    '96/1 Main Road, Lakshmipuram, Mysuru 570004',
  ],
  ['BAGA BEACH, CALANGUTE, GOA', ['Calangute', 'Goa'], 'BAGA BEACH, CALANGUTE, GOA'],
  ['7 Punekar Road', ['Baner', 'Pune'], '7 Punekar Road, Baner, Pune'],
  ['तालाब मार्ग, पुणे', ['पुणे'], 'तालाब मार्ग, पुणे'],
])('the address %s with %j is written as %s', (address, places, written) => {
  expect(wholeAddress(address, ...places)).toBe(written)
})
