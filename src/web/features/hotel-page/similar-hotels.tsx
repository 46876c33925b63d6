import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react'
import { ServerOnly } from '#web/ui/server-only.tsx'
import type { SimilarTo } from './similar-rail.tsx'
import SimilarWaiting from './similar-waiting.server-only.tsx'

const SimilarRail = lazy(() => import('./similar-rail.tsx'))

/** How far below the screen the section is when it starts to load. */
const AHEAD = '800px'

const loadWaiting = () => import('./similar-waiting.tsx')

/**
 * Shows similar hotels at the end of the page. They load when a guest scrolls near them, into a placeholder of the same
 * height.
 */
export function SimilarHotels(to: SimilarTo) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setWanted(true))
      },
      { rootMargin: AHEAD },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      <Suspense>
        {isWanted ? (
          <SimilarRail {...to} />
        ) : (
          <ServerOnly load={loadWaiting} part={{}}>
            <SimilarWaiting />
          </ServerOnly>
        )}
      </Suspense>
    </div>
  )
}
