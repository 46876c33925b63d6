import type { Hotel } from '#contract/hotels.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { SLOTS, type Slot } from '#domain/slots/slots.ts'
import { breadcrumbs } from '#web/lib/page-head/breadcrumbs.ts'
import { cityPath, hotelPath, localityPath } from '#web/lib/paths.ts'
import { totalToday } from '#web/lib/total-today.ts'
import { absolute } from '#web/lib/page-head/site-origin.ts'
import { slotTimesInFull } from '#words/times.ts'
import { graphOf, type Graph, type Thing } from '#web/lib/page-head/structured-data.tsx'
import type { HotelReviews } from '#web/features/reviews/reviews-data.ts'
import { amenityWords } from './amenities.ts'
import type { HotelPageData } from './hotel-page-data.ts'
import { largestPicture } from './hotel-cover.ts'
import * as t from '#words/hotel-page.ts'
import { slotName } from '#words/slots.ts'

const FULL_DAY = SLOTS[4]

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00:00+05:30`

/** Builds structured data about a hotel and its breadcrumbs. */
export function hotelGraph({ hotel, reviews }: Pick<HotelPageData, 'hotel' | 'reviews'>): Graph {
  return graphOf(
    hotelThing(hotel, reviews),
    breadcrumbs(
      { name: t.hotelsForCouplesIn(hotel.city), path: cityPath(hotel.citySlug) },
      { name: hotel.locality, path: localityPath(hotel.citySlug, hotel.localitySlug) },
      { name: hotel.name, path: hotelPath(hotel.slug) },
    ),
  )
}

function hotelThing(hotel: Hotel, reviews: HotelReviews | undefined): Thing {
  const address = absolute(hotelPath(hotel.slug))
  const aggregateRating = reviews && ratingOf(reviews)
  return {
    '@type': 'Hotel',
    '@id': address,
    url: address,
    name: hotel.name,
    description: hotel.description || t.welcomesCouples(hotel.name, hotel.locality, hotel.city),
    image: hotel._pictures.map((picture) => absolute(largestPicture(picture).path)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.city,
      addressCountry: 'IN',
    },
    ...(hotel.location && {
      geo: { '@type': 'GeoCoordinates', latitude: hotel.location.lat, longitude: hotel.location.lng },
    }),
    ...(hotel.stars !== null && { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
    ...(aggregateRating && { aggregateRating }),
    amenityFeature: hotel.amenities.map((key) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenityWords(key),
      value: true,
    })),
    currenciesAccepted: 'INR',
    ...pricesOf(hotel, address),
  }
}

/** Includes only ratings given here, because we cannot vouch for imported ones. */
function ratingOf({ ratings }: HotelReviews): Thing | undefined {
  const hearts = Object.entries(ratings.counts).map(([value, guests]) => ({ value: Number(value), guests }))
  const ratingCount = hearts.reduce((sum, { guests }) => sum + guests, 0)
  if (ratingCount === 0) return undefined
  const sum = hearts.reduce((total, { value, guests }) => total + value * guests, 0)
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round((sum / ratingCount) * 10) / 10,
    ratingCount,
    ...(ratings.reviewsCount > 0 && { reviewCount: ratings.reviewsCount }),
    bestRating: 5,
    worstRating: 1,
  }
}

/** `price` includes tax. */
type Sold = { slot: Slot; price: number }

function pricesOf(hotel: Hotel, address: string): Omit<Thing, '@type'> {
  const sold = SLOTS.flatMap((slot): Sold[] => {
    const price = hotel.prices[slot.key]
    return price === undefined ? [] : [{ slot, price: totalToday(price).total }]
  })
  if (sold.length === 0) return {}
  const prices = sold.map(({ price }) => price)
  const hasFullDay = sold.some(({ slot }) => slot === FULL_DAY)
  return {
    priceRange: t.priceRange(formatRupees(Math.min(...prices)), formatRupees(Math.max(...prices))),
    makesOffer: sold.map((one) => offerOf(one, address)),
    ...(hasFullDay && { checkinTime: clock(FULL_DAY.startHour), checkoutTime: clock(FULL_DAY.endHour) }),
  }
}

const offerOf = ({ slot, price }: Sold, address: string): Thing => ({
  '@type': 'Offer',
  name: `${slotName(slot)}, ${slotTimesInFull(slot)}`,
  price,
  priceCurrency: 'INR',
  url: `${address}?slot=${slot.index}`,
})
