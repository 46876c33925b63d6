import { expect, test } from 'vitest'
import { mondaysOf, weekOf, weeksOf } from './weeks.ts'

test.for([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2026-12-07', '2026-12-07'],
  ['2027-01-01', '2026-12-28'],
  ['2028-02-29', '2028-02-28'],
  ['1969-12-28', '1969-12-22'],
])('the week of %s begins on Monday, %s', ([day = '', monday]) => {
  expect(weekOf(day)).toBe(monday)
})

const LAST = '2026-12-02'

test.for([
  ['nothing: the last eight', {}, { from: '2026-10-12', to: '2026-12-06' }],
  ['days within weeks', { from: '2026-11-18', to: '2026-11-24' }, { from: '2026-11-16', to: '2026-11-29' }],
  ['one day', { from: '2026-11-29', to: '2026-11-29' }, { from: '2026-11-23', to: '2026-11-29' }],
  ['only a first day', { from: '2026-11-24' }, { from: '2026-11-23', to: '2026-12-06' }],
  ['only a last day', { to: '2026-11-01' }, { from: '2026-09-07', to: '2026-11-01' }],
  ['more than 53 weeks', { from: '2020-01-01', to: '2026-12-01' }, { from: '2025-12-01', to: '2026-12-06' }],
  ['a day to come', { from: '2027-01-05' }, { from: '2027-01-04', to: '2027-01-10' }],
  ['an end before the beginning', { from: '2026-11-30', to: '2026-11-29' }, undefined],
] as const)('a request for %s gets the right weeks', ([, asked, weeks]) => {
  expect(weeksOf(asked, LAST)).toEqual(weeks)
})

test('the Mondays of a range are a week apart', () => {
  expect(mondaysOf({ from: '2026-11-23', to: '2026-12-06' })).toEqual(['2026-11-23', '2026-11-30'])
  expect(mondaysOf({ from: '2025-12-01', to: '2026-12-06' })).toHaveLength(53)
})
