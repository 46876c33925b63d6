import { expect, test } from 'vitest'
import { istInstant } from '../kernel/ist.ts'
import { endOfToday, isPausedFor, pausedStaysBefore } from './sales-pause.ts'

const DAY = '2026-12-05'
const at = (hour: number) => istInstant(DAY, hour)

test.each([
  ['a stay of the day', 9, 21, true],
  ['the last minute of both', 23.98, 23.98, true],
  ['a stay of the next day', 9, 24, false],
  ['a pause that is over', 24, 23, false],
])(
  'a pause of today’s sales covers %s, for a request at %d and check-in at %d: %s',
  (_name, moment, checkin, isPaused) => {
    const pauses = [{ until: at(24).getTime(), staysBefore: at(24).getTime() }]
    expect(isPausedFor(pauses, at(moment).getTime(), at(checkin).getTime())).toBe(isPaused)
    expect(isPausedFor([], at(moment).getTime(), at(checkin).getTime())).toBe(false)
  },
)

test('a pause until the end of the day ends at midnight in India', () => {
  expect([endOfToday(at(0)), endOfToday(at(23.98)), endOfToday(at(24))]).toEqual([at(24), at(24), at(48)])
})

test.each([
  ['two hours from noon stop the stays of today', 12, 14, 24],
  ['two hours from 11 PM stop the stays that begin before 1 AM', 23, 25, 25],
  ['a pause of the day ends with its stays', 9, 24, 24],
  ['three days stop the stays that begin within them', 9, 80, 80],
])('the length of a pause decides which stays cannot be booked: %s', (_name, now, until, staysBefore) => {
  expect(pausedStaysBefore(at(until), at(now))).toEqual(at(staysBefore))
})
