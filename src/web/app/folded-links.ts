import { SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { SiteLink } from './site-links.ts'

/** The first links of the drawer. Without scripts the drawer cannot open, so the footer lists them too. */
export const PLACES: readonly SiteLink[] = [
  { label: 'Find a hotel', to: PATHS.home, icon: 'search' },
  { label: 'Superfast check-in', to: PATHS.howSuperfastCheckinWorks, icon: 'zap' },
  { label: 'Safety and law', to: PATHS.legalPage, icon: 'scale' },
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
