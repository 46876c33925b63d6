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
])('somebody answers messages at %d o’clock: %s', (hour, isAnswering) => {
  expect(isAnsweringTime(at(hour))).toBe(isAnswering)
})

test.each([
  ['by day', 12, 12 + 20 * MINUTE],
  ['the last that is over at 11 PM', 22 + 40 * MINUTE, 23],
  ['a minute of it goes on at 8 AM', 22 + 41 * MINUTE, 32 + MINUTE],
  ['from 11 PM all of it', 23, 32 + 20 * MINUTE],
  ['at 3 AM', 3, 8 + 20 * MINUTE],
  ['at 8 AM', 8, 8 + 20 * MINUTE],
])('twenty answering minutes are counted only while somebody answers: %s', (_name, from, until) => {
  expect(afterAnsweringMinutes(at(from), 20)).toEqual(at(until))
})
