import { describe, expect, test } from 'vitest'
import { monthFigures, type MonthCounts } from './month-figures.ts'

const COUNTS: MonthCounts = {
  bookings: 4812,
  turnedAway: 31,
  minutesToSeen: [],
  refunds: { of: 200, withinHour: 183, withinDay: 199 },
  seenInTime: { of: 4000, well: 3999 },
  welcomed: { of: 2904, well: 2795 },
  identities: { opened: 38, destroyed: 9571 },
  orders: { toUs: 0, atHotels: 0 },
  drills: { held: 2, worked: 1, last: { day: '2026-11-19', worked: true, minutes: 41 } },
}

const of = (change: Partial<MonthCounts>) => monthFigures({ ...COUNTS, ...change })
const minutes = (count: number) => Array.from({ length: count }, (_, index) => count - index)

describe('the figures of a month', () => {
  test.each([
    [0, 0],
    [1, null],
    [19, null],
    [20, 20],
  ])('a count of %d is shown as %s', (count, shown) => {
    expect(of({ bookings: count }).bookings).toBe(shown)
    expect(of({ turnedAway: count }).turnedAway).toBe(shown)
    expect(of({ identities: { opened: count, destroyed: count } }).identities).toEqual({
      opened: shown,
      destroyed: shown,
    })
    expect(of({ orders: { toUs: count, atHotels: count } }).orders).toEqual({ toUs: shown, atHotels: shown })
  })

  test.each([
    [4812, 31, 65],
    [10_000, 20, 20],
    [10_000, 19, null],
    [4812, 0, 0],
    [20, 20, 10_000],
    [19, 20, null],
    [19, 0, null],
    [0, 0, null],
  ])('the rate of guests turned away, with %d bookings and %d cases, is %s per 10,000', (bookings, turnedAway, rate) =>
    expect(of({ bookings, turnedAway }).turnedAwayPer10000).toBe(rate),
  )

  test.each([
    [0, 0, 0, null],
    [19, 19, null, null],
    [20, 20, 20, 100],
    [20, 1, 20, 5],
    [200, 199, 200, 99],
    [2904, 2795, 2904, 96],
  ])(
    'the record of %d cases, %d of which went well, shows a base of %s and a share of %s percent',
    (all, well, shown, percent) => {
      expect(of({ seenInTime: { of: all, well } }).seenInTime).toEqual({ of: shown, percent })
      expect(of({ welcomed: { of: all, well } }).welcomed).toEqual({ of: shown, percent })
      expect(of({ refunds: { of: all, withinHour: well, withinDay: all } }).refunds).toEqual({
        of: shown,
        withinHour: percent,
        withinDay: percent === null ? null : 100,
      })
    },
  )

  test.each([
    [0, 0, null, null],
    [19, null, null, null],
    [20, 20, 10, 19],
    [21, 21, 11, 20],
    [100, 100, 50, 95],
  ])(
    'the record of %d cases (shown as %s) shows a median of %s minutes and a 95th percentile of %s',
    (count, shown, median, p95) =>
      expect(of({ minutesToSeen: minutes(count) }).minutesToSeen).toEqual({ of: shown, median, p95 }),
  )

  test('a started minute is rounded up to a whole one', () =>
    expect(of({ minutesToSeen: minutes(20).map((minute) => minute + 0.1) }).minutesToSeen.median).toBe(11))

  test('the number of our own drills is shown however small it is', () => expect(of({}).drills).toEqual(COUNTS.drills))
})
