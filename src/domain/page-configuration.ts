/** What the pages know of the environment they were built for. */
export type PageConfiguration = {
  appEnv: 'local' | 'staging' | 'production'
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
}
