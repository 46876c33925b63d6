import { expect, test } from 'vitest'
import { addMinutes, minutesBetween } from '../kernel/ist.ts'
import { hasMissedTooMany, isArrivalTold, ringDue, seenDue, seenInTime, type SeenInTime } from './notice-times.ts'

const TOLD = new Date('2026-12-05T12:00:00+05:30')

test.each([
  ['days ahead', 7 * 24 * 60, 20],
  ['2 hours 20 minutes ahead', 140, 20],
  ['2 hours 19 minutes ahead', 139, 19],
  ['2 hours 6 minutes ahead', 126, 6],
  ['2 hours 5 minutes ahead', 125, 5],
  ['2 hours ahead', 120, 5],
  ['a minute ahead', 1, 5],
  ['begun an hour ago', -60, 5],
])('a booking %s is to be seen within %3$i minutes', (_words, ahead, minutes) => {
  expect(minutesBetween(TOLD, seenDue(TOLD, addMinutes(TOLD, ahead)))).toBe(minutes)
})

test('the office rings ten minutes after asking again', () => {
  expect(minutesBetween(TOLD, ringDue(TOLD))).toBe(10)
})

test.each([
  [61, true],
  [60, false],
  [-30, false],
])('an arrival %i minutes after the booking was told is told by itself: %s', (ahead, isTold) => {
  expect(isArrivalTold(TOLD, addMinutes(TOLD, ahead))).toBe(isTold)
})

test.each([
  [null, null, 'waiting'],
  [TOLD, null, 'in-time'],
  [null, TOLD, 'too-late'],
  [TOLD, TOLD, 'too-late'],
] as const)('seen at %s and asked again at %s: %s', (seenAt, askedAgainAt, became) => {
  expect(seenInTime({ seenAt, askedAgainAt })).toBe(became)
})

const LATE: SeenInTime = 'too-late'

test.each<[SeenInTime[], boolean]>([
  [[], false],
  [[LATE, LATE], false],
  [[LATE, LATE, LATE], true],
  [[LATE, LATE, 'in-time', LATE], false],
  [['in-time', LATE, LATE, LATE], false],
  [[LATE, 'waiting', LATE, LATE], true],
  [['waiting', 'waiting', LATE, LATE], false],
  [[LATE, LATE, LATE, 'in-time'], true],
])('%j stops sales: %s', (latest, isMissed) => {
  expect(hasMissedTooMany(latest)).toBe(isMissed)
})
