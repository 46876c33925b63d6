import { PATHS } from '#web/lib/paths.ts'
import type { SiteLink } from './site-links.ts'
import * as common from '#words/common.ts'

/** The links of the profile menu. Both lists are on My Bookings (specification §2). */
export const PROFILE_LINKS: readonly SiteLink[] = [
  { label: common.myBookings, to: PATHS.myBookings, icon: 'calendar-days' },
  { label: common.myFavourites, to: PATHS.myBookings, icon: 'heart' },
]
