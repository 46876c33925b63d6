import { loadMyData } from '#web/features/my-data/load-my-data.ts'
import { MyDataPage } from '#web/features/my-data/my-data-page.tsx'
import { Dashboard } from '#web/features/account/dashboard/dashboard.tsx'
import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/my-data.ts'

export const clientLoader = () => loadMyData()

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

/** Behind the login, and while the session is checked: the page's own shape. */
const Loading = () => (
  <Dashboard user={undefined}>
    <MyDataPage user={undefined} loaded={null} />
  </Dashboard>
)

export const HydrateFallback = Loading

export default function MyData({ loaderData }: Route.ComponentProps) {
  return (
    <Protected loading={<Loading />}>
      {(user) => (
        <Dashboard user={user}>
          <MyDataPage key={user.id} user={user} loaded={loaderData} />
        </Dashboard>
      )}
    </Protected>
  )
}
