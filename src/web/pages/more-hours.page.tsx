import { useState } from 'react'
import { MoreHoursPage } from '#web/features/bookings/more-hours-page.tsx'
import { takeToken } from '#web/lib/link-token.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import type { Route } from './+types/more-hours.ts'

/** Opened from a message, so it has no frame of the site. */
export const handle: PageHandle = { frame: 'desk' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => takeToken(request)
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
