import { describe, expect, test } from 'vitest'
import { istInstant, toIstIso } from '../kernel/ist.ts'
import { periodWithout, type Period } from '../kernel/period.ts'
import { cleaningOf, isCleaningTime, occupiedPeriod, occupy, extendOccupation } from './occupied.ts'

const DAY = '2026-12-05'
/** `from` and `until` are hours of the day, with fractions. Hours past 24 are on the next day. */
const period = (from: number, until: number): Period => ({ start: istInstant(DAY, from), end: istInstant(DAY, until) })
const hoursOf = ({ start, end }: Period): string => `${toIstIso(start).slice(11, 16)} to ${toIstIso(end).slice(11, 16)}`

test.each([
  [0, true],
  [120, true],
  [-1, false],
  [121, false],
  [7.5, false],
])('a hotel may plan %d minutes of cleaning: %s', (minutes, expected) => expect(isCleaningTime(minutes)).toBe(expected))

test.each([
  [0, '10:00 to 19:00'],
  [1, '10:00 to 19:01'],
  [120, '10:00 to 21:00'],
])('a stay from 10 to 19 with %i minutes of cleaning occupies its room from %s', (minutes, expected) => {
  expect(hoursOf(occupiedPeriod(period(10, 19), minutes))).toBe(expected)
})

describe('extra hours in the same room', () => {
  test.each([
    ['move the cleaning behind them', 60, 2, 60, '10:00 to 19:00', '19:00 to 22:00'],
    ['need no cleaning where the stay needed none', 0, 2, 0, '10:00 to 19:00', '19:00 to 21:00'],
    ['are followed by the cleaning minutes of today', 0, 2, 30, '10:00 to 19:00', '19:00 to 21:30'],
    ['keep what is left of a longer cleaning', 120, 1, 0, '10:00 to 19:00', '19:00 to 21:00'],
    ['keep no more than their own where it is longer', 120, 1, 90, '10:00 to 19:00', '19:00 to 21:30'],
  ])('extra hours affect the cleaning: they %s', (_name, before, hours, today, stayOccupied, hoursOccupied) => {
    const prolonged = extendOccupation(occupy(period(10, 19), before), period(19, 19 + hours), today)
    expect(hoursOf(prolonged.stay.occupied)).toBe(stayOccupied)
    expect(hoursOf(prolonged.hours.occupied)).toBe(hoursOccupied)
  })

  test('each addition of extra hours moves the cleaning to the new end', () => {
    const first = extendOccupation(occupy(period(10, 19), 120), period(19, 20), 0)
    expect(cleaningOf(first.hours)).toBe(60)
    const second = extendOccupation(first.hours, period(20, 22), 0)
    expect(hoursOf(second.stay.occupied)).toBe('19:00 to 20:00')
    expect(hoursOf(second.hours.occupied)).toBe('20:00 to 22:00')
  })
})

describe('rooms held for a change of time', () => {
  test.each([
    ['later, beyond the end', [12, 22], 60, ['20:00 to 23:00']],
    ['later, after the end and its cleaning', [19, 22], 60, ['20:00 to 23:00']],
    ['within the cleaning', [19, 20], 0, []],
    ['within the stay', [13, 18], 60, []],
    ['within the stay, but cleaned after it', [13, 19], 120, ['20:00 to 21:00']],
    ['earlier, across the beginning', [8, 12], 60, ['08:00 to 10:00']],
    ['earlier, with its cleaning up to the beginning', [7, 9.5], 60, ['07:00 to 10:00']],
    ['around it', [8, 22], 60, ['08:00 to 10:00', '20:00 to 23:00']],
    ['far from it', [22, 24], 60, ['22:00 to 01:00']],
  ] as const)(
    'a change of time holds the periods that a booking does not occupy yet: %s',
    (_name, [from, until], today, held) => {
      const own = occupy(period(10, 19), 60).occupied
      expect(periodWithout(occupiedPeriod(period(from, until), today), own).map(hoursOf)).toEqual(held)
    },
  )
})
