import { addBooking, loadFailed, type FailedPageData } from '#web/features/bookings/confirmation/failed-data.ts'
import { FailedPage } from '#web/features/bookings/confirmation/failed-page.tsx'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { definePage, type ServerCall } from '#web/lib/page/page.ts'

export default definePage<FailedPageData>({
  handle: { footer: 'short' },
  Body: ({ data }) => <FailedPage page={data} />,
  personalise: addBooking,
})

export const load = ({ url, context }: ServerCall) => loadFailed({ url, context })

export const head = privateHead('notice')
