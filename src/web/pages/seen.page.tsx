import { loadSeenLink, type LinkedBooking } from '#web/features/seen-link/load-seen-link.ts'
import { SeenPage } from '#web/features/seen-link/seen-page.tsx'
import { takeToken, type LinkToken } from '#web/lib/link-token.ts'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { LoadingPage } from '#web/ui/loading-page.tsx'
import { definePage, type VisitorCall } from '#web/lib/page/page.ts'

type Opened = (LinkToken & { first: LinkedBooking }) | null

async function personalise({ url }: VisitorCall<Opened>): Promise<Opened> {
  const link = takeToken(url)
  return { ...link, first: await loadSeenLink(link.token) }
}

/** Read by hotel staff, so it does not have the frame of the guests' site. */
export default definePage<Opened>({
  handle: { frame: 'desk' },
  Body: ({ data }) => (data ? <SeenPage {...data} /> : <LoadingPage />),
  personalise,
})

export const head = privateHead('notice')
