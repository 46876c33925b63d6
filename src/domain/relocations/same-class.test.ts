import { expect, test } from 'vitest'
import {
  payerOfDifference,
  differenceOf,
  isOffered,
  isSameClassOrBetter,
  leftOver,
  type ClassOfStay,
} from './same-class.ts'

const stay = (price: number, rating: number | null): ClassOfStay => ({ price, rating })

test.each<[ClassOfStay, ClassOfStay, boolean]>([
  [stay(1500, 4.4), stay(1500, 4.4), true],
  [stay(1499, 4.4), stay(1500, 4.4), true],
  [stay(1499, 4.3), stay(1500, 4.4), false],
  [stay(9000, 4.4), stay(1500, 4.4), true],
  [stay(1500, 4.1), stay(1500, 4.4), true],
  [stay(1500, 4), stay(1500, 4.4), false],
  [stay(1500, 4.9), stay(1500, 4.4), true],
  [stay(1500, null), stay(1500, 3.8), true],
  [stay(1500, null), stay(1500, 3.9), false],
  [stay(1500, 3.2), stay(1500, null), true],
  [stay(1500, 3.1), stay(1500, null), false],
  [stay(1500, null), stay(1500, null), true],
])('the stay %j is of the same class as %j, or better: %s', (there, booked, isAsGood) => {
  expect(isSameClassOrBetter(there, booked)).toBe(isAsGood)
})

test.each([
  [2000, true],
  [1999, false],
  [0, false],
])('a difference of ₹2,000 fits a limit of %i: %s', (limit, isIn) => {
  const [there, booked] = [stay(3500, 4.4), stay(1500, 4.4)]
  expect(differenceOf(there, booked)).toBe(2000)
  expect(isOffered(there, booked, limit)).toBe(isIn)
})

test.each([
  [1260, 1260, 0],
  [1260, 1259, 1],
  [1260, 1575, 0],
])('a guest who paid ₹%i for a room of ₹%i gets ₹%i back', (total, price, left) =>
  expect(leftOver({ total, price })).toBe(left),
)

test('a limit of ₹0 still allows a room at the same price', () => {
  expect(isOffered(stay(1500, 4.4), stay(1500, 4.4), 0)).toBe(true)
})

test.each([
  ['turned_away', 'uncle'],
  ['cannot_take', 'hotel'],
] as const)('the difference after %s is paid by the right side: %s', (cause, bearer) =>
  expect(payerOfDifference(cause)).toBe(bearer),
)
