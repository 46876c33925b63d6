import { describe, expect, test } from 'vitest'
import type { Hotel } from '#contract/hotels.ts'
import { favouriteCardView, PAGE_SIZE, readSize } from './favourites-data.ts'

const hotel = {
  id: 12,
  slug: 'the-lantern-court-pune',
  name: 'The Lantern Court',
  locality: 'Koregaon Park',
  city: 'Pune',
  prices: { morning_slot: 1299, evening_slot: 1499, custom_slot_2: 999 },
  rack_prices: { custom_slot_2: 1399, evening_slot: 2199 },
  _pictures: [],
  rating: null,
  reviewsCount: 0,
  isNew: true,
  hasBathtub: false,
  same_sex: true,
  amenities: [],
} as unknown as Hotel

describe('cards of favourites', () => {
  test('a card shows the cheapest slot and the hotel’s place, and links to its page', () => {
    expect(favouriteCardView(hotel)).toMatchObject({
      total: 1049,
      usualTotal: 1469,
      isFromPrice: true,
      time: 'Custom Night, 6 PM to 9 PM',
      tax: 50,
      locality: 'Koregaon Park, Pune',
      rating: 0,
      isAvailable: true,
    })
  })

  test('a card has no total when the hotel sells nothing now', () => {
    expect(favouriteCardView({ ...hotel, prices: {}, rack_prices: {} })).toMatchObject({ total: undefined, tax: 0 })
  })
})

test.each([
  ['', PAGE_SIZE],
  ['show=24', 24],
  ['show=3', PAGE_SIZE],
  ['show=9999', 100],
  ['show=many', PAGE_SIZE],
])('the address %j asks for %d favourites', (query, size) => expect(readSize(new URLSearchParams(query))).toBe(size))
