import { expect, test } from 'vitest'
import { planTelling, type BookingToTell } from './many-at-once.ts'

const NOW = new Date('2026-12-05T10:00:00+05:30')
const later = (milliseconds: number) => new Date(+NOW + milliseconds)
const fits: BookingToTell = { id: 'b', status: 'completed', checkin: later(1), isHotelClosed: true, wasTold: false }
const NONE = { not_booked: 0, begun: 0, hotel_open: 0, told: 0 }

test.each([
  [{}, { told: ['b'], left: NONE }],
  [{ checkin: NOW }, { told: [], left: { ...NONE, begun: 1 } }],
  [{ isHotelClosed: false }, { told: [], left: { ...NONE, hotel_open: 1 } }],
  [{ wasTold: true }, { told: [], left: { ...NONE, told: 1 } }],
  [
    { status: 'cancelled', wasTold: true },
    { told: [], left: { ...NONE, not_booked: 1 } },
  ],
  [{ status: 'pending' }, { told: [], left: { ...NONE, not_booked: 1 } }],
  [
    { checkin: NOW, isHotelClosed: false },
    { told: [], left: { ...NONE, begun: 1 } },
  ],
] satisfies [Partial<BookingToTell>, object][])('a booking with %j gives the plan %j', (differs, plan) => {
  expect(planTelling([{ ...fits, ...differs }], NOW)).toEqual(plan)
})

test('the order in which bookings are chosen does not change the plan', () => {
  const two = [fits, { ...fits, id: 'a' }]
  expect(planTelling(two, NOW)).toEqual(planTelling(two.toReversed(), NOW))
  expect(planTelling(two, NOW).told).toEqual(['a', 'b'])
  expect(planTelling([], NOW)).toEqual({ told: [], left: NONE })
})
