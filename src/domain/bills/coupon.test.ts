import { describe, expect, test } from 'vitest'
import { istDateOf, istInstant } from '../kernel/ist.ts'
import { checkCoupon, couponDiscount, keepsCoupon, normaliseCouponCode, type Coupon } from './coupon.ts'

describe('coupons', () => {
  const now = istInstant('2026-12-05', 12)
  const coupon: Coupon = {
    code: 'WELCOME10',
    fundedBy: 'uncle',
    value: { kind: 'percent', share: 1000, most: 200 },
    minimumAmount: 500,
    validFrom: istInstant('2026-12-01'),
    validUntil: istInstant('2026-12-06'),
    totalLimit: 10,
    perUserLimit: 1,
    isFirstBookingOnly: true,
    weekdays: null,
    cityIds: null,
    hotelId: null,
  }
  const fresh = { uses: 9, usesByGuest: 0, isFirstBooking: true, isAgreed: true }
  const stay = { amount: 500, checkinDay: '2026-12-08', cityId: 3, hotelId: 17 }
  const aMillisecondEarly = new Date(istInstant('2026-12-01').getTime() - 1)
  test.each([
    ['is taken at its minimum', fresh, 500, now, true],
    ['is refused a rupee below it', fresh, 499, now, 'COUPON_BELOW_MINIMUM'],
    ['is refused before it is valid', fresh, 500, aMillisecondEarly, 'COUPON_NOT_VALID_NOW'],
    ['is taken from its first moment', fresh, 500, istInstant('2026-12-01'), true],
    ['is refused from its last moment on', fresh, 500, istInstant('2026-12-06'), 'COUPON_NOT_VALID_NOW'],
    ['is refused once used up', { ...fresh, uses: 10 }, 500, now, 'COUPON_USED_UP'],
    ['is refused to a guest who has used it', { ...fresh, usesByGuest: 1 }, 500, now, 'COUPON_ALREADY_USED'],
    ['is refused at a hotel that did not agree to pay it', { ...fresh, isAgreed: false }, 500, now, 'COUPON_NOT_HERE'],
    ['is refused after a first booking', { ...fresh, isFirstBooking: false }, 500, now, 'COUPON_FIRST_BOOKING_ONLY'],
  ] as const)('a coupon is accepted or refused: it %s', (_name, use, amount, when, expected) => {
    const checked = checkCoupon(coupon, use, { ...stay, amount }, when)
    expect(checked.ok || checked.refusal).toBe(expected)
  })

  // 8 December 2026 is a Tuesday. At 1 AM on a Sunday in India it is still Saturday in Greenwich.
  const atOneOnSunday = istDateOf(istInstant('2026-12-06', 1))
  const beforeMidnight = istDateOf(new Date(istInstant('2026-12-06').getTime() - 1))
  test.each([
    ['of weekends is refused on a Tuesday', { weekdays: [0, 6] }, {}, 'COUPON_NOT_ON_THIS_DAY'],
    ['of weekends is taken at 1 AM of Sunday', { weekdays: [0, 6] }, { checkinDay: atOneOnSunday }, true],
    ['of Sundays is taken at 1 AM of Sunday', { weekdays: [0] }, { checkinDay: atOneOnSunday }, true],
    [
      'of Saturdays is refused at 1 AM of Sunday',
      { weekdays: [6] },
      { checkinDay: atOneOnSunday },
      'COUPON_NOT_ON_THIS_DAY',
    ],
    ['of Saturdays is taken until midnight', { weekdays: [6] }, { checkinDay: beforeMidnight }, true],
    [
      'of Mondays is refused on the last day of a month, a Thursday',
      { weekdays: [1] },
      { checkinDay: '2026-12-31' },
      'COUPON_NOT_ON_THIS_DAY',
    ],
    ['of its city is taken there', { cityIds: [1, 3] }, {}, true],
    ['of other cities is refused', { cityIds: [1, 2] }, {}, 'COUPON_NOT_HERE'],
    ['of its hotel is taken there', { hotelId: 17 }, {}, true],
    ['of another hotel is refused', { hotelId: 18 }, {}, 'COUPON_NOT_HERE'],
    ['names the place before the day', { hotelId: 18, weekdays: [0] }, {}, 'COUPON_NOT_HERE'],
    ['names the day before the amount', { weekdays: [0] }, { amount: 1 }, 'COUPON_NOT_ON_THIS_DAY'],
  ] as const)('a coupon’s days and places decide whether it applies: a coupon %s', (_name, scope, change, expected) => {
    const checked = checkCoupon({ ...coupon, ...scope }, fresh, { ...stay, ...change }, now)
    expect(checked.ok || checked.refusal).toBe(expected)
  })

  test.each([
    ['on its day and at its minimum', { weekdays: [2] }, 500, true],
    ['on every day when it names none', {}, 500, true],
    ['never on another day', { weekdays: [0, 6] }, 500, false],
    ['never for too small an amount', { weekdays: [2] }, 499, false],
  ] as const)('a booking keeps its coupon %s', (_name, scope, amount, kept) =>
    expect(keepsCoupon({ ...coupon, ...scope }, { amount, checkinDay: stay.checkinDay })).toBe(kept),
  )

  test.each([
    [{ kind: 'percent', share: 1000, most: 200 }, 1999, 200],
    [{ kind: 'percent', share: 1000, most: 200 }, 2001, 200],
    [{ kind: 'percent', share: 1000 }, 2001, 200],
    [{ kind: 'percent', share: 10_000 }, 700, 700],
    [{ kind: 'flat', amount: 300 }, 250, 250],
    [{ kind: 'flat', amount: 300 }, 301, 300],
  ] as const)('the coupon %j reduces %i by %i', (value, amount, off) => expect(couponDiscount(value, amount)).toBe(off))

  test('a coupon code is found in any case and with stray spaces', () =>
    expect(normaliseCouponCode('  welcome10 ')).toBe('WELCOME10'))
})
