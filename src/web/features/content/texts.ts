import { CANCELLATIONS_REFUNDS } from '#web/content/cancellations-refunds.ts'
import { LOVEKIT } from '#web/content/lovekit.ts'
import type { PageText } from '#web/content/page-text.ts'
import { PRIVACY_POLICY } from '#web/content/privacy-policy.ts'
import { SAFETY_LAW } from '#web/content/safety-law.ts'
import { SHARE_AND_WIN } from '#web/content/share-and-win.ts'
import { SUPERFAST_CHECKIN } from '#web/content/superfast-checkin.ts'
import { TEAM } from '#web/content/team.ts'
import { TERMS_CONDITIONS } from '#web/content/terms-conditions.ts'

type Described = Pick<PageText, 'path' | 'title' | 'description'>

/** The texts that share one shape. */
export const PLAIN_TEXTS: readonly PageText[] = [
  CANCELLATIONS_REFUNDS,
  LOVEKIT,
  PRIVACY_POLICY,
  SHARE_AND_WIN,
  TEAM,
  TERMS_CONDITIONS,
]

/** The title and description of a text page; undefined for any other address. */
export const describedAt = (path: string): Described | undefined =>
  [...PLAIN_TEXTS, SAFETY_LAW, SUPERFAST_CHECKIN].find((text) => text.path === path)
