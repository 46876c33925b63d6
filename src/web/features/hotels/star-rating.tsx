import { formatCount } from '#domain/kernel/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as t from '#words/hotels.ts'
import { Sentence } from '#web/ui/sentence.tsx'

/** `rating`: rounded on a card (specification §2); on the hotel's own page the average with one decimal, in words. */
type StarRatingProps = { rating: number | string; reviewsCount: number }

/** Shows the star rating, and the review count in brackets if it is above 0 (specification §2). */
export function StarRating({ rating, reviewsCount }: StarRatingProps) {
  if (rating === 0) return null
  return (
    <span className="star-rating">
      <Icon name="star" />
      <Sentence text={t.ratedByGuests(String(rating))} />
      {reviewsCount > 0 && <span className="rating-count">({formatCount(reviewsCount)})</span>}
    </span>
  )
}
