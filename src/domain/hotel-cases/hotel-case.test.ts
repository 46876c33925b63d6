import { describe, expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { CASE_DAYS, countsUntil, isCounted, costOfCases, type HotelCase } from './hotel-case.ts'

const NOW = new Date('2026-12-05T21:00:00+05:30')
const MINUTES = CASE_DAYS * 24 * 60

const aCase = (more: Partial<HotelCase> = {}): HotelCase => ({
  startedAt: addMinutes(NOW, -60),
  outcome: null,
  visit: null,
  verdict: null,
  ...more,
})
const cases = (count: number, more: Partial<HotelCase> = {}) => Array.from({ length: count }, () => aCase(more))

describe('a case counts', () => {
  test.each<[string, Partial<HotelCase>, boolean]>([
    ['while nothing is decided', {}, true],
    ['once they moved', { outcome: 'moved' }, true],
    ['once they have their money', { outcome: 'money_back' }, true],
    ['not when they were let in', { visit: 'here' }, false],
    ['not when they stayed and left', { visit: 'left' }, false],
    ['when they never came', { visit: 'no_show' }, true],
    ['when they had been let in and have their money', { visit: 'here', outcome: 'money_back' }, true],
    ['when the office said so', { verdict: 'counts' }, true],
    ['not when the office dismissed it', { verdict: 'dismissed' }, false],
    ['in its last minute', { startedAt: addMinutes(NOW, -MINUTES + 1) }, true],
    ['not after thirty days', { startedAt: addMinutes(NOW, -MINUTES) }, false],
  ])('%s', (_when, more, counts) => {
    expect(isCounted(aCase(more), NOW)).toBe(counts)
  })

  test('until thirty days after it began', () => {
    expect(countsUntil(aCase({ startedAt: NOW }))).toEqual(addMinutes(NOW, MINUTES))
  })
})

test.each([
  [[], 0, false],
  [cases(1), 100, false],
  [cases(2), 200, false],
  [cases(3), 300, true],
  [[...cases(2), ...cases(1, { verdict: 'counts' })], 300, false],
  [[...cases(3), ...cases(1, { verdict: 'dismissed' })], 300, true],
  [[...cases(2), ...cases(1, { visit: 'here' })], 200, false],
  [cases(5), 500, true],
  [cases(9, { verdict: 'counts' }), 500, false],
])('%#: what a hotel loses of its rank and whether it sells', (known, rankLost, isPaused) => {
  expect(costOfCases(known, NOW)).toEqual({ rankLost, isPaused })
})
