import { PAGES } from '#domain/page-configuration.ts'

/** Reports to Sentry if it is configured. Its SDK loads with the first error. */
export async function reportToSentry(thrown: unknown): Promise<void> {
  if (!PAGES.sentryDsn) return
  const { captureError } = await import('./sentry.ts')
  captureError(thrown, PAGES.sentryDsn, PAGES.appEnv)
}

/** Reports errors outside rendering only to a configured service, because many of them come from browser extensions. */
export function watchErrors(): void {
  if (!PAGES.sentryDsn) return
  addEventListener('error', ({ error }) => void reportToSentry(error).catch(() => undefined))
  addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    // The error of a skipped view transition; see `document-script.ts`.
    if (!defaultPrevented) void reportToSentry(reason).catch(() => undefined)
  })
}
