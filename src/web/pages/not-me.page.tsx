import { loadNotice, NotMePage, type NoticeOf } from '#web/features/staff-links/not-me-page.tsx'
import { takeToken, type LinkToken } from '#web/lib/link-token.ts'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { LoadingPage } from '#web/ui/loading-page.tsx'
import { definePage, type VisitorCall } from '#web/lib/page/page.ts'

type Opened = (LinkToken & { of: NoticeOf; first: Awaited<ReturnType<typeof loadNotice>> }) | null

async function personalise({ url }: VisitorCall<Opened>): Promise<Opened> {
  const link = takeToken(url)
  const of: NoticeOf = url.searchParams.get('of') === 'account' ? 'account' : 'staff'
  return { ...link, of, first: await loadNotice(of, link.token) }
}

/** Opened from a text message, so it does not have the frame of the guests' site. */
export default definePage<Opened>({
  handle: { frame: 'desk' },
  Body: ({ data }) => (data ? <NotMePage {...data} /> : <LoadingPage />),
  personalise,
})

export const head = privateHead('notice')
