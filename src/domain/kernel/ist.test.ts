import { describe, expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  formatIstDate,
  formatIstMoment,
  formatIstTime,
  isIstDate,
  istDateOf,
  istInstant,
  monthName,
  parseInstant,
  toIstIso,
  weekdayName,
} from './ist.ts'

describe('times', () => {
  test.each([
    ['2026-12-05T21:00:00+05:30', '2026-12-05T15:30:00.000Z'],
    ['2026-12-05T21:00:00 05:30', '2026-12-05T15:30:00.000Z'],
    ['2026-12-05T21:00', '2026-12-05T15:30:00.000Z'],
    ['2026-12-05 21:00:00', '2026-12-05T15:30:00.000Z'],
    ['2026-12-05T15:30:00.000Z', '2026-12-05T15:30:00.000Z'],
    ['2026-12-05T08:30:00-0700', '2026-12-05T15:30:00.000Z'],
    ['2026-12-05', '2026-12-04T18:30:00.000Z'],
  ])('the time %s is read as %s', (text, iso) => expect(parseInstant(text)?.toISOString()).toBe(iso))

  test.each([
    '',
    'tomorrow',
    '2026-02-30',
    '2026-13-01',
    '2026-12-05T24:00',
    '2026-12-05T10:60',
    '2026-12-05T10:00+25:00',
  ])('the text %j is refused as a time', (text) => expect(parseInstant(text)).toBeUndefined())
})

test('a day in India begins at 18:30 UTC of the day before', () => {
  expect(istDateOf(new Date('2026-12-04T18:29:59Z'))).toBe('2026-12-04')
  expect(istDateOf(new Date('2026-12-04T18:30:00Z'))).toBe('2026-12-05')
  expect(istInstant('2026-12-05', 34).toISOString()).toBe('2026-12-06T04:30:00.000Z')
})

test('counting days works across months and leap years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
  expect(isIstDate('2028-02-29')).toBe(true)
  expect(isIstDate('2027-02-29')).toBe(false)
})

test('days and months have the same names as in browsers’ Indian English', () => {
  const named = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`))
  for (let day = 0; day < 366; day += 1) {
    const date = addDays('2028-01-01', day)
    expect(weekdayName(date)).toBe(named(date, { weekday: 'long' }))
    expect(monthName(date)).toBe(named(date, { month: 'long' }))
    expect(formatIstDate(istInstant(date))).toBe(
      `${weekdayName(date).slice(0, 3)}, ${Number(date.slice(8))} ${monthName(date).slice(0, 3)}`,
    )
  }
  expect(monthName('2026-09')).toBe('September')
})

test('times have the format that guests read', () => {
  expect(toIstIso(new Date('2026-12-05T15:30:00Z'))).toBe('2026-12-05T21:00:00+05:30')
  expect(formatIstDate(istInstant('2026-12-05', 21))).toBe('Sat, 5 Dec')
  expect(formatIstTime(istInstant('2026-12-05', 0))).toBe('12 AM')
  expect(formatIstTime(istInstant('2026-12-05', 12))).toBe('12 noon')
  expect(formatIstTime(istInstant('2026-12-05', 21.5))).toBe('9:30 PM')
  expect(formatIstMoment(istInstant('2026-12-06', 10))).toBe('Sun, 6 Dec, 10 AM')
})

test.each([
  ['this year', '2026-10-26', '2026-11-22T06:00:00Z', 'Mon, 26 Oct'],
  ['13 months ago', '2025-10-26', '2026-11-22T06:00:00Z', 'Sun, 26 Oct 2025'],
  ['next year', '2027-01-01', '2026-11-22T06:00:00Z', 'Fri, 1 Jan 2027'],
  ['the last minute of a year in India', '2026-12-31', '2026-12-31T18:29:00Z', 'Thu, 31 Dec'],
  ['a minute later', '2026-12-31', '2026-12-31T18:30:00Z', 'Thu, 31 Dec 2026'],
])('a date outside the current year shows its year: %s', (_name, date, now, words) => {
  const at = istInstant(date, 21)
  expect(formatIstDate(at, new Date(now))).toBe(words)
  expect(formatIstMoment(at, new Date(now))).toBe(`${words}, 9 PM`)
})
