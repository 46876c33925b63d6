import { useState } from 'react'
import { CamePage } from '#web/features/bookings/came-page.tsx'
import { takeToken } from '#web/lib/link-token.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import type { Route } from './+types/came.ts'

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

export default function Came({ loaderData }: Route.ComponentProps) {
  const [{ token }] = useState(loaderData)
  return <CamePage token={token} />
}
