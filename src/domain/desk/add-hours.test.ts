import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { mayAddHours } from './add-hours.ts'
import { NOT_YET, type VisitedBooking } from './visit.ts'

const START = new Date('2026-12-05T21:00:00+05:30')
const END = new Date('2026-12-06T10:00:00+05:30')

const booking = (more: Partial<VisitedBooking> = {}): VisitedBooking => ({
  status: 'completed',
  period: { start: START, end: END },
  visit: { ...NOT_YET, status: 'here', arrivedAt: START },
  hasCase: false,
  isScanned: false,
  ...more,
})
const visit = (status: VisitedBooking['visit']['status']) => booking({ visit: { ...NOT_YET, status } })

test.each<[string, VisitedBooking, Date, string | true]>([
  ['who are here', booking(), START, true],
  ['who were let in after they had been turned away', booking({ hasCase: true }), START, true],
  ['in their last minute', booking(), addMinutes(END, -1), true],
  ['whose time is over', booking(), END, 'TOO_LATE'],
  ['who are not here yet', visit('expected'), START, 'ILLEGAL_MOVE'],
  ['who have left', visit('left'), START, 'ILLEGAL_MOVE'],
  ['who never came', visit('no_show'), START, 'ILLEGAL_MOVE'],
  ['whose booking is cancelled', booking({ status: 'cancelled' }), START, 'BOOKING_CANCELLED'],
  ['who have not paid', booking({ status: 'pending' }), START, 'ILLEGAL_MOVE'],
])('guests %s', (_who, asked, now, expected) => {
  const may = mayAddHours(asked, now)
  expect(may.ok ? may.value : may.refusal).toBe(expected)
})
