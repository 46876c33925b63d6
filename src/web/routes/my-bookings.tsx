import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { MY_BOOKINGS } from '#web/pages/my-bookings.page.tsx'
import type { Route } from './+types/my-bookings.ts'

export const clientLoader = ({ request, url }: Route.ClientLoaderArgs) =>
  MY_BOOKINGS.personalise({ url, signal: request.signal })

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

export const HydrateFallback = () => <MY_BOOKINGS.Body data={null} />

export default function MyBookings({ loaderData }: Route.ComponentProps) {
  return <MY_BOOKINGS.Body data={loaderData} />
}
