import { describe, expect, test } from 'vitest'
import { cheapestDays } from './cheapest-days.ts'
import { checkRule, LOWEST_PRICE, MAX_PRICE, type RuleRefusal } from './check-rule.ts'
import { priceOn, pricesOfStay, slotPricing, type DayPrice } from './price-on.ts'
import { weekdayOf, type PriceRule, type RuleDays, type Weekday } from './price-rule.ts'

const THURSDAY = '2026-12-31'
const FRIDAY = '2027-01-01'

const on = (id: number, weekday: Weekday, price: number | null): PriceRule => ({ id, days: { weekday }, price })
const from = (id: number, first: string, last: string, price: number | null): PriceRule => ({
  id,
  days: { first, last },
  price,
})

test.each([
  ['2026-12-06', 0],
  [THURSDAY, 4],
  [FRIDAY, 5],
  ['2028-02-29', 2],
])('the date %s is day %i of the week', (day, weekday) => expect(weekdayOf(day)).toBe(weekday))

describe('prices of a day', () => {
  test.each<[string, PriceRule[], string, DayPrice]>([
    ['is the base price without a rule', [], FRIDAY, 1499],
    ['is that of its weekday', [on(1, 5, 1699)], FRIDAY, 1699],
    ['is the base price on other weekdays', [on(1, 5, 1699)], THURSDAY, 1499],
    ['is that of its dates, first day', [from(1, FRIDAY, '2027-01-03', 2499)], FRIDAY, 2499],
    ['is that of its dates, last day', [from(1, THURSDAY, FRIDAY, 2499)], FRIDAY, 2499],
    ['is the base price the day before', [from(1, FRIDAY, FRIDAY, 2499)], THURSDAY, 1499],
    ['is the base price the day after', [from(1, THURSDAY, THURSDAY, 2499)], FRIDAY, 1499],
    ['may be lower than the base', [from(1, FRIDAY, FRIDAY, 1)], FRIDAY, 1],
    ['goes by dates before weekdays', [on(9, 5, 1699), from(1, '2026-12-01', '2027-01-31', 1999)], FRIDAY, 1999],
    [
      'goes by the narrower dates',
      [from(1, THURSDAY, FRIDAY, 2499), from(2, '2026-12-01', '2027-01-31', 1999)],
      FRIDAY,
      2499,
    ],
    [
      'goes by the newer of two ranges as wide',
      [from(1, THURSDAY, FRIDAY, 2499), from(2, FRIDAY, '2027-01-02', 2599)],
      FRIDAY,
      2599,
    ],
    ['is closed on its weekday', [on(1, 5, null)], FRIDAY, 'closed'],
    ['is closed on its dates', [from(1, FRIDAY, FRIDAY, null)], FRIDAY, 'closed'],
    [
      'is closed however narrow a price is',
      [from(9, FRIDAY, FRIDAY, 2499), from(1, '2026-12-01', '2027-01-31', null)],
      FRIDAY,
      'closed',
    ],
    ['opens a weekday of rest that has a price by date', [on(1, 5, null), from(2, FRIDAY, FRIDAY, 2499)], FRIDAY, 2499],
  ])('the price of a day follows its rules: it %s', (_name, rules, day, expected) => {
    expect(priceOn(slotPricing(1499, rules), day)).toBe(expected)
    expect(priceOn(slotPricing(1499, rules.toReversed()), day)).toBe(expected)
  })

  test('the price of a day is empty in an unsold slot, whatever its rules say', () =>
    expect(priceOn(slotPricing(null, [from(1, FRIDAY, FRIDAY, 2499)]), FRIDAY)).toBe('not-sold'))
})

