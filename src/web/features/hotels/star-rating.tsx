import { Icon } from '#web/ui/icon.tsx'

/** The rounded star rating, and the review count in brackets when above 0 (specification §2). */
export function StarRating({ rating, reviewsCount }: { rating: number; reviewsCount: number }) {
  if (rating === 0) return null
  return (
    <span className="star-rating">
      <Icon name="star" />
      <span className="visually-hidden">Rated </span>
      {rating}
      <span className="visually-hidden"> of 5 by guests</span>
      {reviewsCount > 0 && <span className="rating-count">({reviewsCount})</span>}
    </span>
  )
}
