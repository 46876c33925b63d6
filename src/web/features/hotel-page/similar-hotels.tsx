import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { HotelCardSkeleton } from '#web/features/hotels/hotel-card-skeleton.tsx'
import type { SimilarTo } from './similar-rail.tsx'

const SimilarRail = lazy(() => import('./similar-rail.tsx'))

/** How far below the screen their place is when they begin to load. */
const AHEAD = '800px'

const SKELETONS = [1, 2, 3, 4]

/** Similar hotels at the end of the page: they load as a guest comes near, into a place of the same height. */
export function SimilarHotels(to: SimilarTo) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setWanted(true)
      },
      { rootMargin: AHEAD },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      {isWanted ? (
        <Suspense fallback={<OnTheirWay />}>
          <SimilarRail {...to} />
        </Suspense>
      ) : (
        <OnTheirWay />
      )}
    </div>
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
