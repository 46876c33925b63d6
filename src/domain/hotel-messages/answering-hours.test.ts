import { expect, test } from 'vitest'
import { istInstant } from '../kernel/ist.ts'
import { afterAnsweringMinutes, isAnsweringTime } from './answering-hours.ts'

const MINUTE = 1 / 60
const at = (hour: number) => istInstant('2026-12-05', hour)

test.each([
  [8 - MINUTE, false],
  [8, true],
  [23 - MINUTE, true],
  [23, false],
])('a hotel is expected to answer messages at %d o’clock: %s', (hour, isAnswering) => {
  expect(isAnsweringTime(at(hour))).toBe(isAnswering)
})

test.each([
  ['by day', 12, 12 + 20 * MINUTE],
  ['from 10:40 PM they end at 11 PM', 22 + 40 * MINUTE, 23],
  ['from 10:41 PM the last one counts from 8 AM', 22 + 41 * MINUTE, 32 + MINUTE],
  ['from 11 PM all of them count from 8 AM', 23, 32 + 20 * MINUTE],
  ['at 3 AM', 3, 8 + 20 * MINUTE],
  ['at 8 AM', 8, 8 + 20 * MINUTE],
])('the twenty minutes to answer a message count only during answering hours: %s', (_name, from, until) => {
  expect(afterAnsweringMinutes(at(from), 20)).toEqual(at(until))
})
