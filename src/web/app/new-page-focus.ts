import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from '#web/lib/navigation/navigation.ts'

const focusedNow = () => (typeof document === 'undefined' ? null : document.activeElement)

/** Loads with the first navigation, so that it does not slow down a first visit. */
const focusNewPage = (hash: string, before: Element | null) =>
  import('./focus-heading.ts').then(
    ({ focusHeading }) => focusHeading(hash, before),
    () => undefined, // no network: the focus stays where it is
  )

/**
 * Moves the focus to the new page's heading after a navigation within the site, so that screen readers announce it like
 * the title of a loaded page. A filter or a chosen time does not change the page and leaves the focus where it is.
 */
export function useNewPageFocus(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  // Reads the focus before the new page replaces the old one, which may contain the focused link.
  const before = focusedNow()
  const meetPage = useEffectEvent((path: string) => {
    if (shown.current !== path) void focusNewPage(hash, before)
    shown.current = path
  })
  useEffect(() => meetPage(pathname), [pathname])
}
