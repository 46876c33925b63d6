import { loadFavourites } from '#web/features/favourites/page/favourites-data.ts'
import { FavouritesPage } from '#web/features/favourites/page/favourites-page.tsx'
import { Dashboard } from '#web/features/account/dashboard/dashboard.tsx'
import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/my-favourites.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFavourites(request)

export const meta = () => pageMeta({ title: privateTitle('account'), isPrivate: true })

/** Behind the login, and while the session is checked: the page's own shape. */
const Loading = () => (
  <Dashboard user={undefined}>
    <FavouritesPage page={null} />
  </Dashboard>
)

export const HydrateFallback = Loading

export default function MyFavourites({ loaderData }: Route.ComponentProps) {
  return (
    <Protected loading={<Loading />}>
      {(user) => (
        <Dashboard user={user}>
          <FavouritesPage page={loaderData} />
        </Dashboard>
      )}
    </Protected>
  )
}
