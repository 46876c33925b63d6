import { describe, expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import {
  CASE_DAYS,
  costOfCases,
  shouldAlertOffice,
  countsUntil,
  isCounted,
  isTowardsPause,
  wasSilent,
  type HotelCase,
} from './hotel-case.ts'

const NOW = new Date('2026-12-05T21:00:00+05:30')
const MINUTES = CASE_DAYS * 24 * 60

/**
 * Builds a case that began an hour ago: a guest without an earlier case reported being turned away, and the hotel
 * objected.
 */
const aCase = (more: Partial<HotelCase> = {}): HotelCase => ({
  guest: 'Asha',
  cause: 'turned_away',
  startedAt: addMinutes(NOW, -60),
  outcome: null,
  settledAt: null,
  visit: null,
  hotelSaid: 'welcome',
  isKnownGuest: false,
  isReached: true,
  decidedFor: null,
  verdict: null,
  ...more,
})
const cases = (count: number, more: Partial<HotelCase> = {}) =>
  Array.from({ length: count }, (_case, index) => aCase({ guest: `guest ${index}`, ...more }))
const movedAt = (time: string) => ({ outcome: 'moved', settledAt: new Date(`2026-12-05T${time}:00+05:30`) }) as const
const agreed = { hotelSaid: 'did_not_take' } as const

describe('the rank that a case costs', () => {
  test.each<[string, Partial<HotelCase>, boolean]>([
    ['not when only guests say so', {}, false],
    ['not when only guests say so who have another room', { outcome: 'moved' }, false],
    ['not when only a known guest says so', { isKnownGuest: true }, false],
    ['when the hotel agrees', agreed, true],
    ['when the hotel was silent', { hotelSaid: null }, true],
    ['when the hotel itself reported that it cannot take them', { cause: 'cannot_take' }, true],
    ['when the office decided for the couple', { decidedFor: 'couple' }, true],
    ['not when the office decided for the hotel', { ...agreed, decidedFor: 'hotel' }, false],
    ['when the office found that it counts', { verdict: 'counts' }, true],
    ['not when the office dismissed it', { ...agreed, verdict: 'dismissed' }, false],
    ['not when they were let in', { cause: 'cannot_take', visit: 'here' }, false],
    ['when guests were checked in and then refunded', { ...agreed, visit: 'here', outcome: 'money_back' }, true],
    ['in its last minute', { ...agreed, startedAt: addMinutes(NOW, -MINUTES + 1) }, true],
    ['not after thirty days', { ...agreed, startedAt: addMinutes(NOW, -MINUTES) }, false],
  ])('a case costs the hotel rank or not: %s', (_when, more, counts) =>
    expect(isCounted(aCase(more), NOW)).toBe(counts),
  )

  test('a case costs rank until thirty days after it began', () => {
    expect(countsUntil(aCase({ startedAt: NOW }))).toEqual(addMinutes(NOW, MINUTES))
  })
})

test.each<[string, number, Partial<HotelCase>, boolean]>([
  ['2026-12-05T21:00:00+05:30', 14, {}, false],
  ['2026-12-05T21:00:00+05:30', 15, {}, true],
  ['2026-12-05T21:00:00+05:30', 15, { isReached: false }, false],
  ['2026-12-05T21:00:00+05:30', 15, { hotelSaid: 'welcome' }, false],
  ['2026-12-05T21:00:00+05:30', 15, { visit: 'here' }, false],
  ['2026-12-05T21:00:00+05:30', 60, movedAt('21:14'), false],
  ['2026-12-05T21:00:00+05:30', 60, movedAt('21:15'), true],
  ['2026-12-05T22:45:00+05:30', 15, {}, true],
  ['2026-12-05T22:46:00+05:30', 15, {}, false],
  ['2026-12-05T07:59:00+05:30', 15, {}, false],
  ['2026-12-05T08:00:00+05:30', 15, {}, true],
])('a hotel counts as silent from %s for %i minutes with %j: %s', (from, minutes, more, isSilent) => {
  const startedAt = new Date(from)
  expect(wasSilent(aCase({ hotelSaid: null, startedAt, ...more }), addMinutes(startedAt, minutes))).toBe(isSilent)
})

describe('cases that count towards a pause of sales', () => {
  test.each<[string, Partial<HotelCase>, boolean]>([
    ['not of a new guest that the hotel objects to', {}, false],
    ['of a guest that another desk has greeted', { isKnownGuest: true }, true],
    ['when the hotel agrees', agreed, true],
    ['when the hotel was silent', { hotelSaid: null }, true],
    ['not when nothing reached the hotel', { hotelSaid: null, isReached: false }, false],
    ['not when the desk itself reports that it cannot take them', { cause: 'cannot_take', isKnownGuest: true }, false],
    ['not of yesterday', { ...agreed, startedAt: new Date('2026-12-04T23:59:00+05:30') }, false],
    ['from midnight on', { ...agreed, startedAt: new Date('2026-12-05T00:00:00+05:30') }, true],
    ['not once the office has handled it', { ...agreed, verdict: 'counts' }, false],
  ])('a case counts towards a pause of sales or not: %s', (_when, more, counts) =>
    expect(isTowardsPause(aCase(more), NOW)).toBe(counts),
  )
})

test.each([
  [[], 0, false],
  [cases(2, agreed), 200, false],
  [cases(3, agreed), 300, true],
  [[...cases(2, agreed), ...cases(1, { verdict: 'counts' })], 300, false],
  [cases(9), 0, false],
  [cases(3, { isKnownGuest: true }), 0, true],
  [cases(9, { isKnownGuest: true, guest: 'Asha' }), 0, false],
  [[...cases(2, { isKnownGuest: true }), ...cases(1, { isKnownGuest: true, guest: 'Asha' })], 0, true],
  [cases(3, { ...agreed, guest: 'Asha' }), 300, true],
  [cases(3, { cause: 'cannot_take' }), 300, false],
  [cases(9, { verdict: 'counts' }), 500, false],
  [cases(3, { verdict: 'counts', guest: 'Asha' }), 100, false],
  [cases(3, { decidedFor: 'couple', guest: 'Asha' }), 100, false],
  [cases(3, { cause: 'cannot_take', guest: 'Asha' }), 300, false],
  [cases(3, { hotelSaid: null, guest: 'Asha' }), 100, false],
  [[...cases(2, { hotelSaid: null, guest: 'Asha' }), ...cases(1, { hotelSaid: null })], 200, false],
  [cases(3, { hotelSaid: null }), 300, true],
])('the cases in row %# take the hotel’s rank and pause its sales as listed', (known, rankLost, isPaused) => {
  expect(costOfCases(known, NOW)).toEqual({ rankLost, isPaused })
})

test.each([
  [cases(2), false],
  [cases(3), true],
  [[...cases(2), ...cases(1, { cause: 'cannot_take' })], true],
  [[...cases(2), ...cases(1, { decidedFor: 'hotel' })], false],
  [[...cases(2), ...cases(1, { verdict: 'dismissed' })], false],
  [[...cases(2), ...cases(1, { startedAt: new Date('2026-12-04T23:59:00+05:30') })], false],
])('the office is called about the cases in row %#, or not', (known, isRung) =>
  expect(shouldAlertOffice(known, NOW)).toBe(isRung),
)
