import { expect, test } from 'vitest'
import { readListAddress, writeListAddress } from './bookings-data.ts'

test.each([
  ['', { segment: 'upcoming', size: 10 }],
  ['list=past', { segment: 'past', size: 10 }],
  ['list=cancelled&show=30', { segment: 'cancelled', size: 30 }],
  ['list=unpaid', { segment: 'upcoming', size: 10 }],
  ['show=3', { segment: 'upcoming', size: 10 }],
  ['show=5000', { segment: 'upcoming', size: 100 }],
  ['show=x', { segment: 'upcoming', size: 10 }],
])('the address %j lists the bookings %o', (address, list) =>
  expect(readListAddress(new URLSearchParams(address))).toEqual(list),
)

test.each([
  ['upcoming', 10, ''],
  ['past', 20, 'list=past&show=20'],
] as const)('the list of bookings %s, %d is written into the address as %j', (segment, size, address) =>
  expect(String(writeListAddress(segment, size))).toBe(address),
)
