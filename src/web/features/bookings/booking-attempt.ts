import { attemptFor, type Attempt } from '#web/lib/attempt.ts'
import { removeFromTab, storeInTab, readFromTab } from '#web/lib/tab-memory.ts'

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'sent' in value &&
  'key' in value &&
  'at' in value &&
  typeof value.sent === 'string' &&
  typeof value.key === 'string' &&
  typeof value.at === 'number'

/**
 * This tab's attempt to book, which survives a reload and the payment page. Unlike other attempts it lasts until the
 * booking is confirmed or refused, so that a press on 'back' from the payment page finds the booking that is on hold.
 */
export function currentAttempt(body: unknown): Attempt & { isRepeated: boolean } {
  const kept = readFromTab('attempt')
  const last = isAttempt(kept) ? kept : undefined
  const drawn = { now: Date.now(), newKey: () => crypto.randomUUID() }
  const attempt = attemptFor(JSON.stringify(body), last, drawn)
  storeInTab('attempt', attempt)
  return { ...attempt, isRepeated: attempt.key === last?.key }
}

/** After a final answer, the next press starts a new attempt. */
export const endAttempt = (): void => removeFromTab('attempt')
