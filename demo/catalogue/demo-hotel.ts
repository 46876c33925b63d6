import type { SlotPrices } from '#domain/slots/slot-prices.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Amenity } from '#domain/hotels/amenities.ts'
import type { HotelFacts } from '#domain/hotels/hotel-facts.ts'
import type { FourPictures } from '#db/picture-pool/deal-pictures.ts'

export interface DemoReview {
  guestName: string
  rating: number
  body: string
  slotIndex: SlotIndex
  daysAgo: number
  /** Ratings of individual aspects, 1 to 5 each. */
  aspects: { privacy: number; cleanliness: number; welcome: number; location: number }
  published: boolean
  /** Whether the review came with pictures. The demo catalogue has no files for them. */
  hasPictures: boolean
}

export interface DemoHotel {
  slug: string
  name: string
  citySlug: string
  localitySlug: string
  address: string
  lat: number
  lng: number
  stars: number
  roomCount: number
  /** Lists show hotels with a higher rank first. */
  rank: number
  isNew: boolean
  /** Whether at least one room has a bathtub. */
  hasBathtub: boolean
  /** In rupees; 0 for a hotel without a bathtub. */
  bathtubCharge: number
  facts: HotelFacts
  amenities: readonly Amenity[]
  description: string
  prices: SlotPrices
  /** The usual price of each slot, which is higher than the current price. Some slots have none. */
  rackPrices: SlotPrices
  /** The hotel's score within the slot, 1 to 100; 0 if the hotel does not sell the slot. */
  customSlot1: number
  customSlot2: number
  pictures: FourPictures
  hidden: boolean
  reviews: readonly DemoReview[]
  /** The published reviews, and older ratings that have no text. */
  ratingsCount: number
  /** Rounded to one decimal; null without ratings. */
  overallRating: number | null
}
