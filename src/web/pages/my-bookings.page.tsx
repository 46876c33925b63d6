import { laterPart } from '#web/ui/load-part.ts'
import { GuestFrame } from '#web/features/account/dashboard/guest-frame.tsx'
import { loadBookings, type BookingsPage as Bookings } from '#web/features/bookings/list/bookings-data.ts'
import { BookingsPage } from '#web/features/bookings/list/bookings-page.tsx'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { definePage } from '#web/lib/page/page.ts'

const CachedStays = laterPart(() => import('#web/features/offline/cached-stays.tsx'))

/** The stays stored in this browser, shown while offline. */
const kept = <CachedStays />

export default definePage<Bookings | null>({
  handle: {},
  Body: ({ data }) => (
    <GuestFrame unreachable={kept}>{(user) => <BookingsPage page={user ? data : null} user={user} />}</GuestFrame>
  ),
  personalise: loadBookings,
})

export const head = privateHead('account')
