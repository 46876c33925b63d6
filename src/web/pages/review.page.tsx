import { loadReview } from '#web/features/place-booking/load-review.ts'
import { refreshReview, type ReviewPageData } from '#web/features/place-booking/review-data.ts'
import { ReviewPage } from '#web/features/place-booking/review-page.tsx'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { definePage, type ServerCall } from '#web/lib/page/page.ts'

/** The server renders what all visitors see; the browser adds this guest's bill and held room. */
export default definePage<ReviewPageData>({
  handle: { header: 'desktop-only', bodyClass: 'has-bar', footer: 'short' },
  Body: ({ data }) => <ReviewPage page={data} />,
  personalise: refreshReview,
})

export const load = ({ url, context }: ServerCall) => loadReview({ url, context })

export const head = privateHead('review')
