import { expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { hasMissedTooMany, type UnseenBooking } from './unseen.ts'

const MINUTE = 1 / 60
const at = (hour: number) => istInstant('2026-12-05', hour)
const told = (hour: number, checkin = 30): UnseenBooking => ({
  toldAt: at(hour),
  dueAt: addMinutes(at(hour), 20),
  checkin: at(checkin),
})
const three = (hour: number, checkin?: number) => [told(hour, checkin), told(hour, checkin), told(hour, checkin)]

test.each([
  ['two', three(12).slice(1), null, 13, false],
  ['three', three(12), null, 13, true],
  ['three after twenty minutes', three(12), null, 12 + 20 * MINUTE, true],
  ['three a minute earlier', three(12), null, 12 + 19 * MINUTE, false],
  ['three that begin 24 hours later', three(12, 37), null, 13, true],
  ['three that begin a minute after that', three(12, 37 + MINUTE), null, 13, false],
  ['three told at 3 AM, at 8:20', three(3), null, 8 + 20 * MINUTE, true],
  ['three told at 3 AM, a minute earlier', three(3), null, 8 + 19 * MINUTE, false],
  ['three missed by day, a minute before 11 PM', three(12), null, 23 - MINUTE, true],
  ['three missed by day, at 11 PM', three(12), null, 23, false],
  ['three, and an answer when they became overdue', three(12), at(12 + 20 * MINUTE), 13, false],
  ['three, and an answer before they became overdue', three(12), at(12 + 19 * MINUTE), 13, true],
  ['two after an answer', [told(11), told(12), told(12)], at(12), 13, false],
] as const)('sales stop after three unseen bookings: %s', (_name, bookings, answeredAt, now, isStopped) => {
  expect(hasMissedTooMany(bookings, answeredAt, at(now))).toBe(isStopped)
})
