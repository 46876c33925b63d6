import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { Dashboard } from '#web/features/account/dashboard/dashboard.tsx'
import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { PATHS } from '#web/lib/paths.ts'

const KeptStays = lazy(() => import('#web/features/offline/kept-stays.tsx'))

const Frame = ({ user }: { user: User | undefined }) => (
  <Dashboard user={user}>
    <Outlet context={user} />
  </Dashboard>
)

/** The frame of every page behind the login that shows the profile (specification §2). */
export default function DashboardLayout() {
  const { pathname } = useLocation()
  const kept = pathname === PATHS.myBookings && (
    <Suspense>
      <KeptStays />
    </Suspense>
  )
  return (
    <Protected loading={<Frame user={undefined} />} unreachable={kept}>
      {(user) => <Frame user={user} />}
    </Protected>
  )
}
