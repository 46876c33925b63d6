import { describe, expect, test } from 'vitest'
import { byHour, percentSeen, quarterOf } from './by-hour.ts'

const at = (text: string) => new Date(text)

describe('quarters of an hour', () => {
  test.each([
    ['2026-12-05T21:00:00+05:30', '2026-12-05T21:00:00+05:30'],
    ['2026-12-05T21:14:59.999+05:30', '2026-12-05T21:00:00+05:30'],
    ['2026-12-05T21:15:00+05:30', '2026-12-05T21:15:00+05:30'],
    ['2026-12-05T23:59:59+05:30', '2026-12-05T23:45:00+05:30'],
    ['2027-01-01T00:00:00+05:30', '2027-01-01T00:00:00+05:30'],
  ])('the quarter of %s begins at %s', (instant, from) => expect(quarterOf(at(instant))).toEqual(at(from)))
})

describe('hours of a day', () => {
  test('midnight belongs to the day in India that begins with it', () => {
    const hours = byHour(
      [
        { at: at('2026-12-04T23:59:59+05:30'), times: 1 },
        { at: at('2026-12-05T00:00:00+05:30'), times: 2 },
        { at: at('2026-12-05T13:00:00+05:30'), times: 3 },
        { at: at('2026-12-05T13:45:00+05:30'), times: 4 },
        { at: at('2026-12-05T23:59:59+05:30'), times: 5 },
        { at: at('2026-12-06T00:00:00+05:30'), times: 6 },
      ],
      '2026-12-05',
    )
    expect(hours).toHaveLength(24)
    expect(Object.entries(hours).filter(([, times]) => times > 0)).toEqual([
      ['0', 2],
      ['13', 7],
      ['23', 5],
    ])
  })

  test('a day without any counts has 24 empty hours', () => expect(byHour([], '2026-12-05')).toEqual(Array(24).fill(0)))
})

describe('the share of bookings seen in time', () => {
  test.each([
    [[], null],
    [[{ due: 0, seen: 0 }], null],
    [[{ due: 3, seen: 3 }], 100],
    [[{ due: 1000, seen: 999 }], 99],
    [[{ due: 8, seen: 5 }], 63],
    [[{ due: 2, seen: 0 }], 0],
    [
      [
        { due: 1, seen: 1 },
        { due: 3, seen: 1 },
      ],
      50,
    ],
  ] as const)('the share of bookings seen in time is calculated for %j: %s percent', (days, percent) =>
    expect(percentSeen(days)).toBe(percent),
  )
})
