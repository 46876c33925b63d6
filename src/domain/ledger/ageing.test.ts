import { expect, test } from 'vitest'
import { ageDebt, isReminderDue, type AgedDebt, type MonthMovement } from './ageing.ts'

const moved = (movements: Record<string, number>): MonthMovement[] =>
  Object.entries(movements).map(([month, paise]) => ({ month, paise }))

const TODAY = '2027-01-15'

test.each<[string, Record<string, number>, AgedDebt | undefined]>([
  ['nothing moved', {}, undefined],
  ['Uncle owes the hotel', { '2026-12': 500 }, undefined],
  ['a debt of this month', { '2027-01': -500 }, { owes: 500, since: '2027-01', parts: [500, 0, 0, 0] }],
  ['a debt of the last month', { '2026-12': -500 }, { owes: 500, since: '2026-12', parts: [500, 0, 0, 0] }],
  ['a debt of 46 days', { '2026-11': -500 }, { owes: 500, since: '2026-11', parts: [0, 500, 0, 0] }],
  ['a debt of 76 days', { '2026-10': -500 }, { owes: 500, since: '2026-10', parts: [0, 0, 500, 0] }],
  ['a debt of years', { '2024-03': -500 }, { owes: 500, since: '2024-03', parts: [0, 0, 0, 500] }],
  [
    'a later earning settles a part',
    { '2026-10': -500, '2026-12': 200 },
    { owes: 300, since: '2026-10', parts: [0, 0, 300, 0] },
  ],
  [
    'it settles the oldest first',
    { '2026-10': -500, '2026-11': -100, '2026-12': 550 },
    { owes: 50, since: '2026-11', parts: [0, 50, 0, 0] },
  ],
  ['it settles everything', { '2026-10': -500, '2026-12': 500 }, undefined],
  [
    'an earlier earning is used first',
    { '2026-10': 300, '2026-11': -500 },
    { owes: 200, since: '2026-11', parts: [0, 200, 0, 0] },
  ],
  ['months in any order', { '2026-12': 200, '2026-10': -500 }, { owes: 300, since: '2026-10', parts: [0, 0, 300, 0] }],
])('a hotel’s debt is aged correctly where %s', (_name, movements, aged) =>
  expect(ageDebt(moved(movements), TODAY)).toEqual(aged),
)

test.each([
  ['2026-11', -10_000, true],
  ['2026-11', -9_999, false],
  // The statement for December came two weeks earlier.
  ['2026-12', -90_000, false],
])('a hotel that has owed since %s a debt of %d paise is reminded: %s', (month, paise, expected) => {
  const aged = ageDebt([{ month, paise }], TODAY)
  expect(aged && isReminderDue(aged)).toBe(expected)
})