describe('prices of a stay', () => {
  const pricing = slotPricing(2000, [on(1, 5, 2400), from(2, '2027-01-04', '2027-01-04', null)])
  test.each<[string, string, number, number[] | string]>([
    ['are those of each of its days', THURSDAY, 4, [2000, 2400, 2000, 2000]],
    ['end before the day of the check-out', THURSDAY, 1, [2000]],
    ['are none when a day in it is closed', THURSDAY, 5, 'closed'],
    ['are none when its first day is closed', '2027-01-04', 2, 'closed'],
  ])('the prices of a stay follow its days: they %s', (_name, first, days, expected) =>
    expect(pricesOfStay(pricing, { first, days })).toEqual(expected),
  )

  test('the prices of a stay are not sold below the lowest allowed price', () => {
    const of = (base: number) => pricesOfStay(slotPricing(base), { first: THURSDAY, days: 1 })
    expect([of(LOWEST_PRICE), of(LOWEST_PRICE - 1)]).toEqual([[LOWEST_PRICE], 'not-sold'])
  })

  test('the prices of a stay are empty in an unsold slot', () =>
    expect(pricesOfStay(slotPricing(null), { first: THURSDAY, days: 2 })).toBe('not-sold'))
})

describe('price rules', () => {
  const TODAY = '2026-12-01'
  const weekday: RuleDays = { weekday: 6 }
  const range = (first: string, last: string): RuleDays => ({ first, last })
  test.each<[string, RuleDays, number | null, RuleRefusal | 'fine']>([
    ['of the lowest price', weekday, LOWEST_PRICE, 'fine'],
    ['of a rupee less', weekday, LOWEST_PRICE - 1, 'PRICE_OUT_OF_RANGE'],
    ['of nothing', weekday, 0, 'PRICE_OUT_OF_RANGE'],
    ['of paise', weekday, 999.5, 'PRICE_OUT_OF_RANGE'],
    ['of no number', weekday, Number.NaN, 'PRICE_OUT_OF_RANGE'],
    ['of the most', weekday, MAX_PRICE, 'fine'],
    ['of a rupee more', weekday, MAX_PRICE + 1, 'PRICE_OUT_OF_RANGE'],
    ['that closes', weekday, null, 'fine'],
    ['for today', range(TODAY, TODAY), 900, 'fine'],
    ['that began yesterday', range('2026-11-30', TODAY), 900, 'fine'],
    ['for yesterday', range('2026-11-30', '2026-11-30'), 900, 'RANGE_OVER'],
    ['that ends before it begins', range('2026-12-05', '2026-12-04'), 900, 'RANGE_BACKWARDS'],
    ['for a leap year of days', range('2026-12-01', '2027-12-01'), 900, 'fine'],
    ['for a day more', range('2026-12-01', '2027-12-02'), 900, 'RANGE_TOO_LONG'],
    ['that ends in two years', range('2028-11-01', '2028-11-30'), 900, 'fine'],
    ['that ends a day later', range('2028-11-01', '2028-12-01'), 900, 'RANGE_TOO_FAR_AHEAD'],
    ['that begins on no day', range('2026-02-30', '2026-12-05'), 900, 'NOT_A_DAY'],
    ['that ends on no day', range(TODAY, '2026-12-32'), 900, 'NOT_A_DAY'],
  ])('a price rule %s is accepted or refused', (_name, days, price, expected) => {
    const checked = checkRule({ days, price }, TODAY)
    expect(checked.ok ? 'fine' : checked.refusal).toBe(expected)
    if (checked.ok) expect(checked.value).toEqual({ days, price })
  })
})

test.each<[string, number[], number[]]>([
  ['the day with the lowest price', [1499, 999, 1699], [1]],
  ['every day with the lowest price', [999, 1499, 999], [0, 2]],
  ['none where all prices are equal', [999, 999], []],
  ['none where there is only one day', [999], []],
  ['none without days', [], []],
])('the cheapest days are %s', (_name, prices, expected) => {
  const days = prices.map((price, index) => ({ date: `2026-12-0${index + 1}`, price }))
  expect([...cheapestDays(days)]).toEqual(expected.map((index) => `2026-12-0${index + 1}`))
})
