import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { afterClosedCheck, afterFailedCheck, afterOpenCheck } from './next-check.ts'

const NOW = new Date('2026-11-22T14:30:00Z')
const ago = (minutes: number) => addMinutes(NOW, -minutes)
const minutesUntil = (moment: Date | null) => moment && (moment.getTime() - NOW.getTime()) / 60_000

test.each([
  [0, 5],
  [24 * 60 - 1, 5],
  [24 * 60, 60],
])('a payment opened %i minutes ago is checked again in %i minutes', (age, minutes) => {
  expect(minutesUntil(afterOpenCheck(ago(age), NOW).askAt)).toBe(minutes)
})

test.each([
  ['just now', null, 24 * 60],
  ['a day less a minute ago', ago(24 * 60 - 1), 1],
  ['a day ago', ago(24 * 60), 72 * 60],
  ['four days less a minute ago', ago(96 * 60 - 1), 1],
  ['four days ago', ago(96 * 60), null],
])('a payment closed %s is checked again in %s minutes', (_when, closedAt, minutes) => {
  expect(minutesUntil(afterClosedCheck(closedAt, NOW).askAt)).toBe(minutes)
})

test.each([
  [1, 5],
  [2, 10],
  [6, 160],
  [8, 360],
  [30, 360],
])('the next query to the gateway after %i failures in a row comes in %i minutes', (failures, minutes) => {
  expect(minutesUntil(afterFailedCheck(failures, NOW))).toBe(minutes)
})
