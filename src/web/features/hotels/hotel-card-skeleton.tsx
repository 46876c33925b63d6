import { Skeleton } from '#web/ui/skeleton.tsx'

/** Shows a card's skeleton while the card loads. */
export const HotelCardSkeleton = () => (
  <article className="hotel-card" aria-hidden="true">
    <div className="picture-frame card-picture skeleton" />
    <Skeleton width="64%" className="mb-2" />
    <Skeleton width="40%" height="20px" className="mb-2" />
    <Skeleton width="52%" height="20px" className="mb-2" />
    <Skeleton width="44%" height="20px" className="mb-2" />
    <Skeleton width="60%" height="20px" className="mb-2" />
    <Skeleton width="48%" height="20px" />
  </article>
)
