import { CamePage } from '#web/features/bookings/came-page.tsx'
import { takeToken, type LinkToken } from '#web/lib/link-token.ts'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { LoadingPage } from '#web/ui/loading-page.tsx'
import { definePage } from '#web/lib/page/page.ts'

/** Opened from a message, so it does not have the site's frame. */
export default definePage<LinkToken | null>({
  handle: { frame: 'desk' },
  Body: ({ data }) => (data ? <CamePage token={data.token} /> : <LoadingPage />),
  personalise: ({ url }) => Promise.resolve(takeToken(url)),
})

export const head = privateHead('notice')
