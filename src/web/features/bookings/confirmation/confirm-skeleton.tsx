import { NeedsScript } from '#web/ui/needs-script.tsx'
import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'

/** Shows the confirmation page's skeleton during the session check and while the booking loads. */
export function ConfirmSkeleton() {
  return (
    <main id="main" className="wrap booking-columns">
      <div className="booking-main" aria-busy="true">
        <LoadingWord />
        <div className="outcome-head">
          <Skeleton width="56px" height="64px" />
          <div className="grid gap-2">
            <Skeleton width="min(320px, 80%)" height="36px" />
            <Skeleton width="min(420px, 100%)" />
          </div>
        </div>
        <Skeleton height="296px" />
      </div>
      <div className="booking-aside" aria-busy="true">
        <Skeleton height="240px" />
        <Skeleton height="200px" />
      </div>
      <NeedsScript />
    </main>
  )
}
