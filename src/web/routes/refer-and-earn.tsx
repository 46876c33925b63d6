import { Dashboard } from '#web/features/account/dashboard/dashboard.tsx'
import { loadReferral } from '#web/features/account/refer/refer-data.ts'
import { ReferPage } from '#web/features/account/refer/refer-page.tsx'
import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/refer-and-earn.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadReferral(request)

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

/** Behind the login, and while the session is checked: the page's own shape. */
const Loading = () => (
  <Dashboard user={undefined}>
    <ReferPage page={null} />
  </Dashboard>
)

export const HydrateFallback = Loading

export default function ReferAndEarn({ loaderData }: Route.ComponentProps) {
  return (
    <Protected loading={<Loading />}>
      {(user) => (
        <Dashboard user={user}>
          <ReferPage page={loaderData} />
        </Dashboard>
      )}
    </Protected>
  )
}
