import { GuestFrame } from '#web/features/account/dashboard/guest-frame.tsx'
import { loadFavourites, type FavouritesPage as Favourites } from '#web/features/favourites/page/favourites-data.ts'
import { FavouritesPage } from '#web/features/favourites/page/favourites-page.tsx'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { definePage } from '#web/lib/page/page.ts'

export default definePage<Favourites | null>({
  handle: {},
  Body: ({ data }) => <GuestFrame>{(user) => <FavouritesPage page={user ? data : null} />}</GuestFrame>,
  personalise: loadFavourites,
})

export const head = privateHead('account')
