import { lazy, Suspense, useEffect, useState } from 'react'
import { HotelCardSkeleton } from '#web/features/hotels/hotel-card-skeleton.tsx'
import type { SimilarTo } from './similar-rail.tsx'

const SimilarRail = lazy(() => import('./similar-rail.tsx'))

/** Safari has no idle callback: this long after the page is there, in milliseconds. */
const PAUSE = 500

const SKELETONS = [1, 2, 3, 4]

/** Similar hotels at the end of the page: they load when the browser is idle, into a place of the same height. */
export function SimilarHotels(to: SimilarTo) {
  const [isWanted, setWanted] = useState(false)
  // The browser decides when it is idle, after the page is there.
  useEffect(() => {
    const want = () => setWanted(true)
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(want, PAUSE)
      return () => clearTimeout(timer)
    }
    const waiting = requestIdleCallback(want)
    return () => cancelIdleCallback(waiting)
  }, [])
  if (!isWanted) return <OnTheirWay />
  return (
    <Suspense fallback={<OnTheirWay />}>
      <SimilarRail {...to} />
    </Suspense>
  )
}

const OnTheirWay = () => (
  <div className="wrap section similar-waiting" aria-hidden="true">
    <p className="section-head similar-heading">&nbsp;</p>
    <div className="card-rail">
      {SKELETONS.map((key) => (
        <HotelCardSkeleton key={key} />
      ))}
    </div>
  </div>
)
