import { IDENTITY_KEPT_DAYS } from './kept-days.ts'

/** What the pages know of the environment they were built for. */
export type PageConfiguration = {
  appEnv: 'local' | 'staging' | 'production'
  /** what they promise of identity images */
  identityKeptDays: number
  /** Google Tag Manager container, 'GTM-…' */
  gtmId?: string
  /** Meta pixel; in production alone (specification §7) */
  metaPixelId?: string
  /** Sentry project that hears of errors */
  sentryDsn?: string
}

/** Written into the pages by the build (`vite.config.ts`), from what `src/server/page-configuration.ts` reads. */
export const PAGES: PageConfiguration = (globalThis as { UNCLE_PAGES?: PageConfiguration }).UNCLE_PAGES ?? {
  appEnv: 'local',
  identityKeptDays: IDENTITY_KEPT_DAYS,
}
