import { describe, expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import {
  canChange,
  CHANGE_HOURS,
  changeDeadline,
  GRACE_MINUTES,
  graceEnd,
  isFreeToCancel,
  isStricter,
  mostOpenHours,
} from './change-window.ts'

const CHECKIN = addMinutes(istInstant('2026-12-05'), 21 * 60)
const before = (minutes: number) => addMinutes(CHECKIN, -minutes)

/**
 * How many minutes before check-in a stay is booked: long before, at the boundaries of every rule, and after check-in.
 */
const BOOKED = [4000, 1441, 1440, 1439, 1425, 361, 360, 359, 121, 120, 119, 31, 15, 1, 0, -60]

const RULES = CHANGE_HOURS.flatMap((cancelHours) =>
  GRACE_MINUTES.flatMap((graceMinutes) => BOOKED.map((booked) => ({ cancelHours, graceMinutes, booked }))),
)

describe('the deadline of a booking', () => {
  test.each(RULES)(
    'a booking with $cancelHours hours and $graceMinutes minutes of grace, made $booked minutes ahead, can be changed until the later deadline',
    ({ cancelHours, graceMinutes, booked }) => {
      const graceUntil = graceEnd({ graceMinutes }, before(booked))
      const terms = { checkin: CHECKIN, cancelHours, graceUntil }
      const lastMinute = Math.min(cancelHours * 60, graceMinutes > 0 ? booked - graceMinutes : Number.POSITIVE_INFINITY)
      expect(changeDeadline(terms)).toEqual(before(lastMinute))
      for (let minute = lastMinute - 35; minute <= lastMinute + 35; minute++)
        expect([minute, canChange(terms, before(minute))]).toEqual([minute, minute > lastMinute])
    },
  )

  test.each(CHANGE_HOURS)(
    'a booking with a rule of %d hours and no grace can be changed until exactly that many hours before check-in',
    (cancelHours) => {
      const terms = { checkin: CHECKIN, cancelHours, graceUntil: null }
      expect(canChange(terms, new Date(before(cancelHours * 60).getTime() - 1))).toBe(true)
      expect(canChange(terms, before(cancelHours * 60))).toBe(false)
    },
  )
})

test.each([
  [1441, 24],
  [1440, 6],
  [361, 6],
  [360, 2],
  [121, 2],
  [120, 0],
  [1, 0],
  [0, undefined],
  [-1, undefined],
])('guests can cancel %d minutes before check-in only under rules of at most %s hours', (minutes, hours) => {
  const now = before(minutes)
  expect(mostOpenHours(CHECKIN, now)).toBe(hours)
  for (const cancelHours of CHANGE_HOURS)
    expect(isFreeToCancel(CHECKIN, { cancelHours }, now)).toBe(hours !== undefined && cancelHours <= hours)
})

test.each([
  [{ cancelHours: 24, graceMinutes: 0 }, { cancelHours: 24, graceMinutes: 0 }, false],
  [{ cancelHours: 24, graceMinutes: 0 }, { cancelHours: 6, graceMinutes: 0 }, true],
  [{ cancelHours: 6, graceMinutes: 0 }, { cancelHours: 24, graceMinutes: 0 }, false],
  [{ cancelHours: 6, graceMinutes: 0 }, { cancelHours: 6, graceMinutes: 15 }, true],
  [{ cancelHours: 0, graceMinutes: 15 }, { cancelHours: 6, graceMinutes: 30 }, true],
  [{ cancelHours: 6, graceMinutes: 30 }, { cancelHours: 6, graceMinutes: 15 }, false],
])('the rule %j is stricter than the shown rule %j: %s', (rule, shown, isSo) =>
  expect(isStricter(rule, shown)).toBe(isSo),
)
