import { expect, test } from 'vitest'
import { midPriced } from './mid-priced.ts'

const hotel = (price: number | null, isFree = true) => ({
  price,
  availability: { availability: isFree, isPaused: false },
})
const pricesOf = (hotels: { price: number | null }[]) => hotels.map(({ price }) => price)

test('the home page leads with the best-ranked hotels of middling price, in their order', () => {
  const ranked = [9000, 2000, 500, 1800, 2200, 700, 2100, 8000].map((price) => hotel(price))
  expect(pricesOf(midPriced(ranked, 4))).toEqual([2000, 1800, 2200, 2100])
})

test('the home page skips hotels that are sold or do not sell the slot', () => {
  const ranked = [hotel(null), hotel(2000, false), ...[1900, 2100, 2000, 1000, 3000].map((price) => hotel(price))]
  expect(pricesOf(midPriced(ranked, 3))).toEqual([1900, 2100, 2000])
})

test('the home page adds other hotels when too few have a middling price', () => {
  expect(pricesOf(midPriced([hotel(null), hotel(900)], 2))).toEqual([900, null])
  expect(midPriced([], 4)).toEqual([])
})
