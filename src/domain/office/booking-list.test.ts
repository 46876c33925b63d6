import { describe, expect, test } from 'vitest'
import {
  daysNamed,
  isSoonestFirst,
  listedDays,
  momentsOf,
  READY_VIEWS,
  type BookingListFilter,
  type NamedDays,
} from './booking-list.ts'

const at = (moment: string) => new Date(`${moment}+05:30`)

describe('named days follow the calendar in India', () => {
  test.each([
    ['today', '2026-12-05T00:00:00', '2026-12-05', '2026-12-05'],
    ['today', '2026-12-04T23:59:59', '2026-12-04', '2026-12-04'],
    ['tomorrow', '2026-12-31T10:00:00', '2027-01-01', '2027-01-01'],
    ['next_7_days', '2026-12-28T10:00:00', '2026-12-28', '2027-01-03'],
    ['last_7_days', '2026-03-03T10:00:00', '2026-02-25', '2026-03-03'],
    ['this_month', '2028-02-29T23:59:59', '2028-02-01', '2028-02-29'],
    ['this_month', '2026-12-31T10:00:00', '2026-12-01', '2026-12-31'],
    ['this_month', '2026-01-01T00:00:00', '2026-01-01', '2026-01-31'],
    ['last_month', '2027-01-01T00:00:00', '2026-12-01', '2026-12-31'],
    ['last_month', '2027-03-31T12:00:00', '2027-02-01', '2027-02-28'],
  ] satisfies [NamedDays, string, string, string][])(
    'the filter’s days %s, requested at %s, are %s to %s',
    (name, now, first, last) => {
      expect(daysNamed(name, at(now))).toEqual({ first, last })
    },
  )
})

describe('the days of a filter', () => {
  const now = at('2026-12-05T10:00:00')
  test.each([
    [{}, {}],
    [{ days: 'today' }, { first: '2026-12-05', last: '2026-12-05' }],
    [{ from: '2026-12-05' }, { first: '2026-12-05' }],
    [{ to: '2026-12-05' }, { last: '2026-12-05' }],
    [
      { from: '2026-01-01', to: '2027-01-01' },
      { first: '2026-01-01', last: '2027-01-01' },
    ],
  ] satisfies [BookingListFilter, object][])('the days %j are accepted', (filter, value) => {
    expect(listedDays(filter, now)).toEqual({ ok: true, value })
  })

  test.each([
    [{ from: '2026-02-29' }, 'NOT_A_DAY'],
    [{ to: 'soon' }, 'NOT_A_DAY'],
    [{ days: 'today', to: '2026-12-05' }, 'TWO_PERIODS'],
    [{ from: '2026-12-06', to: '2026-12-05' }, 'BACKWARDS'],
    [{ from: '2026-01-01', to: '2027-01-02' }, 'TOO_LONG'],
  ] satisfies [BookingListFilter, string][])('the days %j are refused as %s', (filter, refusal) => {
    expect(listedDays(filter, now)).toEqual({ ok: false, refusal })
  })

  test('the days of a filter begin and end at midnight in India', () => {
    expect(momentsOf({ first: '2026-12-05', last: '2026-12-31' })).toEqual({
      start: at('2026-12-05T00:00:00'),
      end: at('2027-01-01T00:00:00'),
    })
    expect(momentsOf({})).toEqual({})
  })
})

test.each([
  [{ state: 'coming' }, true],
  [{ state: 'unseen' }, true],
  [{ days: 'next_7_days' }, true],
  [{ state: 'past' }, false],
  [{ days: 'last_7_days' }, false],
  [{ from: '2026-12-05' }, false],
  [{}, false],
] satisfies [BookingListFilter, boolean][])(
  'a list filtered by %j begins with the soonest booking: %s',
  (filter, expected) => {
    expect(isSoonestFirst(filter)).toBe(expected)
  },
)

test('every built-in view covers days that can be listed', () => {
  for (const { filter } of READY_VIEWS) expect(listedDays(filter, at('2026-02-28T12:00:00')).ok).toBe(true)
})
