import { useState } from 'react'
import { loadSeenLink } from '#web/features/seen-link/load-seen-link.ts'
import { SeenPage } from '#web/features/seen-link/seen-page.tsx'
import { takeToken } from '#web/lib/link-token.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import type { Route } from './+types/seen.ts'

/** Read by a hotel, so it has no frame of the guests' site. */
export const handle: PageHandle = { frame: 'desk' }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { token, language } = takeToken(request)
  return { token, language, first: await loadSeenLink(token) }
}
clientLoader.hydrate = true as const

export const meta = () => pageMeta({ title: privateTitle('notice'), isPrivate: true })

export const HydrateFallback = () => (
  <main id="main" className="wrap section">
    <LoadingWord />
  </main>
)

export default function Seen({ loaderData }: Route.ComponentProps) {
  const [opened] = useState(loaderData)
  return <SeenPage {...opened} />
}
