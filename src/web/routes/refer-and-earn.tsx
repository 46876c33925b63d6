import { useDashboardUser } from '#web/features/account/dashboard/dashboard-user.ts'
import { loadReferral } from '#web/features/account/refer/refer-data.ts'
import { ReferPage } from '#web/features/account/refer/refer-page.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/refer-and-earn.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadReferral(request)

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

export const HydrateFallback = () => <ReferPage page={null} />

export default function ReferAndEarn({ loaderData }: Route.ComponentProps) {
  const user = useDashboardUser()
  return <ReferPage page={user ? loaderData : null} />
}
