import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { REFER_AND_EARN } from '#web/pages/refer-and-earn.page.tsx'
import type { Route } from './+types/refer-and-earn.ts'

export const clientLoader = ({ request, url }: Route.ClientLoaderArgs) =>
  REFER_AND_EARN.personalise({ url, signal: request.signal })

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

export const HydrateFallback = () => <REFER_AND_EARN.Body data={null} />

export default function ReferAndEarn({ loaderData }: Route.ComponentProps) {
  return <REFER_AND_EARN.Body data={loaderData} />
}
