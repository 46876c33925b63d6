import { OFFICE } from '#web/lib/office-paths.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/frame.ts'

export type Place = { to: string; icon: IconName; name: string }

/** Every section of the office, in the order of the menu. */
export const PLACES: readonly Place[] = [
  { to: OFFICE.now, icon: 'inbox', name: t.now },
  { to: OFFICE.find, icon: 'search', name: t.find },
  { to: OFFICE.bookings, icon: 'calendar-days', name: t.bookings },
  { to: OFFICE.hotels, icon: 'building-complex', name: common.hotels },
  { to: OFFICE.guests, icon: 'user', name: t.guests },
  { to: OFFICE.money, icon: 'landmark', name: t.money },
  { to: OFFICE.reviews, icon: 'star', name: t.reviews },
  { to: OFFICE.coupons, icon: 'ticket-percent', name: t.coupons },
  { to: OFFICE.figures, icon: 'chart-column', name: t.figures },
  { to: OFFICE.health, icon: 'plug-zap', name: t.health },
  { to: OFFICE.log, icon: 'scroll-text', name: t.log },
  { to: OFFICE.team, icon: 'users', name: t.team },
]

/** Returns the menu section to which a page belongs. */
export function placeOf(pathname: string): string {
  if (pathname.startsWith('/office/cases/')) return OFFICE.now
  if (pathname.startsWith('/office/booking/')) return OFFICE.bookings
  if (pathname.startsWith('/office/guest/')) return OFFICE.guests
  if (
    /^\/office\/(?:statements|payouts|waiting|owing|settlements|bank|disputes|taxes|returns|trial-balance|rates)/.test(
      pathname,
    )
  )
    return OFFICE.money
  return pathname === OFFICE.applications || pathname === OFFICE.names
    ? OFFICE.hotels
    : pathname.split('/').slice(0, 3).join('/')
}
