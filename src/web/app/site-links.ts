import { SITE } from '#domain/site.ts'
import { APP_ANCHOR, PATHS } from '#web/lib/paths.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'

type SiteLink = { label: string; to: string; icon: IconName }

/** The footer's links, where the menu leads without a script. */
export const MENU_ANCHOR = '#footer-pages'

/** The drawer's first links. */
export const PLACES: readonly SiteLink[] = [
  { label: 'Find a hotel', to: PATHS.home, icon: 'search' },
  { label: 'Superfast check-in', to: PATHS.howSuperfastCheckinWorks, icon: 'zap' },
  { label: 'Safety and law', to: PATHS.legalPage, icon: 'scale' },
]

/** Header and drawer (specification §2). An address with a scheme leaves the site. */
export const HEADER_LINKS: readonly SiteLink[] = [
  { label: 'Download App', to: APP_ANCHOR, icon: 'download' },
  { label: 'Team', to: PATHS.team, icon: 'users' },
  { label: 'Join Us', to: `${PATHS.team}#join`, icon: 'hand-heart' },
  { label: 'Love Forum', to: SITE.loveForum, icon: 'message-circle' },
]

/** The profile menu: both lists live on My Bookings (specification §2). */
export const PROFILE_LINKS: readonly SiteLink[] = [
  { label: 'My Bookings', to: PATHS.myBookings, icon: 'calendar-days' },
  { label: 'My Favourites', to: PATHS.myBookings, icon: 'heart' },
]

export const FOOTER_LINKS: readonly Omit<SiteLink, 'icon'>[] = [
  { label: 'About Us', to: `${PATHS.team}#about` },
  { label: 'Team', to: PATHS.team },
  { label: 'Join us', to: `${PATHS.team}#join` },
  { label: 'Blog', to: SITE.blog },
  { label: 'Love Forum', to: SITE.loveForum },
  { label: 'Refer & Earn', to: PATHS.referAndEarn },
  { label: 'Get your hotel Listed', to: PATHS.partnerWithUs },
  { label: 'Terms', to: PATHS.termsConditions },
  { label: 'Privacy', to: PATHS.privacyPolicy },
  { label: 'Refunds/\u200bCancellations', to: PATHS.cancellationsRefunds },
]
