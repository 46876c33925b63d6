import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { writeStayQuery } from '#web/features/stay/booking-query.ts'
import { bookedStay, stayWords } from './booked-stay.ts'

const booking = {
  checkin_date: '2026-12-05T12:00:00+05:30',
  slot: 4,
  days: 3,
  roomCount: 2,
  guestsCount: 3,
  has_bathtub: true,
  payAtHotel: true,
  couponId: null,
  hotel: { slug: 'lantern-court' },
} as Booking

test('a booking can be turned back into its search', () => {
  expect(String(writeStayQuery(bookedStay(booking)))).toBe(
    'hotel=lantern-court&checkin=2026-12-05&slot=4&checkout=2026-12-08&guests=3&rooms=2&has_bathtub=true&pay_at_hotel=true',
  )
})

test.each([
  [{}, 'Full Day, 3 days, 2 rooms, 3 guests, room with bathtub'],
  [{ slot: 3, days: 1, roomCount: 1, guestsCount: 2, has_bathtub: false }, 'Evening, 1 room, 2 guests'],
  [{ days: 1, roomCount: 1, guestsCount: 1, has_bathtub: false }, 'Full Day, 1 room, 1 guest'],
])('the booking %o reads as %j', (changed, words) =>
  expect(stayWords(bookedStay({ ...booking, ...changed }))).toBe(words),
)
