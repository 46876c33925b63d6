import { expect, test } from 'vitest'
import { eachResult, isMoney, sumOfResults, takeRate } from './results.ts'

test.for([
  [1_000_000, 150_000, 1500],
  [150_000, 22_500, 1500],
  [300_000, 10, 0],
  [300_000, 15, 1],
  [30_000, 1, 0],
  [100, 100, 10_000],
  [1, 0, 0],
  [0, 0, null],
  [0, 150, null],
  [-150_000, -22_500, null],
  [150_000, -1, null],
  [90_000_000_000_000, 13_500_000_000_000, 1500],
] as const)(
  'a value of %i paise with a commission of %i paise has a take rate of %s',
  ([stay_value, commission, rate]) => {
    expect(takeRate({ stay_value, commission })).toBe(rate)
  },
)

test('results are added field by field, and an empty sum is zero', () => {
  expect(sumOfResults([])).toEqual(eachResult(() => 0))
  const [one, other] = [eachResult(() => 2), { ...eachResult(() => 3), commission: -5 }]
  expect(sumOfResults([one, other])).toEqual({ ...eachResult(() => 5), commission: -3 })
})

test('isMoney tells amounts of money from counts', () => {
  expect([isMoney('refunds'), isMoney('refunded'), isMoney('hotel_discount')]).toEqual([false, true, true])
})
