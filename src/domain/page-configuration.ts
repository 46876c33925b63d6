import { TAX_RULES, taxRuleOn, type TaxRule } from './bills/tax.ts'
import { IDENTITY_RETENTION_DAYS } from './retention-days.ts'

/** What the pages know of the environment they were built for. */
export type PageConfiguration = {
  appEnv: 'local' | 'staging' | 'production'
  /** days after the last stay for which the pages promise to keep identity images */
  identityKeptDays: number
  /** the rules of GST, the one in force on the day of the build first */
  taxRules: readonly TaxRule[]
  /** Google Tag Manager container, 'GTM-…' */
  gtmId?: string
  /** Meta pixel; in production only (specification §7) */
  metaPixelId?: string
  /** map tiles from elsewhere, and the words their owner asks for; without them maps draw our own plan of the city */
  mapTiles?: { url: string; attribution: string }
  /** Sentry project that receives errors */
  sentryDsn?: string
}

/** Written into the pages by the build (`vite.config.ts`), from what `src/server/page-configuration.ts` reads. */
export const PAGES: PageConfiguration = (globalThis as { UNCLE_PAGES?: PageConfiguration }).UNCLE_PAGES ?? {
  appEnv: 'local',
  identityKeptDays: IDENTITY_RETENTION_DAYS,
  taxRules: TAX_RULES,
}

/** The GST rule that texts name: the one in force when the pages were built. */
export const taxRuleInWords = taxRuleOn(PAGES.taxRules, PAGES.taxRules[0]?.from ?? '')
