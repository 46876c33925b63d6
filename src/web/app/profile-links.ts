import { PATHS } from '#web/lib/paths.ts'
import type { SiteLink } from './site-links.ts'

/** The profile menu: both lists live on My Bookings (specification §2). */
export const PROFILE_LINKS: readonly SiteLink[] = [
  { label: 'My Bookings', to: PATHS.myBookings, icon: 'calendar-days' },
  { label: 'My Favourites', to: PATHS.myBookings, icon: 'heart' },
]
