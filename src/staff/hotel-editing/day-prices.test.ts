import { expect, test } from 'vitest'
import { byPercent, farOffAmong, keyOf, priceReader, weekFrom, withTyped, type Cell } from './day-prices.ts'

const SATURDAY: Cell = { slot: 3, date: '2026-12-05' }
const SUNDAY: Cell = { slot: 3, date: '2026-12-06' }
const rule = { id: 1, slot: 3, weekday: null, first: null, last: null, price: null, set_by: 'Lakshmi Rao' }
const priceOf = priceReader({
  slots: [{ slot: 3, base: 1499 }],
  rules: [
    { ...rule, id: 1, weekday: 6, price: 1799 },
    { ...rule, id: 2, first: SUNDAY.date, last: SUNDAY.date },
  ],
})

test('a price cell shows the price of the date, of the weekday or the base price, and none for an unsold slot', () => {
  expect(weekFrom('2026-12-04').map((date) => priceOf({ slot: 3, date }))).toEqual([
    1499,
    1799,
    'closed',
    1499,
    1499,
    1499,
    1499,
  ])
  expect(priceOf({ slot: 1, date: SATURDAY.date })).toBe('not-sold')
})

test('typing the saved price changes nothing, and an unsold slot cannot get a price', () => {
  const typed = withTyped(new Map(), [[SATURDAY, 1899]], priceOf)
  expect([...typed]).toEqual([[keyOf(SATURDAY), 1899]])
  expect(withTyped(typed, [[SATURDAY, 1799]], priceOf).size).toBe(0)
  expect(withTyped(new Map(), [[SUNDAY, null]], priceOf).size).toBe(0)
  expect(withTyped(new Map(), [[{ slot: 1, date: SATURDAY.date }, 999]], priceOf).size).toBe(0)
})

test('a price of ₹17 instead of ₹1,799 needs confirmation, but ₹1,899 and closing do not', () => {
  const typed = withTyped(
    new Map(),
    [
      [SATURDAY, 17],
      [{ ...SATURDAY, date: '2026-12-12' }, 1899],
      [{ ...SATURDAY, date: '2026-12-19' }, null],
    ],
    priceOf,
  )
  expect(farOffAmong(typed, priceOf)).toEqual([{ key: keyOf(SATURDAY), before: 1799, price: 17 }])
})

test('changing a price by 10% gives whole rupees within the allowed range', () => {
  expect(byPercent(1499, 10)).toBe(1649)
  expect(byPercent(1499, -10)).toBe(1349)
  expect(byPercent(210, -10)).toBe(199)
})
