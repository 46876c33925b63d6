import { TAX_RULES, taxRuleOn, type TaxRule } from './bills/tax.ts'
import { IDENTITY_RETENTION_DAYS } from './retention-days.ts'

/** What the pages know about the environment for which they were built. */
export type PageConfiguration = {
  appEnv: 'local' | 'staging' | 'production'
  /** how many days after the last stay the pages promise to keep identity images */
  identityKeptDays: number
  /** the GST rules, beginning with the rule in force on the day of the build */
  taxRules: readonly TaxRule[]
  /** the Google Tag Manager container, 'GTM-…' */
  gtmId?: string
  /** the Meta pixel, used only in production (specification §7) */
  metaPixelId?: string
  /**
   * third-party map tiles, and the attribution that their owner requires; without tiles, maps show our own drawing of
   * the city
   */
  mapTiles?: { url: string; attribution: string }
  /** the Sentry project that receives errors */
  sentryDsn?: string
}

/**
 * The configuration that the build writes into the pages (`vite.config.ts`), read by
 * `src/server/page-configuration.ts`.
 */
export const PAGES: PageConfiguration = (globalThis as { UNCLE_PAGES?: PageConfiguration }).UNCLE_PAGES ?? {
  appEnv: 'local',
  identityKeptDays: IDENTITY_RETENTION_DAYS,
  taxRules: TAX_RULES,
}

/** The GST rule that the pages' texts state, which was in force when the pages were built. */
export const taxRuleInWords = taxRuleOn(PAGES.taxRules, PAGES.taxRules[0]?.from ?? '')
