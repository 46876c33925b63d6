import { useState } from 'react'
import { lookAtLink } from '#web/features/seen-link/load-seen-link.ts'
import { SeenPage } from '#web/features/seen-link/seen-page.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import type { PageHandle } from '#web/app/page-handle.ts'
import type { Route } from './+types/seen.ts'

/** Read by a hotel: nothing of the guests' site is around it. */
export const handle: PageHandle = { frame: 'desk' }

/** Removes the token from the address, so that nothing that reads the address gets it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = location.hash.slice(1)
  const { pathname, search, searchParams } = new URL(request.url)
  if (token) history.replaceState(history.state, '', pathname + search)
  const language = searchParams.get('in') === 'hi' ? ('hi' as const) : ('en' as const)
  return { token, language, first: await lookAtLink(token) }
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
