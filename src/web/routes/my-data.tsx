import { useDashboardUser } from '#web/features/account/dashboard/dashboard-user.ts'
import { loadMyData } from '#web/features/my-data/load-my-data.ts'
import { MyDataPage } from '#web/features/my-data/my-data-page.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/my-data.ts'

export const clientLoader = () => loadMyData()

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

export const HydrateFallback = () => <MyDataPage loaded={null} user={undefined} />

export default function MyData({ loaderData }: Route.ComponentProps) {
  const user = useDashboardUser()
  return <MyDataPage key={user?.id} loaded={user ? loaderData : null} user={user} />
}
