import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'

const CARDS = [0, 1]

/** Shows a skeleton of two booking cards. */
export function BookingsSkeleton() {
  return (
    <div className="booking-list" aria-busy="true">
      <LoadingWord />
      {CARDS.map((card) => (
        <div key={card} className="box booking-card">
          <div className="hotel-line">
            <Skeleton className="hotel-line-picture" width="" height="" />
            <div className="grow grid gap-2">
              <Skeleton width="160px" height="28px" />
              <Skeleton width="70%" />
              <Skeleton width="50%" />
            </div>
          </div>
          <Skeleton height="88px" />
          <Skeleton height="48px" />
        </div>
      ))}
    </div>
  )
}
