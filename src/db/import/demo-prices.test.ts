import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoPrices, highestPrice, lowestPrice } from './demo-prices.ts'

const hotel = fc.record({
  stars: fc.integer({ min: 0, max: 5 }),
  priceLevel: fc.integer({ min: 1, max: 5 }),
  seed: fc.string(),
})

test('demo prices always include Evening and another slot, and end in 9', () => {
  fc.assert(
    fc.property(hotel, (asked) => {
      const { prices, rackPrices } = demoPrices(asked)
      expect(Object.keys(prices).length).toBeGreaterThanOrEqual(2)
      expect(prices.evening_slot).toBeDefined()
      for (const price of [...Object.values(prices), ...Object.values(rackPrices)]) {
        expect(price % 10).toBe(9)
        expect(price).toBeGreaterThanOrEqual(lowestPrice)
        expect(price).toBeLessThanOrEqual(highestPrice)
      }
    }),
  )
})

test('demo prices of one hotel are the same on each run', () => {
  const asked = { stars: 4, priceLevel: 5, seed: 'the-lantern-court-pune' }
  expect(demoPrices(asked)).toEqual(demoPrices(asked))
})

test('demo prices rise with a hotel’s stars', () => {
  const evening = (stars: number) => demoPrices({ stars, priceLevel: 3, seed: 'same' }).prices.evening_slot ?? 0
  expect([1, 2, 3, 4, 5].map(evening)).toEqual([1, 2, 3, 4, 5].map(evening).toSorted((a, b) => a - b))
  expect(evening(5)).toBeGreaterThan(evening(1) * 3)
})
