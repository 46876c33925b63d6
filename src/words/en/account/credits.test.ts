import { expect, test } from 'vitest'
import { creditReason, signedRupees } from './credits.ts'

test.each([
  ['signup', null, null, 'For signing up'],
  ['spent', null, 'UN48213', 'Spent, booking UN48213'],
  ['returned', null, 'UN48213', 'Returned, booking UN48213'],
  ['returned', null, null, 'Returned'],
  ['referral_reward', null, null, 'A friend you invited stayed'],
  ['adjustment', 'For the late refund', null, 'For the late refund'],
  ['adjustment', null, null, 'Adjusted by us'],
  ['compensation', null, null, 'From the hotel that did not take you'],
] as const)('the credit entry %s (%s, %s) reads %j', (kind, note, bookingShortId, words) =>
  expect(creditReason({ kind, note, bookingShortId })).toBe(words),
)

test.each([
  [100, '+ ₹100'],
  [-40, '− ₹40'],
  [123456, '+ ₹1,23,456'],
])('a credit change of %d reads %s', (amount, words) => expect(signedRupees(amount)).toBe(words))
