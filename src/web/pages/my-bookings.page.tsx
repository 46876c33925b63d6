import { lazy, Suspense } from 'react'
import { GuestFrame } from '#web/features/account/dashboard/guest-frame.tsx'
import { loadBookings, type BookingsPage as Bookings } from '#web/features/bookings/list/bookings-data.ts'
import { BookingsPage } from '#web/features/bookings/list/bookings-page.tsx'
import type { PublicPage } from '../renderer/page.ts'

const CachedStays = lazy(() => import('#web/features/offline/cached-stays.tsx'))

/** Offline: shows the stays stored in this browser. */
const kept = (
  <Suspense>
    <CachedStays />
  </Suspense>
)

export const MY_BOOKINGS = {
  name: 'my-bookings',
  handle: {},
  Body: ({ data }) => (
    <GuestFrame unreachable={kept}>{(user) => <BookingsPage page={user ? data : null} user={user} />}</GuestFrame>
  ),
  covers: (from, to) => from.pathname === to.pathname,
  personalise: loadBookings,
} satisfies PublicPage<Bookings | null>
