import { describe, expect, test } from 'vitest'
import { istInstant } from '../kernel/ist.ts'
import { couponStateOf, MAX_COUPON_MINIMUM, MAX_COUPON_RUPEES, readCoupon, type CouponDraft } from './new-coupon.ts'

const now = istInstant('2026-12-05', 1)
const draft: CouponDraft = {
  code: ' midweek15 ',
  fundedBy: 'hotel',
  kind: 'percent',
  value: 15,
  most: 300,
  minimumAmount: 0,
  firstDay: '2026-12-05',
  lastDay: '2026-12-31',
  totalLimit: 1000,
  perUserLimit: 2,
  isFirstBookingOnly: false,
  weekdays: [4, 1, 1, 2, 3],
  cityIds: [7, 3, 7],
  hotelId: null,
}

describe('new coupons', () => {
  test('a new coupon stores its code in capitals, its lists in order and both days in full, across the year’s end', () => {
    const { firstDay: _first, lastDay: _last, ...rest } = draft
    expect(readCoupon(draft, now)).toEqual({
      ok: true,
      value: {
        ...rest,
        code: 'MIDWEEK15',
        weekdays: [1, 2, 3, 4],
        cityIds: [3, 7],
        validFrom: istInstant('2026-12-05'),
        validUntil: istInstant('2027-01-01'),
      },
    })
  })

  test.each<[string, Partial<CouponDraft>, keyof CouponDraft | 'fine']>([
    ['of three signs', { code: 'AB1' }, 'fine'],
    ['of two', { code: 'AB' }, 'code'],
    ['of 24', { code: 'A'.repeat(24) }, 'fine'],
    ['of 25', { code: 'A'.repeat(25) }, 'code'],
    ['with a hyphen', { code: 'MID-WEEK' }, 'code'],
    ['of everything', { value: 100 }, 'fine'],
    ['of more than 100 percent', { value: 101 }, 'value'],
    ['of nothing', { value: 0 }, 'value'],
    ['of half a percent', { value: 0.5 }, 'value'],
    ['of the largest sum', { kind: 'flat', most: null, value: MAX_COUPON_RUPEES }, 'fine'],
    ['of a rupee more than the largest sum', { kind: 'flat', most: null, value: MAX_COUPON_RUPEES + 1 }, 'value'],
    ['of a sum with a highest amount', { kind: 'flat', value: 100, most: 90 }, 'most'],
    ['of a percentage with a highest amount of ₹0', { most: 0 }, 'most'],
    ['without a highest amount', { most: null, fundedBy: 'uncle' }, 'fine'],
    ['that hotels pay without a highest amount', { most: null }, 'most'],
    ['that hotels pay, in rupees', { most: null, kind: 'flat' }, 'fine'],
    ['that hotels pay as often as guests like', { totalLimit: null, perUserLimit: null }, 'totalLimit'],
    ['for any booking', { minimumAmount: 0 }, 'fine'],
    ['for a booking below nothing', { minimumAmount: -1 }, 'minimumAmount'],
    ['for the largest booking', { minimumAmount: MAX_COUPON_MINIMUM }, 'fine'],
    ['for a booking a rupee larger', { minimumAmount: MAX_COUPON_MINIMUM + 1 }, 'minimumAmount'],
    ['for today only', { lastDay: '2026-12-05' }, 'fine'],
    ['that ends before it begins', { firstDay: '2026-12-20', lastDay: '2026-12-19' }, 'lastDay'],
    ['that is over', { firstDay: '2026-12-01', lastDay: '2026-12-04' }, 'lastDay'],
    ['from a day that never comes', { firstDay: '2026-11-31' }, 'firstDay'],
    ['until a day that never comes', { lastDay: '2027-02-29' }, 'lastDay'],
    ['for anybody, as often as they like', { fundedBy: 'uncle', totalLimit: null, perUserLimit: null }, 'fine'],
    ['for nobody', { totalLimit: 0 }, 'totalLimit'],
    ['for each guest as often as for all', { totalLimit: 2, perUserLimit: 2 }, 'fine'],
    ['for each guest more often than for all', { totalLimit: 2, perUserLimit: 3 }, 'perUserLimit'],
    ['of an eighth day', { weekdays: [7 as never] }, 'weekdays'],
    ['of one hotel', { cityIds: null, hotelId: 17 }, 'fine'],
    ['of one hotel, with an empty list of cities', { cityIds: [], hotelId: 17 }, 'fine'],
    ['of cities and a hotel', { hotelId: 17 }, 'hotelId'],
    ['of 51 cities', { cityIds: Array.from({ length: 51 }, (_one, id) => id + 1) }, 'cityIds'],
  ])('a new coupon %s is accepted or refused', (_name, change, expected) => {
    const read = readCoupon({ ...draft, ...change }, now)
    expect(read.ok ? 'fine' : read.refusal.field).toBe(expected)
  })

  test.each([
    ['no days', []],
    ['all days', [0, 1, 2, 3, 4, 5, 6]],
  ] as const)('a new coupon that names %s applies on every day', (_name, weekdays) => {
    const read = readCoupon({ ...draft, weekdays }, now)
    expect(read.ok && read.value.weekdays).toBeNull()
  })
})

describe('coupon states', () => {
  const days = { validFrom: istInstant('2026-12-05'), validUntil: istInstant('2026-12-06') }
  const justBefore = (moment: Date) => new Date(moment.getTime() - 1)
  test.each([
    ['that starts', true, justBefore(days.validFrom), 'starts'],
    ['on from midnight in India', true, days.validFrom, 'on'],
    ['on until midnight', true, justBefore(days.validUntil), 'on'],
    ['ended at midnight', true, days.validUntil, 'ended'],
    ['off before it starts', false, justBefore(days.validFrom), 'off'],
    ['off afterwards too', false, days.validUntil, 'off'],
  ] as const)('the office sees a coupon %s', (_name, isActive, at, state) =>
    expect(couponStateOf({ isActive, ...days }, at)).toBe(state),
  )
})
