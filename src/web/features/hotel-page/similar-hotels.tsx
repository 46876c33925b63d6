import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { SimilarTo } from './similar-rail.tsx'

const SimilarRail = lazy(() => import('./similar-rail.tsx'))

/** Begins to load this far before it is scrolled into view. */
const MARGIN = '600px'

/** Similar hotels at the end of the page: neither their code nor their pictures weigh on its first load. */
export function SimilarHotels(to: SimilarTo) {
  const end = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  // What is scrolled near is the browser's to say, after the page is there.
  useEffect(() => {
    if (!end.current) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={end}>
      {isNear && (
        <Suspense>
          <SimilarRail {...to} />
        </Suspense>
      )}
    </div>
  )
}
