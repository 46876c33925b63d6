import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from '#web/lib/navigation/navigation.ts'

const focusedNow = () => (typeof document === 'undefined' ? null : document.activeElement)

/** Comes with the first change of page: no first visit pays for it. */
const focusNewPage = (hash: string, before: Element | null) =>
  import('./focus-heading.ts').then(
    ({ focusHeading }) => focusHeading(hash, before),
    () => undefined, // no network: the focus stays where it is
  )

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
    if (shown.current !== path) void focusNewPage(hash, before)
    shown.current = path
  })
  useEffect(() => meetPage(pathname), [pathname])
}
