import { GuestFrame } from '#web/features/account/dashboard/guest-frame.tsx'
import { loadFavourites, type FavouritesPage as Favourites } from '#web/features/favourites/page/favourites-data.ts'
import { FavouritesPage } from '#web/features/favourites/page/favourites-page.tsx'
import type { PublicPage } from '../renderer/page.ts'

export const MY_FAVOURITES = {
  name: 'my-favourites',
  handle: {},
  Body: ({ data }) => <GuestFrame>{(user) => <FavouritesPage page={user ? data : null} />}</GuestFrame>,
  covers: (from, to) => from.pathname === to.pathname,
  personalise: loadFavourites,
} satisfies PublicPage<Favourites | null>
