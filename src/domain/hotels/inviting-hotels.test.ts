import { expect, test } from 'vitest'
import { invitingHotels } from './inviting-hotels.ts'

type Hotel = Parameters<typeof invitingHotels>[0][number]

const hotel = (price: number | null, fields: Partial<Hotel> = {}): Hotel => ({
  price,
  rating: 4,
  reviewsCount: 10,
  isNew: false,
  availability: { availability: true },
  ...fields,
})

const pricesOf = (hotels: Hotel[], count = 3) => invitingHotels(hotels, count).map(({ price }) => price)

test('the first row leaves out the cheapest and the most expensive quarter, and begins with the cheapest remaining hotel', () => {
  expect(pricesOf([9000, 500, 2500, 2200, 2000, 2100, 600, 8000].map((price) => hotel(price)))).toEqual([
    2000, 2200, 2500,
  ])
})

test.each<[string, Partial<Hotel>]>([
  ['is new', { isNew: true }],
  ['has nine ratings', { reviewsCount: 9 }],
  ['is rated 3', { rating: 3 }],
  ['has no rating', { rating: null, reviewsCount: 0 }],
])('a hotel that %s comes after the proven ones, however cheap', (_, fields) => {
  const unproven = hotel(2000, fields)
  expect(pricesOf([unproven, hotel(2400), hotel(2200), hotel(2300), hotel(2100)], 4)).toEqual([2100, 2200, 2300, 2000])
})

test('the first row is filled in the list’s order when too few hotels qualify', () => {
  const sold = hotel(1900, { availability: { availability: false } })
  expect(pricesOf([sold, hotel(null), hotel(2000)])).toEqual([2000, 1900, null])
})

test('an empty list gives an empty row', () => {
  expect(invitingHotels([], 4)).toEqual([])
})
