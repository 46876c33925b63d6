import { TAX_RULES, taxRuleOn, type TaxRule } from './bills/tax.ts'
import { IDENTITY_RETENTION_DAYS } from './retention-days.ts'

/** What the pages know about the environment they were built for. */
export type PageConfiguration = {
  appEnv: 'local' | 'staging' | 'production'
  /** days after the last stay for which the pages promise to keep identity images */
  identityKeptDays: number
  /** the GST rules, beginning with the one in force on the day of the build */
  taxRules: readonly TaxRule[]
  /** Google Tag Manager container, 'GTM-…' */
  gtmId?: string
  /** Meta pixel; in production only (specification §7) */
  metaPixelId?: string
  /**
   * third-party map tiles, and the attribution their owner requires; without them maps show our own drawing of the city
   */
  mapTiles?: { url: string; attribution: string }
  /** Sentry project that receives errors */
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

/** The GST rule that the pages' texts state: the one in force when the pages were built. */
export const taxRuleInWords = taxRuleOn(PAGES.taxRules, PAGES.taxRules[0]?.from ?? '')
