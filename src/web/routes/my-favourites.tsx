import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { MY_FAVOURITES } from '#web/pages/my-favourites.page.tsx'
import type { Route } from './+types/my-favourites.ts'

export const clientLoader = ({ request, url }: Route.ClientLoaderArgs) =>
  MY_FAVOURITES.personalise({ url, signal: request.signal })

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

export const HydrateFallback = () => <MY_FAVOURITES.Body data={null} />

export default function MyFavourites({ loaderData }: Route.ComponentProps) {
  return <MY_FAVOURITES.Body data={loaderData} />
}
