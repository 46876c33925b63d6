import { expect, test } from 'vitest'
import type { OfficeCoupon } from '#contract/office-coupons.ts'
import { istInstant } from '#domain/kernel/ist.ts'
import {
  effectWords,
  givesWords,
  joinedWords,
  payerWords,
  stateBadge,
  validWords,
  weekdayWords,
  whereWords,
} from './coupon-labels.ts'

const now = istInstant('2026-12-05', 21)
const coupon: OfficeCoupon = {
  id: 1,
  code: 'MIDWEEK15',
  state: 'on',
  kind: 'percent',
  value: 15,
  most: 300,
  min_amount: 999,
  first_booking_only: false,
  funded_by: 'hotel',
  valid_from: '2026-12-01T00:00:00+05:30',
  valid_until: '2027-01-01T00:00:00+05:30',
  weekdays: null,
  cities: null,
  hotel: null,
  used: 0,
  joined: 3,
  total_limit: null,
  per_user_limit: null,
  given: 0,
  effect: null,
}

test.each([
  [{}, '15% off, up to ₹300, from ₹999'],
  [
    { kind: 'flat', value: 1500, most: null, min_amount: 0, first_booking_only: true },
    '₹1,500 off, first booking only',
  ],
] as const)('the coupon %j reads %s', (change, words) => expect(givesWords({ ...coupon, ...change })).toBe(words))

test.each([
  [null, 'Every day'],
  [[2], 'Tue'],
  [[0, 6], 'Sat, Sun'],
  [[1, 2, 3, 4], 'Mon to Thu'],
  [[0, 5, 6], 'Fri to Sun'],
  [[0, 1, 2], 'Mon, Tue, Sun'],
] as const)('the weekdays %j read %s', (weekdays, words) => expect(weekdayWords(weekdays)).toBe(words))

test('a coupon is valid until the end of its last day, even across the year’s end', () => {
  expect(validWords(coupon, now)).toBe('until Thu, 31 Dec')
  const next = {
    state: 'starts',
    valid_from: '2026-12-20T00:00:00+05:30',
    valid_until: '2027-01-02T00:00:00+05:30',
  } as const
  expect(validWords({ ...coupon, ...next }, now)).toBe('Sun, 20 Dec to Fri, 1 Jan 2027')
  expect(stateBadge({ ...coupon, ...next }, now).words).toBe('Starts Sun, 20 Dec')
})

test('a coupon names its place and its payer', () => {
  const hotel = { id: 7, name: 'The Lantern Court' }
  const cities = [
    { id: 1, name: 'Mumbai' },
    { id: 2, name: 'Pune' },
  ]
  expect([coupon, { ...coupon, cities }, { ...coupon, hotel }].map(whereWords)).toEqual([
    'Everywhere',
    'Mumbai, Pune',
    'The Lantern Court',
  ])
  expect([coupon, { ...coupon, hotel }, { ...coupon, funded_by: 'uncle' as const }].map(payerWords)).toEqual([
    'The hotel booked',
    'The Lantern Court',
    'Uncle',
  ])
})

test.each([
  ['3 hotels joined', {}],
  ['1 hotel joined', { joined: 1 }],
  ['0 hotels joined', { joined: 0 }],
  ['Not joined yet', { joined: 0, hotel: { id: 1, name: 'Tulsi Courtyard' } }],
  ['Joined', { joined: 1, hotel: { id: 1, name: 'Tulsi Courtyard' } }],
  [null, { joined: null, funded_by: 'uncle' as const }],
])('a coupon says how many hotels joined: %s', (words, change) => {
  expect(joinedWords({ ...coupon, ...change })).toBe(words)
})

test.each([
  [null, ['Counted tonight']],
  [{ guests: null, first_guests: null, returned_guests: null }, ['fewer than 20 new of fewer than 20 guests']],
  [{ guests: 1200, first_guests: null, returned_guests: null }, ['fewer than 20 new of 1,200 guests']],
  [
    { guests: 1200, first_guests: 340, returned_guests: null },
    ['340 new of 1,200 guests', 'fewer than 20 came again without it'],
  ],
  [{ guests: 1200, first_guests: 340, returned_guests: 21 }, ['340 new of 1,200 guests', '21 came again without it']],
])('the effect %j of a coupon reads %j', (effect, words) => {
  expect(effectWords(effect && { counted_at: '2026-12-07T01:13:00+05:30', ...effect })).toEqual(words)
})
