import { expect, test } from 'vitest'
import type { StayQuery } from '#web/features/stay/booking-query.ts'
import { bookingBody } from './booking-body.ts'

const query: StayQuery = {
  date: '2026-12-05',
  slot: 3,
  days: 1,
  rooms: 1,
  guests: 2,
  hasBathtub: true,
  payAtHotel: false,
}
const wish = {
  hotelId: 12,
  query,
  guest: { name: ' Asha Rao ', email: 'asha@home.example ' },
  user: { gender: 'female', city: 'Pune', cityId: 4 } as const,
  loveKit: 'wanted' as const,
  referral: undefined,
  lead: undefined,
  shownTotal: 1574,
  shownRule: { cancel_hours: 6, grace_minutes: 15 },
  said: 'one-only' as const,
}

test('a booking request contains the whole stay, with the slot’s own hours', () => {
  expect(bookingBody(wish)).toMatchObject({
    hotelId: 12,
    checkin_date: '2026-12-05T21:00:00+05:30',
    checkout_date: '2026-12-06T10:00:00+05:30',
    bathtub: true,
    has_love_kit: true,
    name: 'Asha Rao',
    email: 'asha@home.example',
    guests: ['Asha Rao'],
    redirect_url: '/confirm-booking',
  })
})

test('a booking request carries the friend’s code and the campaign of the visit', () => {
  expect(bookingBody(wish)).toMatchObject({ shown_total: 1574, shown_change_rule: wish.shownRule })
  expect(bookingBody(wish)).toMatchObject({ referral: null, lead_id: null })
  expect(bookingBody({ ...wish, referral: 'ASHA2345', lead: 'diwali-radio' })).toMatchObject({
    referral: 'ASHA2345',
    lead_id: 'diwali-radio',
    web: true,
    multiplePayment: true,
    useReferralCredits: true,
  })
})

test('a booking request asks for a second booking only after the guest has agreed to one', () => {
  expect(bookingBody(wish).another).toBe(false)
  expect(bookingBody({ ...wish, said: 'another' }).another).toBe(true)
})

test.each([
  [0, 0],
  [1, 3],
  [2, 4],
  [3, 1],
  [4, 2],
] as const)('a booking request sends slot %d as slotId %d', (slot, slotId) =>
  expect(bookingBody({ ...wish, query: { ...query, slot } }).slotId).toBe(slotId),
)
