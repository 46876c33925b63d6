import { describe, expect, test } from 'vitest'
import { billFor } from '../bills/bill.ts'
import type { TaxRule } from '../bills/tax.ts'
import { stayTotal } from './stay-total.ts'

const taxRule: TaxRule = { from: '2025-09-22', threshold: 7500, percentUpTo: 5, percentAbove: 18 }
const LATER: TaxRule = { from: '2027-04-01', threshold: 1000, percentUpTo: 12, percentAbove: 28 }

/**
 * Calculates the total independently: the GST at each rate on the rooms of those days, each rounded half up to the
 * rupee.
 */
function countedByHand(dayPrices: readonly number[], rooms: number, rule: TaxRule) {
  let [cheap, dear] = [0, 0]
  for (const price of dayPrices) {
    if (price > rule.threshold) dear += price * rooms
    else cheap += price * rooms
  }
  const rounded = (hundredths: number) => (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0)
  const tax = rounded(cheap * rule.percentUpTo) + rounded(dear * rule.percentAbove)
  return { tax, total: cheap + dear + tax }
}

const PRICES = [1, 9, 10, 11, 499, 949, 999, 1000, 1001, 1499, 4399, 7499, 7500, 7501, 8851, 9999]
const STAYS = PRICES.flatMap((price) => [
  [price],
  [price, price],
  [price, 7500, 7501],
  [7501, price, price, 999],
  [price, 1001, 1000, 7600, 7500, price, 333],
])
const ROWS = STAYS.flatMap((dayPrices) =>
  [1, 2, 3, 4, 5].flatMap((rooms) => [taxRule, LATER].map((rule) => ({ dayPrices, rooms, rule }))),
)

describe('what a stay costs with tax', () => {
  test.each([
    { dayPrices: [999], rooms: 1, tax: 50, total: 1049 },
    { dayPrices: [4399], rooms: 1, tax: 220, total: 4619 },
    // The price is one rupee above the threshold, and the total is 976 rupees higher.
    { dayPrices: [7500], rooms: 1, tax: 375, total: 7875 },
    { dayPrices: [7501], rooms: 1, tax: 1350, total: 8851 },
    // The rate depends on the price of one room, however many rooms are booked.
    { dayPrices: [7500], rooms: 5, tax: 1875, total: 39_375 },
    // Each day has its own rate.
    { dayPrices: [7500, 7501], rooms: 1, tax: 1725, total: 16_726 },
    // Two rooms are taxed together, so half a rupee is rounded only once.
    { dayPrices: [10], rooms: 1, tax: 1, total: 11 },
    { dayPrices: [10], rooms: 3, tax: 2, total: 32 },
  ])('$rooms rooms for $dayPrices cost ₹$total', ({ dayPrices, rooms, tax, total }) => {
    expect(stayTotal(dayPrices, rooms, taxRule)).toEqual({ tax, total })
  })

  test(`${ROWS.length} stays cost what an independent calculation gives, which is also what the bill charges`, () => {
    for (const { dayPrices, rooms, rule } of ROWS) {
      const { tax, total } = stayTotal(dayPrices, rooms, rule)
      expect({ tax, total }).toEqual(countedByHand(dayPrices, rooms, rule))
      const bill = billFor({
        dayPrices,
        rooms,
        bathtubCharge: 0,
        referralDiscount: 0,
        creditBalance: 0,
        promotionalBalance: 0,
        payAt: 'online',
        taxRule: rule,
      })
      expect({ tax: bill.serviceTax, total: bill.total }).toEqual({ tax, total })
    }
  })

  test('a dearer room never costs less with tax', () => {
    for (const rooms of [1, 2, 5])
      for (let price = 1; price < 9000; price++)
        expect(stayTotal([price + 1], rooms, taxRule).total).toBeGreaterThan(stayTotal([price], rooms, taxRule).total)
  })
})
