import { expect, test } from 'vitest'
import { istInstant } from '../kernel/ist.ts'
import { isClosedFor, isTooLateFor, NOBODY_THERE, type Reception } from './reception.ts'

const MINUTE = 1 / 60
const at = (hour: number) => istInstant('2026-12-05', hour).getTime()
const seenAt = (hour: number): Reception => ({ isOpenAllNight: false, seenAt: at(hour) })
const NINE_PM = at(21)

test.each([
  ['before it begins, nobody there', NOBODY_THERE, 20, false],
  ['as it begins, nobody there', NOBODY_THERE, 21, false],
  ['a minute after, nobody there', NOBODY_THERE, 21 + MINUTE, true],
  ['at 1 AM, open all night', { isOpenAllNight: true, seenAt: null }, 25, false],
  ['at 1 AM, the desk seen a minute less than an hour ago', seenAt(24 + MINUTE), 25, false],
  ['at 1 AM, the desk seen an hour ago', seenAt(24), 25, true],
  ['at 1 AM, the desk seen this moment', seenAt(25), 25, false],
] as const)('a stay from 9 PM is too late %s', (_when, reception, hour, isTooLate) => {
  expect(isTooLateFor(reception, at(hour), NINE_PM)).toBe(isTooLate)
  expect(isClosedFor({ pauses: [], reception }, at(hour), NINE_PM)).toBe(isTooLate)
})

test('a pause closes a hotel that is awake', () => {
  const pauses = [{ until: at(24), staysBefore: at(24) }]
  const reception = { isOpenAllNight: true, seenAt: null }
  expect(isClosedFor({ pauses, reception }, at(22), NINE_PM)).toBe(true)
  expect(isClosedFor({ pauses, reception }, at(24), NINE_PM)).toBe(false)
})
