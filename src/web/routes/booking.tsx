import { loadReview } from '#web/features/place-booking/load-review.ts'
import { refreshReview } from '#web/features/place-booking/review-data.ts'
import { ErrorPage } from '#web/app/error-page.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { REVIEW } from '#web/pages/review.page.tsx'
import type { Route } from './+types/booking.ts'

export const handle = REVIEW.handle

export const loader = ({ url, context }: Route.LoaderArgs) => loadReview({ url, context })

export const clientLoader = ({ request, url, serverLoader }: Route.ClientLoaderArgs) =>
  refreshReview({ url, signal: request.signal, fromServer: serverLoader })
clientLoader.hydrate = true as const

export const meta = () => pageMeta({ title: privateTitle('review'), isPrivate: true })

export default function BookingReview({ loaderData }: Route.ComponentProps) {
  return <REVIEW.Body data={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />
