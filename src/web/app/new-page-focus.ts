import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** About ten seconds: a page may show its heading only after its own requests. */
const MOST_FRAMES = 600

const focusedNow = () => (typeof document === 'undefined' ? null : document.activeElement)

const headingOf = (hash: string): HTMLElement | undefined =>
  (hash.length > 1 ? document.getElementById(hash.slice(1)) : null) ??
  [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())

/** A page that placed the focus itself, and a dialog over it, know better. */
function isPlaced(before: Element | null): boolean {
  const now = focusedNow()
  return now !== null && now !== document.body && (now !== before || now.closest('dialog') !== null)
}

function focusHeading(hash: string, before: Element | null, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (isPlaced(before)) return
    const heading = headingOf(hash)
    if (!heading) return frames > 0 ? focusHeading(hash, before, frames - 1) : undefined
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}

/**
 * After a change of page inside the site the focus goes to the new page's heading, which a screen reader then says, as
 * it would say the title of a page that the browser loaded. A filter or a chosen time stays on its page and leaves the
 * focus where it is.
 */
export function useNewPageFocus(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  // Read before the new page replaces the old one, whose link may have the focus or take it along.
  const before = focusedNow()
  const meetPage = useEffectEvent((path: string) => {
    if (shown.current !== path) focusHeading(hash, before)
    shown.current = path
  })
  useEffect(() => meetPage(pathname), [pathname])
}
