import { browserApi } from '#web/lib/api.ts'
import { reportToSentry } from './report-to-sentry.ts'

const told = new Set<string>()

/** Describes an error: 'TypeError: total is undefined'. The thrown value may be anything. */
export const wordsOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)

/** Builds our own record of the error, without what the guest typed or who the guest is (specification §8). */
async function keepReport(thrown: unknown): Promise<void> {
  await browserApi.post('/error-reports', { body: { page: location.pathname, message: wordsOf(thrown) } })
}

/** Reports a failed page once, and never causes another error. */
export async function reportError(thrown: unknown): Promise<void> {
  const words = wordsOf(thrown)
  if (told.has(words)) return
  told.add(words)
  await Promise.allSettled([reportToSentry(thrown), keepReport(thrown)])
}
