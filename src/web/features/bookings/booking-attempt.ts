import { removeFromTab, storeInTab, readFromTab } from '#web/lib/tab-memory.ts'

/** One attempt to book: the request as JSON, and its idempotency key. */
export type Attempt = { sent: string; key: string }

/**
 * The key for this request. The same request keeps its key, so that a lost answer or a press on 'back' never books
 * twice; a different request starts a new attempt.
 */
export const attemptFor = (sent: string, last: Attempt | undefined, newKey: () => string): Attempt =>
  last?.sent === sent ? last : { sent, key: newKey() }

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'sent' in value &&
  'key' in value &&
  typeof value.sent === 'string' &&
  typeof value.key === 'string'

/** This tab's attempt, which survives a reload and the payment page. */
export function currentAttempt(body: unknown): Attempt & { isRepeated: boolean } {
  const kept = readFromTab('attempt')
  const last = isAttempt(kept) ? kept : undefined
  const attempt = attemptFor(JSON.stringify(body), last, () => crypto.randomUUID())
  storeInTab('attempt', attempt)
  return { ...attempt, isRepeated: attempt.key === last?.key }
}

/** After a final answer, the next press starts a new attempt. */
export const endAttempt = (): void => removeFromTab('attempt')
