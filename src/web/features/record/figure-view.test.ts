import { describe, expect, test } from 'vitest'
import { monthFigures, type MonthCounts } from '#domain/record/month-figures.ts'
import { MONTH_COUNTS } from '#tests/signed-nights.ts'
import { barsOf, cellWords, figureWords, FIGURES, type FigureName, type RecordMonth } from './figure-view.ts'

const month = (change: Partial<MonthCounts> = {}, until = '2026-11-24'): RecordMonth => ({
  until,
  figures: monthFigures({ ...MONTH_COUNTS, ...change }),
})
const NOTHING: RecordMonth = month({
  bookings: 0,
  turnedAway: 0,
  minutesToSeen: [],
  refunds: { of: 0, withinHour: 0, withinDay: 0 },
  seenInTime: { of: 0, well: 0 },
  welcomed: { of: 0, well: 0 },
  identities: { opened: 0, destroyed: 0 },
  drills: { held: 0, worked: 0, last: null },
})
const FEW: RecordMonth = month({
  bookings: 19,
  turnedAway: 1,
  minutesToSeen: [3],
  refunds: { of: 1, withinHour: 1, withinDay: 1 },
  seenInTime: { of: 19, well: 18 },
  welcomed: { of: 19, well: 1 },
  identities: { opened: 1, destroyed: 19 },
  orders: { toUs: 1, atHotels: 2 },
})
const lineOf = (name: FigureName, of: RecordMonth) => {
  const { big, small, line } = figureWords(name, of)
  return [big, small, line].filter(Boolean).join(' | ')
}

describe('figures are described in words', () => {
  test.each<[FigureName, string, string, string]>([
    ['bookings', '4,812', 'Under 20', '0'],
    ['turnedAway', '6.5 | of 1,000 | Couples: 31.', 'Under 20 | Couples: Under 20.', 'Under 20 | Couples: 0.'],
    ['minutesToSeen', '4 | min, half of them | 95 of 100 within 24 min.', 'Under 20', 'None'],
    ['refunds', '91% | Within a day: 99%.', 'Under 20 | Within a day: Under 20.', 'None | Within a day: None.'],
    ['seenInTime', '97%', 'Under 20', 'None'],
    ['welcomed', '96% | of 2,904 couples', 'Under 20', 'None'],
    [
      'identities',
      '38 | each with a reason | Destroyed: 9,571.',
      'Under 20 | each with a reason | Destroyed: Under 20.',
      '0 | Destroyed: 0.',
    ],
    [
      'orders',
      '0 | To hotels, for their guest register: 0.',
      'Under 20 | To hotels, for their guest register: Under 20.',
      '0 | To hotels, for their guest register: 0.',
    ],
    [
      'drills',
      '19 Nov | worked, 41 min | 6 of 6 worked.',
      '19 Nov | worked, 41 min | 6 of 6 worked.',
      '– | None noted yet.',
    ],
  ])('the figure %s is shown for many cases, for few and for none', (name, many, few, none) => {
    expect(lineOf(name, month())).toBe(many)
    expect(lineOf(name, FEW)).toBe(few)
    expect(lineOf(name, NOTHING)).toBe(none)
  })

  test('the record hides numbers of few cases, in words and in bars', () => {
    const shown = FIGURES.map((name) => cellWords(name, FEW)).join(' ')
    expect(shown.replaceAll('Under 20', '').match(/\d+/g)).toEqual(['19', '41', '6', '6'])
    expect(FIGURES.flatMap((name) => barsOf(name, [FEW]) ?? [])).toEqual(Array.from({ length: 7 }, () => null))
  })

  test('a figure is compared with the previous month’s', () => {
    const october = month({ turnedAway: 20, refunds: { of: 100, withinHour: 88, withinDay: 98 } }, '2026-10-31')
    expect(figureWords('turnedAway', month(), october).line).toBe('Couples: 31. October: 4.2 of 1,000')
    expect(figureWords('refunds', month(), october).line).toBe('Within a day: 99%. October: 88% and 98%')
    expect(figureWords('minutesToSeen', month(), october).line).toContain('October: 4 and 24')
    expect(figureWords('welcomed', month(), FEW).line).toBe('November: Under 20')
    expect(figureWords('drills', month(), october).line).toBe('6 of 6 worked.')
  })

  test('a bar’s height is a percentage of the highest month’s', () =>
    expect(barsOf('bookings', [month({ bookings: 1203 }), FEW, month({ bookings: 0 }), month()])).toEqual([
      25,
      null,
      0,
      100,
    ]))
})
