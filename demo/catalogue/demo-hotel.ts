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
  /** 1 to 5 each. */
  aspects: { privacy: number; cleanliness: number; welcome: number; location: number }
  published: boolean
  /** The guest says there were pictures; the demo catalogue has no files of guests. */
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
  /** Higher is listed first. */
  rank: number
  isNew: boolean
  /** One room has a bathtub, or more. */
  hasBathtub: boolean
  /** Rupees; 0 without a bathtub. */
  bathtubCharge: number
  facts: HotelFacts
  amenities: readonly Amenity[]
  description: string
  prices: SlotPrices
  /** What the slot usually costs, above the price; some slots have none. */
  rackPrices: SlotPrices
  /** The hotel's standing within the slot, 1 to 100; 0 when it does not sell it. */
  customSlot1: number
  customSlot2: number
  pictures: FourPictures
  hidden: boolean
  reviews: readonly DemoReview[]
  /** Published reviews and older ratings without words. */
  ratingsCount: number
  /** One decimal; null without ratings. */
  overallRating: number | null
}
