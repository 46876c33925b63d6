import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type IstDate } from '../kernel/ist.ts'
import { isFarOff } from './far-off.ts'
import { priceOn, slotPricing } from './price-on.ts'
import type { PriceRule, Weekday } from './price-rule.ts'
import { setDays, type DayPriceInput } from './set-days.ts'

test.each([
  [1799, 17, true],
  [1799, 899, true],
  [1799, 900, false],
  [1000, 500, false],
  [1000, 499, true],
  [1000, 1500, false],
  [1000, 1501, true],
  [199, 199, false],
])('a change from ₹%i to ₹%i asks for confirmation: %s', (before, after, asked) => {
  expect(isFarOff(before, after)).toBe(asked)
})

const SATURDAY = '2026-12-05'
const range = (first: IstDate, last: IstDate, price: number | null, id = 1): PriceRule => ({
  id,
  price,
  days: { first, last },
})

test.each<[string, PriceRule[], DayPriceInput[], object]>([
  [
    'a day without rules gets one',
    [],
    [{ date: SATURDAY, price: 1799 }],
    { removed: [], added: [{ first: SATURDAY, last: SATURDAY, price: 1799 }] },
  ],
  ['the base price needs no rule', [], [{ date: SATURDAY, price: 1499 }], { removed: [], added: [] }],
  [
    'a day’s own rule is replaced',
    [range(SATURDAY, SATURDAY, 1799)],
    [{ date: SATURDAY, price: 1899 }],
    { removed: [1], added: [{ first: SATURDAY, last: SATURDAY, price: 1899 }] },
  ],
  [
    'back to the base price takes the day’s rule away',
    [range(SATURDAY, SATURDAY, 1799)],
    [{ date: SATURDAY, price: 1499 }],
    { removed: [1], added: [] },
  ],
  [
    'a closed week can be opened on its Saturday alone',
    [range('2026-12-01', '2026-12-07', null)],
    [{ date: SATURDAY, price: 1799 }],
    {
      removed: [1],
      added: [
        { first: '2026-12-01', last: '2026-12-04', price: null },
        { first: '2026-12-06', last: '2026-12-07', price: null },
        { first: SATURDAY, last: SATURDAY, price: 1799 },
      ],
    },
  ],
])('a price change is stored: %s', (_, rules, wishes, changes) => {
  expect(setDays(1499, rules, wishes)).toEqual(changes)
})

const FIRST = '2026-12-01'
const SPAN = 20
const day = fc.integer({ min: 0, max: SPAN - 1 }).map((index) => addDays(FIRST, index))
const price = fc.option(fc.constantFrom(1299, 1499, 1799), { nil: null })
const dates = fc
  .tuple(day, day)
  .map(([one, other]) => (one < other ? { first: one, last: other } : { first: other, last: one }))
const days = fc.oneof(
  dates,
  fc.constantFrom(0, 3, 6).map((weekday) => ({ weekday: weekday as Weekday })),
)

test('changed days get the new price, and all other days keep theirs', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ days, price }), { maxLength: 6 }),
      fc.uniqueArray(fc.record({ date: day, price }), { maxLength: 6, selector: ({ date }) => date }),
      (drawn, wishes) => {
        const rules = drawn.map((rule, index) => ({ ...rule, id: index + 1 }))
        const { removed, added } = setDays(1499, rules, wishes)
        const after = [
          ...rules.filter(({ id }) => !removed.includes(id)),
          ...added.map(({ price: asked, ...range_ }, index) => ({ id: 100 + index, price: asked, days: range_ })),
        ]
        for (let index = 0; index < SPAN; index++) {
          const date = addDays(FIRST, index)
          const wish = wishes.find((each) => each.date === date)
          const before = priceOn(slotPricing(1499, rules), date)
          expect(priceOn(slotPricing(1499, after), date), date).toBe(wish ? (wish.price ?? 'closed') : before)
        }
      },
    ),
  )
})
