import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '#web/lib/consent.ts'
import { track } from '#web/lib/track.ts'

/** A page view for each page, from the moment the visitor agrees to be counted. */
export function PageViews() {
  const { pathname } = useLocation()
  const consent = useConsent()
  useEffect(() => {
    if (consent === 'given') track({ name: 'page_view' }, pathname)
  }, [consent, pathname])
  return null
}
