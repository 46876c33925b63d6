import { SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { SiteLink } from './site-links.ts'
import * as common from '#words/common.ts'
import * as t from '#words/site-frame.ts'

/** The first links of the drawer. Without scripts the drawer cannot open, so the footer lists them too. */
export const PLACES: readonly SiteLink[] = [
  { label: common.findHotel, to: PATHS.home, icon: 'search' },
  { label: common.superfastCheckIn, to: PATHS.howSuperfastCheckinWorks, icon: 'zap' },
  { label: t.safetyAndLaw, to: PATHS.legalPage, icon: 'scale' },
]

export const FOOTER_LINKS: readonly Omit<SiteLink, 'icon'>[] = [
  { label: t.aboutUs, to: `${PATHS.team}#about` },
  { label: t.team, to: PATHS.team },
  { label: t.joinUs, to: `${PATHS.team}#join` },
  { label: t.blog, to: SITE.blog },
  { label: t.loveForum, to: SITE.loveForum },
  { label: t.referAndEarn, to: PATHS.referAndEarn },
  { label: t.getYourHotelListed, to: PATHS.partnerWithUs },
  { label: t.terms, to: PATHS.termsConditions },
  { label: t.privacy, to: PATHS.privacyPolicy },
  { label: t.refundsCancellations, to: PATHS.cancellationsRefunds },
  { label: t.ourRecord, to: PATHS.trust },
  { label: t.howWeOrder, to: PATHS.howWeOrder },
]
