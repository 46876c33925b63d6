import { HotelContactPage, loadContact } from '#web/features/staff-links/hotel-contact-page.tsx'
import { takeToken, type LinkToken } from '#web/lib/link-token.ts'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { LoadingPage } from '#web/ui/loading-page.tsx'
import { definePage, type VisitorCall } from '#web/lib/page/page.ts'

type Opened = (LinkToken & { first: Awaited<ReturnType<typeof loadContact>> }) | null

async function personalise({ url }: VisitorCall<Opened>): Promise<Opened> {
  const link = takeToken(url)
  return { ...link, first: await loadContact(link.token) }
}

/** Read by hotel staff, so it does not have the frame of the guests' site. */
export default definePage<Opened>({
  handle: { frame: 'desk' },
  Body: ({ data }) => (data ? <HotelContactPage {...data} /> : <LoadingPage />),
  personalise,
})

export const head = privateHead('notice')
