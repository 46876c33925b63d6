import { refreshReview, type ReviewPageData } from '#web/features/place-booking/review-data.ts'
import { ReviewPage } from '#web/features/place-booking/review-page.tsx'
import type { PublicPage } from '../renderer/page.ts'

/** The server renders what every visitor gets; the browser adds this guest's bill and held room. */
export const REVIEW: PublicPage<ReviewPageData> = {
  name: 'review',
  handle: { header: 'desktop-only', bodyClass: 'has-bar', footer: 'short' },
  Body: ({ data }) => <ReviewPage page={data} />,
  covers: (from, to) => from.pathname === to.pathname,
  personalise: refreshReview,
}
