import { useState } from 'react'
import { loadContact, HotelContactPage } from '#web/features/staff-links/hotel-contact-page.tsx'
import { takeToken } from '#web/lib/link-token.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import type { Route } from './+types/hotel-contact.ts'

/** Read by hotel staff, so it has no frame of the guests' site. */
export const handle: PageHandle = { frame: 'desk' }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { token, language } = takeToken(request)
  return { token, language, first: await loadContact(token) }
}
clientLoader.hydrate = true as const

export const meta = () => pageMeta({ title: privateTitle('notice'), isPrivate: true })

export const HydrateFallback = () => (
  <main id="main" className="wrap section">
    <LoadingWord />
  </main>
)

export default function HotelContact({ loaderData }: Route.ComponentProps) {
  const [opened] = useState(loaderData)
  return <HotelContactPage {...opened} />
}
