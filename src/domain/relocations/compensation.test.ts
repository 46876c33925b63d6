import { expect, test } from 'vitest'
import { canBear, compensationOf, owesCompensation, type CompensatedCase } from './compensation.ts'

test.each([
  [1, 99],
  [494, 99],
  [495, 99],
  [498, 100],
  [1574, 315],
  [4999, 1000],
  [90_000, 1000],
])('a hotel that does not honour a stay of ₹%d owes ₹%d', (stay, amount) => expect(compensationOf(stay)).toBe(amount))

const LATE: CompensatedCase = {
  cause: 'cannot_take',
  hotelSaid: null,
  verdict: null,
  startedAt: new Date('2026-12-05T18:00:00+05:30'),
  changeUntil: new Date('2026-12-04T21:00:00+05:30'),
}

test.each<[string, Partial<CompensatedCase>, boolean]>([
  ['a hotel that cannot take them', {}, true],
  ['a hotel that says so while they can cancel', { changeUntil: new Date('2026-12-05T18:00:01+05:30') }, false],
  ['a hotel that says so when they no longer can', { changeUntil: LATE.startedAt }, true],
  ['a guest’s word alone', { cause: 'turned_away' }, false],
  ['a hotel that objects', { cause: 'turned_away', hotelSaid: 'welcome' }, false],
  ['a hotel that agrees', { cause: 'turned_away', hotelSaid: 'did_not_take' }, true],
  ['an office that finds it', { cause: 'turned_away', hotelSaid: 'welcome', verdict: 'counts' }, true],
  ['an office that dismisses it', { cause: 'turned_away', hotelSaid: null, verdict: 'dismissed' }, false],
  ['an office that dismisses a hotel’s own word', { verdict: 'dismissed' }, false],
])('%s owes compensation, or not', (_name, change, owes) => expect(owesCompensation({ ...LATE, ...change })).toBe(owes))

test.each([
  [0, 1000, true],
  [-100_000, 1000, true],
  [-100_001, 1000, false],
  [-200_000, 99, false],
  [500_000, 1000, true],
])('a hotel’s account with %d paise can bear ₹%d: %s', (owed, amount, bears) =>
  expect(canBear(owed, amount)).toBe(bears),
)
