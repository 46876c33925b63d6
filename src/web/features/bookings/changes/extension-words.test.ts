import { expect, test } from 'vitest'
import { hours } from '#words/bookings/changes.ts'
import { extensionLines } from './extension-words.ts'

const bill = {
  hours: 2,
  price_per_hour: 120,
  room_total: 240,
  serviceTax: 12,
  tax_rate: 5,
  total: 252,
  payable_now: 252,
  checkout_date: '2026-12-06T12:00:00+05:30',
}
const written = (changed: Partial<typeof bill>) =>
  extensionLines({ ...bill, ...changed }).map(({ label, amount }) => `${label}: ${amount}`)

test('the summary shows a bill of extra hours', () =>
  expect(written({})).toEqual([
    'Until: Sun, 6 Dec, 12\u{A0}noon',
    '2 hours at ₹120: ₹240',
    'Tax (GST 5%): ₹12',
    'To pay: ₹252',
  ]))

test('the summary shows the number of rooms if there are several', () =>
  expect(written({ hours: 1, room_total: 240 })).toContain('1 hour at ₹120, 2 rooms: ₹240'))

test.each([
  [1, '1 hour'],
  [12, '12 hours'],
])('a number of %d hours reads %j', (count, words) => expect(hours(count)).toBe(words))
