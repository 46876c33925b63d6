import { expect, test } from 'vitest'
import { cohortsOf, isDecided, percentReturned } from './cohorts.ts'

test.for([
  ['2026-11', 0, '2026-11-30', true],
  ['2026-11', 0, '2026-11-29', false],
  ['2026-11', 1, '2026-12-31', true],
  ['2026-11', 1, '2026-12-30', false],
  ['2026-12', 2, '2027-02-28', true],
  ['2027-01', 1, '2027-02-27', false],
  ['2025-11', 12, '2026-11-30', true],
] as const)('the guests of %s have had %i months to return by %s: %s', ([month, within, lastDay, isOver]) => {
  expect(isDecided(month, within, lastDay)).toBe(isOver)
})

test('a cohort shows no number below 20, and none before its period has ended', () => {
  const counts = [
    { month: '2026-10', within: 0, guests: 40 },
    { month: '2026-09', within: 0, guests: 60 },
    { month: '2026-09', within: 0, guests: 40 },
    { month: '2026-09', within: 1, guests: 19 },
    { month: '2026-09', within: 2, guests: 20 },
    { month: '2026-09', within: 2, guests: 1 },
    { month: '2026-09', within: 3, guests: 30 },
    { month: '2026-08', within: 0, guests: 19 },
    { month: '2026-07', within: 1, guests: 0 },
    { month: '2026-12', within: 0, guests: 90 },
  ]
  const cohorts = cohortsOf(counts, '2026-12-01')
  expect(cohorts.map(({ month, guests, returned }) => [month, guests, ...returned.slice(0, 4)])).toEqual([
    ['2026-08', 'few', 'few', 'few', 'few', 'open'],
    ['2026-09', 100, 'few', 21, 'open', 'open'],
    ['2026-10', 40, 'few', 'open', 'open', 'open'],
    ['2026-12', 'open', 'open', 'open', 'open', 'open'],
  ])
})

test('a month without guests has no cohort', () => {
  expect(cohortsOf([], '2026-12-01')).toEqual([])
})

test.for([
  [200, 21, 11],
  [200, 20, 10],
  [40, 40, 100],
  [40, 'few', null],
  ['few', 'few', null],
  [40, 'open', null],
] as const)('a cohort of %s guests with %s who returned has a share of %s percent', ([guests, returned, percent]) => {
  expect(percentReturned({ guests }, returned)).toBe(percent)
})
