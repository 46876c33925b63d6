import { useDashboardUser } from '#web/features/account/dashboard/dashboard-user.ts'
import { loadBookings } from '#web/features/bookings/list/bookings-data.ts'
import { BookingsPage } from '#web/features/bookings/list/bookings-page.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/my-bookings.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadBookings(request)

export const meta = () => pageMeta({ title: privateTitle('account') })

export const HydrateFallback = () => <BookingsPage page={null} user={undefined} />

export default function MyBookings({ loaderData }: Route.ComponentProps) {
  const user = useDashboardUser()
  return <BookingsPage page={user ? loaderData : null} user={user} />
}
