import { expect, test } from 'vitest'
import { creditReason, signedRupees } from './credit-words.ts'

test.each([
  ['signup', null, null, 'For joining'],
  ['spent', null, 'UN48213', 'Spent, booking UN48213'],
  ['returned', null, 'UN48213', 'Given back, booking UN48213'],
  ['returned', null, null, 'Given back'],
  ['referral_reward', null, null, 'A friend you invited has stayed'],
  ['adjustment', 'For the late refund', null, 'For the late refund'],
  ['adjustment', null, null, 'Put right by us'],
] as const)('%s (%s, %s) reads %j', (kind, note, bookingShortId, words) =>
  expect(creditReason({ kind, note, bookingShortId })).toBe(words),
)

test.each([
  [100, '+ ₹100'],
  [-40, '− ₹40'],
  [123456, '+ ₹1,23,456'],
])('%d is %s', (amount, words) => expect(signedRupees(amount)).toBe(words))
