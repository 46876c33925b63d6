import { PAGES } from '#domain/page-configuration.ts'

/** Reports to Sentry when configured; its SDK loads with the first error. */
export async function reportToSentry(thrown: unknown): Promise<void> {
  if (!PAGES.sentryDsn) return
  const { captureError } = await import('./sentry.ts')
  captureError(thrown, PAGES.sentryDsn, PAGES.appEnv)
}

/** Errors outside rendering go only to a configured service: many come from extensions. */
export function watchErrors(): void {
  if (!PAGES.sentryDsn) return
  addEventListener('error', ({ error }) => void reportToSentry(error).catch(() => undefined))
  addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    // A fade that was left out: `document-script.ts`.
    if (!defaultPrevented) void reportToSentry(reason).catch(() => undefined)
  })
}
