import { PAGES } from '#domain/page-configuration.ts'
import { browserApi } from '#web/lib/api.ts'

export type Told = { page: string; message: string; comment?: string | null }

const told = new Set<string>()

/** 'TypeError: total is undefined'; the thrown value may be anything. */
export const wordsOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)

/** Reports to Sentry when configured; its SDK loads with the first error. */
async function tellService(thrown: unknown): Promise<void> {
  if (!PAGES.sentryDsn) return
  const { captureError } = await import('./sentry.ts')
  captureError(thrown, PAGES.sentryDsn, PAGES.appEnv)
}

/** Our own record of the error, without what the guest typed or who it is (specification §8). */
async function keepReport(thrown: unknown): Promise<void> {
  await browserApi.post('/error-reports', { body: { page: location.pathname, message: wordsOf(thrown) } })
}

/** Reports a page that could not be shown once; reporting never causes another error. */
export async function reportError(thrown: unknown): Promise<void> {
  const words = wordsOf(thrown)
  if (told.has(words)) return
  told.add(words)
  await Promise.allSettled([tellService(thrown), keepReport(thrown)])
}

/** Errors outside rendering go only to a configured service: many come from extensions. */
export function watchErrors(): void {
  if (!PAGES.sentryDsn) return
  addEventListener('error', ({ error }) => void tellService(error).catch(() => undefined))
  addEventListener('unhandledrejection', ({ reason }) => void tellService(reason).catch(() => undefined))
}
