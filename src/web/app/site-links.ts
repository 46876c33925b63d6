import { SITE_BASICS } from '#domain/site-basics.ts'
import { APP_ANCHOR, PATHS } from '#web/lib/paths.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import * as t from '#words/site-frame.ts'

export type SiteLink = { label: string; to: string; icon: IconName }

/** The footer's links, to which the menu leads without scripts. */
export const MENU_ANCHOR = '#footer-pages'

/** The links of header and drawer (specification §2). An address with a scheme leaves the site. */
export const HEADER_LINKS: readonly SiteLink[] = [
  { label: t.downloadApp, to: APP_ANCHOR, icon: 'download' },
  { label: t.team, to: PATHS.team, icon: 'users' },
  { label: t.joinUsInHeader, to: `${PATHS.team}#join`, icon: 'hand-heart' },
  { label: t.loveForum, to: SITE_BASICS.loveForum, icon: 'message-circle' },
]
