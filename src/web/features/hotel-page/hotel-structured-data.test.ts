import { eachFact } from '#domain/hotels/hotel-facts.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { HotelAndSurroundings } from '#contract/hotels.ts'
import type { HotelReviews } from '#web/features/reviews/reviews-data.ts'
import { readOriginWith } from '#web/lib/page-head/site-origin.ts'
import { hotelGraph } from './hotel-structured-data.ts'

const HOTEL: HotelAndSurroundings = {
  id: 7,
  slug: 'lantern-court',
  name: 'Lantern Court',
  cityId: 1,
  city: 'Pune',
  cityNames: {},
  citySlug: 'pune',
  localityId: 2,
  locality: 'Baner',
  localityNames: {},
  localitySlug: 'baner',
  address: '12 Hill Road, Baner, Pune 411045',
  description: '',
  rules: [],
  amenities: ['wifi'],
  stars: null,
  location: null,
  surroundings: { station: null, landmark: null, isOnPlan: false },
  runBy: null,
  checked: [],
  prices: { morning_slot: 899, fullday_slot: 2499 },
  rack_prices: {},
  _pictures: [{ url: '/pictures/pool/lantern-352.webp', alt: 'The house', widths: [352, 1056] }],
  overallRating: 4.4,
  rating: 4,
  reviewsCount: 120,
  hidden: false,
  isNew: false,
  welcome: null,
  isFavorite: false,
  hasBathtub: false,
  bathTub_charges: 0,
  ...eachFact(() => true),
  rank: 1,
  custom_slot_1: 0,
  custom_slot_2: 0,
  cancel_hours: 24,
  grace_minutes: 0,
}

const NO_ASPECTS = { privacy: null, cleanliness: null, welcome: null, location: null }

const reviewsWith = (counts: HotelReviews['ratings']['counts'], reviewsCount: number): HotelReviews => ({
  ratings: { overallRating: 4.4, rating: 4, ratingsCount: 120, reviewsCount, counts, aspects: NO_ASPECTS },
  first: [],
  pictures: [],
})

const factsOf = (hotel: HotelAndSurroundings, reviews: HotelReviews | undefined) =>
  hotelGraph({ hotel, reviews })['@graph'][0] ?? { '@type': 'nothing' }

beforeAll(() => readOriginWith(() => 'https://uncle.example'))

describe('a hotel’s data for search engines', () => {
  test('a hotel’s structured data contain slots with prices, full addresses, and the hours of a full day', () => {
    expect(factsOf(HOTEL, undefined)).toMatchObject({
      '@type': 'Hotel',
      url: 'https://uncle.example/hotel/lantern-court',
      image: ['https://uncle.example/pictures/pool/lantern-1056.webp'],
      priceRange: '₹944 to ₹2,624',
      makesOffer: [
        { name: 'Morning, 10 AM to 7 PM', price: 944, url: 'https://uncle.example/hotel/lantern-court?slot=0' },
        { name: 'Full Day, 12 noon to 11 AM next day', price: 2624 },
      ],
      checkinTime: '12:00:00+05:30',
      checkoutTime: '11:00:00+05:30',
    })
  })

  test('a hotel’s structured data include only ratings given here, never imported ones', () => {
    const none = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    expect(factsOf(HOTEL, reviewsWith(none, 0))).not.toHaveProperty('aggregateRating')
    expect(factsOf(HOTEL, undefined)).not.toHaveProperty('aggregateRating')
    expect(factsOf(HOTEL, reviewsWith({ ...none, 3: 1, 5: 2 }, 2))).toMatchObject({
      aggregateRating: { ratingValue: 4.3, ratingCount: 3, reviewCount: 2 },
    })
  })

  test('a hotel’s structured data omit coordinates, stars or prices that the hotel lacks', () => {
    const facts = factsOf({ ...HOTEL, prices: {} }, undefined)
    for (const name of ['geo', 'starRating', 'priceRange', 'makesOffer', 'checkinTime'])
      expect(facts).not.toHaveProperty(name)
  })
})
