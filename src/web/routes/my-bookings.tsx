import { lazy, Suspense } from 'react'
import { loadBookings } from '#web/features/bookings/list/bookings-data.ts'
import { BookingsPage } from '#web/features/bookings/list/bookings-page.tsx'
import { Dashboard } from '#web/features/account/dashboard/dashboard.tsx'
import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/my-bookings.ts'

const KeptStays = lazy(() => import('#web/features/offline/kept-stays.tsx'))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadBookings(request)

export const meta = () => pageMeta({ title: privateTitle('account') })

/** Behind the login, and while the session is checked: the page's own shape. */
const Loading = () => (
  <Dashboard user={undefined}>
    <BookingsPage page={null} user={undefined} />
  </Dashboard>
)

export const HydrateFallback = Loading

export default function MyBookings({ loaderData }: Route.ComponentProps) {
  return (
    <Protected
      loading={<Loading />}
      unreachable={
        <Suspense>
          <KeptStays />
        </Suspense>
      }
    >
      {(user) => (
        <Dashboard user={user}>
          <BookingsPage page={loaderData} user={user} />
        </Dashboard>
      )}
    </Protected>
  )
}
