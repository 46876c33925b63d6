import { expect, test } from 'vitest'
import { addMinutes, minutesBetween } from '../kernel/ist.ts'
import { needsArrivalNotice, callDue, seenDue } from './notice-times.ts'

const TOLD = new Date('2026-12-05T12:00:00+05:30')

test.each([
  ['days ahead', 7 * 24 * 60, 20],
  ['2 hours 20 minutes ahead', 140, 20],
  ['2 hours 19 minutes ahead', 139, 19],
  ['2 hours 6 minutes ahead', 126, 6],
  ['2 hours 5 minutes ahead', 125, 5],
  ['2 hours ahead', 120, 5],
  ['a minute ahead', 1, 5],
  ['an hour after its start', -60, 5],
])('a booking made %s must be seen by its hotel within $2 minutes', (_words, ahead, minutes) => {
  expect(minutesBetween(TOLD, seenDue(TOLD, addMinutes(TOLD, ahead)))).toBe(minutes)
})

test('the office calls a hotel ten minutes after the reminder', () => {
  expect(minutesBetween(TOLD, callDue(TOLD))).toBe(10)
})

test.each([
  [61, true],
  [60, false],
  [-30, false],
])('an arrival %i minutes after the booking notice gets its own notice: %s', (ahead, isTold) => {
  expect(needsArrivalNotice(TOLD, addMinutes(TOLD, ahead))).toBe(isTold)
})
