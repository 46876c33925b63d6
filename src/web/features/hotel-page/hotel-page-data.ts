import type { HotelAndSurroundings } from '#contract/hotels.ts'
import type { HotelReviews } from '#web/features/reviews/reviews-data.ts'
import type { HotelOffer } from '#web/features/stay/load-offer.ts'

export type HotelPageData = {
  hotel: HotelAndSurroundings
  offer: HotelOffer
  /** undefined if the reviews failed to load, because the page works without them (specification §8) */
  reviews: HotelReviews | undefined
  /** when the page was rendered, which determines what can be booked */
  now: string
}
