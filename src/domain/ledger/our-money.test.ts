import { expect, test } from 'vitest'
import { earnedForGifts, giftState, type Gift, type GiftState, type MonthlyGifts } from './our-money.ts'

const GIFT: Gift = { isAttended: true, isReleased: false, all: 20_000, limited: 20_000 }
const MONTH: MonthlyGifts = { commission: 30_000, given: 0 }

test.each<[string, Partial<Gift>, Partial<MonthlyGifts>, GiftState]>([
  ['an attended stay within the limit', {}, {}, 'goes'],
  ['the last paisa of the limit', {}, { given: 10_000 }, 'goes'],
  ['a paisa beyond the limit', {}, { given: 10_001 }, 'waits_for_office'],
  ['a stay that nobody attended', { isAttended: false }, {}, 'waits_for_guests'],
  ['a stay without our money', { isAttended: false, all: 0, limited: 0 }, { commission: 0 }, 'goes'],
  ['the difference to another hotel, which no commission limits', { limited: 0 }, { commission: 0 }, 'goes'],
  [
    'the difference to another hotel for a stay that nobody attended',
    { limited: 0, isAttended: false },
    {},
    'waits_for_guests',
  ],
  ['money that the office released', { isReleased: true, isAttended: false }, { commission: 0 }, 'goes'],
])('a gift to a hotel is paid or waits: %s, row %#', (_what, gift, month, expected) =>
  expect(giftState({ ...GIFT, ...gift }, { ...MONTH, ...month })).toBe(expected),
)

test.each([
  [15_000, 40_000, 15_000],
  [15_000, 14_999, 14_999],
  [15_000, 0, 0],
])('a commission of %i, of which guests paid us %i, limits gifts to %i', (commission, paidOnline, expected) =>
  expect(earnedForGifts({ commission, paidOnline })).toBe(expected),
)
