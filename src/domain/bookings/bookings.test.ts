import { describe, expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { slotPeriod } from '../slots/period.ts'
import { areEqual, emptyBookingQuery, isComplete, type BookingQuery } from './booking-query.ts'
import {
  allowedActions,
  BOOKING_EVENTS,
  BOOKING_STATUSES,
  checkAction,
  listingOf,
  moveBooking,
  stayPhase,
  type BookingStatus,
} from './booking-status.ts'
import { canChange } from './change-window.ts'
import { requestedParty, partyFor, partyRefusal } from './rooms-and-guests.ts'

const period = slotPeriod(3, '2026-12-05')
const hoursBefore = (hours: number) => addMinutes(period.start, -hours * 60)

describe('rooms and guests of a booking', () => {
  test.each([
    [{}, { guests: 2, rooms: 1 }],
    [{ guests: 1 }, { guests: 1, rooms: 1 }],
    [{ guests: 3 }, { guests: 3, rooms: 2 }],
    [{ guests: 10 }, { guests: 10, rooms: 5 }],
    [{ rooms: 1 }, { guests: 2, rooms: 1 }],
    [
      { rooms: 3, guests: 4 },
      { guests: 6, rooms: 3 },
    ],
  ])('a search for %j is completed to %j', (given, party) => expect(partyFor(given)).toEqual(party))

  test.each([
    [{}, { guests: 2, rooms: 1 }],
    [{ guests: 3 }, { guests: 3, rooms: 2 }],
    [{ rooms: 3 }, { guests: 6, rooms: 3 }],
    [
      { rooms: 1, guests: 3 },
      { guests: 3, rooms: 1 },
    ],
  ])('a booking request with %j is completed to %j', (given, party) => expect(requestedParty(given)).toEqual(party))

  test.each([
    [1, 1, undefined],
    [1, 2, undefined],
    [1, 3, 'GUESTS_OUT_OF_RANGE'],
    [2, 1, 'GUESTS_OUT_OF_RANGE'],
    [5, 10, undefined],
    [6, 12, 'ROOMS_OUT_OF_RANGE'],
    [0, 1, 'ROOMS_OUT_OF_RANGE'],
    [1.5, 2, 'ROOMS_OUT_OF_RANGE'],
  ])('a booking of %i rooms for %i guests is accepted or refused: %s', (rooms, guests, refusal) =>
    expect(partyRefusal({ rooms, guests })).toBe(refusal),
  )
})

describe('booking queries', () => {
  const query: BookingQuery = { ...emptyBookingQuery, city: 'pune', checkin: period.start, checkout: period.end }
  test.each([
    [query, true],
    [{ ...query, city: undefined }, false],
    [{ ...query, city: undefined, hotel: '12' }, true],
    [{ ...query, checkin: undefined }, false],
    [{ ...query, checkout: undefined }, false],
  ])('the booking query in row %# is complete or incomplete', (given, complete) =>
    expect(isComplete(given)).toBe(complete),
  )

  test.each([
    ['another city', { city: 'goa' }, true],
    ['a few seconds', { checkin: new Date(period.start.getTime() + 59_999) }, true],
    ['a minute', { checkin: addMinutes(period.start, 1) }, false],
    ['another check-out', { checkout: addMinutes(period.end, 1) }, false],
    ['rooms', { rooms: 2 }, false],
    ['guests', { guests: 1 }, false],
    ['a bathtub', { hasBathtub: true }, false],
    ['pay at hotel', { payAtHotel: true }, false],
    ['a coupon', { couponId: 'WELCOME10' }, false],
    ['an empty coupon', { couponId: '' }, true],
  ])('a booking query keeps its bill when it changes %s: %s', (_name, change, equal) =>
    expect(areEqual(query, { ...query, ...change })).toBe(equal),
  )
})

describe('the 24-hour change window', () => {
  test.each([
    [24 + 1 / 60, true],
    [24, false],
    [1, false],
    [-1, false],
  ])('a change %f hours before check-in is allowed: %s', (hours, allowed) =>
    expect(canChange({ checkin: period.start, cancelHours: 24, graceUntil: null }, hoursBefore(hours))).toBe(allowed),
  )
})

describe('the statuses of a booking', () => {
  const legal: Record<string, BookingStatus> = {
    'pending settle': 'completed',
    'pending fail': 'failed',
    'pending expire': 'expired',
    'pending cancel': 'cancelled',
    'completed cancel': 'cancelled',
    'expired settle': 'completed',
    'failed settle': 'completed',
  }
  const grid = BOOKING_STATUSES.flatMap((status) => BOOKING_EVENTS.map((event) => [status, event] as const))
  test.each(grid)('a %s booking changes its status on %s only if the table lists that transition', (status, event) => {
    const moved = moveBooking(status, event)
    expect(moved.ok ? moved.value : moved.refusal).toBe(legal[`${status} ${event}`] ?? 'ILLEGAL_MOVE')
  })

  test.each([
    [hoursBefore(25), 'open'],
    [hoursBefore(24), 'closed'],
    [hoursBefore(0), 'staying'],
    [addMinutes(period.end, -1), 'staying'],
    [period.end, 'over'],
  ])('a booking at %s is in the phase %s', (now, phase) =>
    expect(stayPhase({ period, changeUntil: hoursBefore(24) }, now)).toBe(phase),
  )
})

describe('the actions of a booking', () => {
  const open = hoursBefore(48)
  const closed = hoursBefore(2)
  const staying = addMinutes(period.start, 60)
  const over = addMinutes(period.end, 60)
  test.each([
    ['pending', open, ['pay', 'cancel']],
    ['pending', closed, ['pay', 'cancel']],
    ['pending', staying, ['pay', 'cancel']],
    ['pending', over, []],
    ['completed', open, ['cancel', 'modify', 'extend', 'check_in', 'invite_partner']],
    ['completed', closed, ['extend', 'check_in', 'invite_partner']],
    ['completed', staying, ['extend', 'check_in', 'invite_partner', 'turned_away']],
    ['completed', hoursBefore(1), ['extend', 'check_in', 'invite_partner', 'turned_away']],
    ['completed', addMinutes(period.start, 180), ['extend', 'check_in', 'invite_partner']],
    ['pending', hoursBefore(1), ['pay', 'cancel']],
    ['completed', over, ['review']],
    ...(['cancelled', 'expired', 'failed'] as const).flatMap((status) =>
      [open, closed, staying, over].map((now) => [status, now, []] as const),
    ),
  ] as const)('the owner of a %s booking at %s may do what the table lists', (status, now, actions) =>
    expect(allowedActions({ status, period, changeUntil: hoursBefore(24) }, now)).toEqual(actions),
  )

  test.each([
    ['completed', 'cancel', open, true],
    ['completed', 'cancel', closed, 'TOO_LATE'],
    ['completed', 'modify', staying, 'TOO_LATE'],
    ['completed', 'review', open, 'NOT_ALLOWED_NOW'],
    ['cancelled', 'cancel', open, 'ALREADY_CANCELLED'],
    ['expired', 'cancel', open, 'NOT_ALLOWED_NOW'],
    ['pending', 'pay', over, 'TOO_LATE'],
  ] as const)('a %s booking offers %s, or says why not', (status, action, now, expected) => {
    const checked = checkAction({ status, period, changeUntil: hoursBefore(24) }, action, now)
    expect(checked.ok || checked.refusal).toBe(expected)
  })
})

test.each([
  ['cancelled', -1, 'CANCELLED'],
  ['completed', 1, 'UPCOMING'],
  ['completed', 0, 'PAST'],
  ['pending', 1, undefined],
  ['expired', 1, undefined],
  ['failed', 1, undefined],
] as const)(
  'the guest’s lists show a %s booking whose check-out is %i minutes away as %s',
  (status, minutes, listing) => {
    const now = istInstant('2026-12-05', 12)
    expect(listingOf(status, addMinutes(now, minutes), now)).toBe(listing)
  },
)

test('choosing a booking’s list throws on an unknown status', () => {
  const now = istInstant('2026-12-05', 12)
  expect(() => listingOf('lost' as BookingStatus, now, now)).toThrow('lost')
})
