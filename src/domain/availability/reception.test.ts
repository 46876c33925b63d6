import { expect, test } from 'vitest'
import { istInstant } from '../kernel/ist.ts'
import { isClosedFor, isTooLateFor, UNSTAFFED, type Reception } from './reception.ts'

const MINUTE = 1 / 60
const at = (hour: number) => istInstant('2026-12-05', hour).getTime()
const seenAt = (hour: number): Reception => ({ isOpenAllNight: false, seenAt: at(hour) })
const NINE_PM = at(21)

test.each([
  ['is on sale before it begins although nobody is at the desk', UNSTAFFED, 20, false],
  ['is on sale as it begins although nobody is at the desk', UNSTAFFED, 21, false],
  ['is closed a minute after its start when nobody is at the desk', UNSTAFFED, 21 + MINUTE, true],
  ['is on sale at 1 AM when the reception is open all night', { isOpenAllNight: true, seenAt: null }, 25, false],
  ['is on sale at 1 AM when the desk was active 59 minutes ago', seenAt(24 + MINUTE), 25, false],
  ['is closed at 1 AM when the desk was last active an hour ago', seenAt(24), 25, true],
  ['is on sale at 1 AM when the desk is active now', seenAt(25), 25, false],
] as const)('a stay from 9 PM is on sale or closed: it %s', (_when, reception, hour, isTooLate) => {
  expect(isTooLateFor(reception, at(hour), NINE_PM)).toBe(isTooLate)
  expect(isClosedFor({ pauses: [], reception }, at(hour), NINE_PM)).toBe(isTooLate)
})

test('a pause closes a hotel until the pause ends, even if the reception is open all night', () => {
  const pauses = [{ until: at(24), staysBefore: at(24) }]
  const reception = { isOpenAllNight: true, seenAt: null }
  expect(isClosedFor({ pauses, reception }, at(22), NINE_PM)).toBe(true)
  expect(isClosedFor({ pauses, reception }, at(24), NINE_PM)).toBe(false)
})
