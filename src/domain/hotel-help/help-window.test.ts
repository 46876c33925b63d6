import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '../bookings/booking-status.ts'
import { canAskForHelp, helpWindow } from './help-window.ts'

const period = { start: new Date('2026-12-05T21:00:00+05:30'), end: new Date('2026-12-06T10:00:00+05:30') }

test.each([
  ['2026-12-05T19:59:59+05:30', false],
  ['2026-12-05T20:00:00+05:30', true],
  ['2026-12-06T00:00:00+05:30', true],
  ['2026-12-06T09:59:59+05:30', true],
  ['2026-12-06T10:00:00+05:30', false],
])('guests can ask for help at %s: %s', (now, expected) => {
  expect(canAskForHelp({ status: 'completed', period }, new Date(now))).toBe(expected)
})

test.each(BOOKING_STATUSES)('only guests of a confirmed booking can ask for help: %s', (status) => {
  expect(canAskForHelp({ status, period }, period.start)).toBe(status === 'completed')
})

test('guests can ask for help until the end of the extra hours that they paid for', () => {
  expect(helpWindow(period)).toEqual({ from: new Date('2026-12-05T20:00:00+05:30'), until: period.end })
})
