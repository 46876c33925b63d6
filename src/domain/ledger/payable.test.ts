import { expect, test } from 'vitest'
import { payableOf } from './payable.ts'

const DUE = { closing: 10_000, owed: 10_000, underway: 0, paidSince: 0 }

test.each([
  ['the whole sum of a statement', {}, 10_000],
  ['without the stays of the next month', { owed: 14_000 }, 10_000],
  ['less a later correction', { owed: 9_000 }, 9_000],
  ['less a payout that is under way', { underway: 10_000 }, 0],
  ['the rest of what is under way', { underway: 9_999 }, 1],
  ['less what was paid since', { paidSince: 10_000, owed: 4_000 }, 0],
  ['nothing to a hotel that owes us', { closing: -500, owed: -500 }, 0],
  ['nothing once it owes us', { owed: -1 }, 0],
])('a payout has the right amount: %s', (_case, due, wanted) => {
  expect(payableOf({ ...DUE, ...due })).toBe(wanted)
})
