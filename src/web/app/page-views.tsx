import { useEffect } from 'react'
import { useLocation } from '#web/lib/navigation/navigation.ts'
import { useConsent } from '#web/lib/consent.ts'
import { track } from '#web/lib/track.ts'

/** Counts a view of each page once the visitor has consented. */
export function PageViews() {
  const { pathname } = useLocation()
  const consent = useConsent()
  useEffect(() => {
    if (consent === 'given') track({ name: 'page_view' }, pathname)
  }, [consent, pathname])
  return null
}
