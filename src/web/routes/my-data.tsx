import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { MY_DATA } from '#web/pages/my-data.page.tsx'
import type { Route } from './+types/my-data.ts'

export const clientLoader = () => MY_DATA.personalise()

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

export const HydrateFallback = () => <MY_DATA.Body data={null} />

export default function MyData({ loaderData }: Route.ComponentProps) {
  return <MY_DATA.Body data={loaderData} />
}
