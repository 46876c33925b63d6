import { expect, test } from 'vitest'
import { mayAddHours } from './add-hours.ts'
import { NOT_ARRIVED, type VisitedBooking } from './visit.ts'

const START = new Date('2026-12-05T21:00:00+05:30')
const END = new Date('2026-12-06T10:00:00+05:30')

const booking = (more: Partial<VisitedBooking> = {}): VisitedBooking => ({
  status: 'completed',
  period: { start: START, end: END },
  visit: { ...NOT_ARRIVED, status: 'here', arrivedAt: START },
  hasCase: false,
  isScanned: false,
  ...more,
})
const visit = (status: VisitedBooking['visit']['status']) => booking({ visit: { ...NOT_ARRIVED, status } })

test.each<[string, VisitedBooking, string | true]>([
  ['who are here', booking(), true],
  ['who were let in after they had been turned away', booking({ hasCase: true }), true],
  ['who are not here yet', visit('expected'), 'ILLEGAL_MOVE'],
  ['who have left', visit('left'), 'ILLEGAL_MOVE'],
  ['who never came', visit('no_show'), 'ILLEGAL_MOVE'],
  ['whose booking is cancelled', booking({ status: 'cancelled' }), 'BOOKING_CANCELLED'],
  ['who have not paid', booking({ status: 'pending' }), 'ILLEGAL_MOVE'],
])('the desk may add hours for guests %s: $2', (_who, asked, expected) => {
  const may = mayAddHours(asked)
  expect(may.ok ? may.value : may.refusal).toBe(expected)
})
