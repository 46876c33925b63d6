import { HotelCardSkeleton } from '#web/features/hotels/hotel-card-skeleton.tsx'

const SKELETONS = [1, 2, 3, 4]

/** Shows the placeholder for similar hotels until they load. */
export default function SimilarWaiting() {
  return (
    <div className="wrap section similar-waiting" aria-hidden="true">
      <p className="section-head similar-heading">{'\u{A0}'}</p>
      <div className="card-rail">
        {SKELETONS.map((key) => (
          <HotelCardSkeleton key={key} />
        ))}
      </div>
    </div>
  )
}
