import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { isCannotTakeTime, isMoveTime, canReportTurnedAway, canReportCannotTake, moneyBackDue } from './turned-away.ts'

const START = new Date('2026-12-05T21:00:00+05:30')
const EVENING = { start: START, end: new Date('2026-12-06T10:00:00+05:30') }
const QUICKIE = { start: START, end: addMinutes(START, 120) }

test.each([
  [-61, false],
  [-60, true],
  [0, true],
  [179, true],
  [180, false],
])('guests can say that they are turned away %i minutes after check-in: %s', (minutes, isTime) => {
  expect(canReportTurnedAway(EVENING, addMinutes(START, minutes))).toBe(isTime)
})

test.each([
  [119, true],
  [120, false],
])('guests of a two-hour stay can say that they are turned away %i minutes after check-in: %s', (minutes, isTime) => {
  expect(canReportTurnedAway(QUICKIE, addMinutes(START, minutes))).toBe(isTime)
  expect(isCannotTakeTime(QUICKIE, addMinutes(START, minutes))).toBe(isTime)
  expect(isMoveTime(QUICKIE, addMinutes(START, minutes))).toBe(isTime)
})

test('guests get an automatic refund three hours after check-in, or when a shorter stay ends', () => {
  expect(moneyBackDue(EVENING)).toEqual(addMinutes(START, 180))
  expect(moneyBackDue(QUICKIE)).toEqual(QUICKIE.end)
})

test.each([
  ['desk', 24 * 60, true],
  ['desk', 24 * 60 + 1, false],
  ['desk', -60, true],
  ['manager', 60 * 24 * 60, true],
] as const)('the %s may refuse guests %i minutes before check-in: %s', (role, minutes, may) => {
  expect(canReportCannotTake(role, EVENING, addMinutes(START, -minutes))).toBe(may)
})
