import { ReviewPage } from '#web/features/place-booking/review-page.tsx'
import { loadReview, refreshReview } from '#web/features/place-booking/review-data.ts'
import { ErrorPage } from '#web/app/error-page.tsx'
import type { PageHandle } from '#web/app/page-handle.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/booking.ts'

export const handle: PageHandle = { header: 'desktop-only', bodyClass: 'has-bar', footer: 'short' }

export const loader = ({ request, context }: Route.LoaderArgs) => loadReview({ request, context })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  refreshReview({ request, serverLoader })
clientLoader.hydrate = true as const

export const meta = () => pageMeta({ title: privateTitle('review'), isPrivate: true })

export default function BookingReview({ loaderData }: Route.ComponentProps) {
  return <ReviewPage page={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />
