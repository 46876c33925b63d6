import { useDashboardUser } from '#web/features/account/dashboard/dashboard-user.ts'
import { loadFavourites } from '#web/features/favourites/page/favourites-data.ts'
import { FavouritesPage } from '#web/features/favourites/page/favourites-page.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/my-favourites.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFavourites(request)

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

export const HydrateFallback = () => <FavouritesPage page={null} />

export default function MyFavourites({ loaderData }: Route.ComponentProps) {
  const user = useDashboardUser()
  return <FavouritesPage page={user ? loaderData : null} />
}
