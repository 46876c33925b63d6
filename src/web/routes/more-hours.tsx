import { useState } from 'react'
import { MoreHoursPage } from '#web/features/bookings/more-hours-page.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import type { PageHandle } from '#web/app/page-handle.ts'
import type { Route } from './+types/more-hours.ts'

/** Opened from a message: nothing of the site is around it. */
export const handle: PageHandle = { frame: 'desk' }

/** Removes the token from the address, so that nothing that reads the address gets it. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = location.hash.slice(1)
  const { pathname, search } = new URL(request.url)
  if (token) history.replaceState(history.state, '', pathname + search)
  return { token }
}
clientLoader.hydrate = true as const

export const meta = () => pageMeta({ title: privateTitle('notice'), isPrivate: true })

export const HydrateFallback = () => (
  <main id="main" className="wrap section">
    <LoadingWord />
  </main>
)

export default function MoreHours({ loaderData }: Route.ComponentProps) {
  const [{ token }] = useState(loaderData)
  return <MoreHoursPage token={token} />
}
