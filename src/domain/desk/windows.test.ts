import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '../bookings/booking-status.ts'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { GUEST_DETAILS, deskSees, type GuestDetail, type DeskStay } from './windows.ts'

/** An evening, 9 PM to 10 AM. */
const stay = (more: Partial<DeskStay> = {}): DeskStay => ({
  status: 'completed',
  checkin: istInstant('2026-12-05', 21),
  leaves: istInstant('2026-12-06', 10),
  leftAt: null,
  ...more,
})

const EXTENDED = { leaves: istInstant('2026-12-06', 13) }
const LEFT_EARLY = { leftAt: istInstant('2026-12-06', 7) }
const LEFT_LATE = { leftAt: istInstant('2026-12-06', 12) }

test.each<[GuestDetail, string, Partial<DeskStay>, Date, Date]>([
  ['names', 'as booked', {}, istInstant('2026-12-05', 18), istInstant('2026-12-06', 12)],
  ['phone', 'as booked', {}, istInstant('2026-12-05', 18), istInstant('2026-12-06', 12)],
  ['identity', 'as booked', {}, istInstant('2026-12-05', 18), istInstant('2026-12-06', 10)],
  ['names', 'with three extra hours', EXTENDED, istInstant('2026-12-05', 18), istInstant('2026-12-06', 15)],
  ['phone', 'with three extra hours', EXTENDED, istInstant('2026-12-05', 18), istInstant('2026-12-06', 15)],
  ['identity', 'with three extra hours', EXTENDED, istInstant('2026-12-05', 18), istInstant('2026-12-06', 13)],
  ['phone', 'when they left early', LEFT_EARLY, istInstant('2026-12-05', 18), istInstant('2026-12-06', 9)],
  ['identity', 'when they left early', LEFT_EARLY, istInstant('2026-12-05', 18), istInstant('2026-12-06', 7)],
  ['identity', 'when they left late', LEFT_LATE, istInstant('2026-12-05', 18), istInstant('2026-12-06', 10)],
])('a desk sees the %s %s from three hours before check-in until the stay’s end', (sight, _how, more, from, until) => {
  const sees = (moment: Date) => deskSees(sight, stay(more), moment)
  expect([addMinutes(from, -1), from, addMinutes(from, 1)].map(sees)).toEqual([false, true, true])
  expect([addMinutes(until, -1), until, addMinutes(until, 1)].map(sees)).toEqual([true, false, false])
})

test.each(BOOKING_STATUSES.filter((status) => status !== 'completed'))(
  'a desk sees nothing of guests whose booking is %s',
  (status) => {
    const during = istInstant('2026-12-05', 22)
    expect(GUEST_DETAILS.map((sight) => deskSees(sight, stay({ status }), during))).toEqual([false, false, false])
  },
)
