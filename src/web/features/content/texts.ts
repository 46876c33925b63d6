import { CANCELLATIONS_REFUNDS } from '#words/pages/cancellations-refunds.ts'
import { HOW_WE_ORDER } from '#words/pages/how-we-order.ts'
import { LOVEKIT } from '#words/pages/lovekit.ts'
import type { PageText } from '../../../words/page-text.ts'
import { PRIVACY_POLICY } from '#words/pages/privacy-policy.ts'
import { SAFETY_LAW } from '#words/pages/safety-law.ts'
import { SHARE_AND_WIN } from '#words/pages/share-and-win.ts'
import { SUPERFAST_CHECKIN } from '#words/pages/superfast-checkin.ts'
import { TEAM } from '#words/pages/team.ts'
import { TERMS_CONDITIONS } from '#words/pages/terms-conditions.ts'

type Described = Pick<PageText, 'path' | 'title' | 'description'>

/** The texts that all have the same shape. */
export const PLAIN_TEXTS: readonly PageText[] = [
  CANCELLATIONS_REFUNDS,
  HOW_WE_ORDER,
  LOVEKIT,
  PRIVACY_POLICY,
  SHARE_AND_WIN,
  TEAM,
  TERMS_CONDITIONS,
]

/** Returns the title and description of a text page; undefined for any other address. */
export const describedAt = (path: string): Described | undefined =>
  [...PLAIN_TEXTS, SAFETY_LAW, SUPERFAST_CHECKIN].find((text) => text.path === path)
