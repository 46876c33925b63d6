import { useState } from 'react'
import { loadNotice, NotMePage, type NoticeOf } from '#web/features/staff-links/not-me-page.tsx'
import { takeToken } from '#web/lib/link-token.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import type { Route } from './+types/not-me.ts'

/** Opened from a text message, so it has no frame of the guests' site. */
export const handle: PageHandle = { frame: 'desk' }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { token, language } = takeToken(request)
  const of: NoticeOf = new URL(request.url).searchParams.get('of') === 'account' ? 'account' : 'staff'
  return { of, token, language, first: await loadNotice(of, token) }
}
clientLoader.hydrate = true as const

export const meta = () => pageMeta({ title: privateTitle('notice'), isPrivate: true })

export const HydrateFallback = () => (
  <main id="main" className="wrap section">
    <LoadingWord />
  </main>
)

export default function NotMe({ loaderData }: Route.ComponentProps) {
  const [opened] = useState(loaderData)
  return <NotMePage {...opened} />
}
