import { lazy, Suspense } from 'react'
import { GuestFrame } from '#web/features/account/dashboard/guest-frame.tsx'
import { loadBookings, type BookingsPage as Bookings } from '#web/features/bookings/list/bookings-data.ts'
import { BookingsPage } from '#web/features/bookings/list/bookings-page.tsx'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { definePage } from '#web/lib/page/page.ts'

const CachedStays = lazy(() => import('#web/features/offline/cached-stays.tsx'))

/** Offline: shows the stays stored in this browser. */
const kept = (
  <Suspense>
    <CachedStays />
  </Suspense>
)

export default definePage<Bookings | null>({
  handle: {},
  Body: ({ data }) => (
    <GuestFrame unreachable={kept}>{(user) => <BookingsPage page={user ? data : null} user={user} />}</GuestFrame>
  ),
  personalise: loadBookings,
})

export const head = privateHead('account')
