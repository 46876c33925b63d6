import type { ApiAnswer } from './api.ts'

/**
 * One attempt to change something: the request body as JSON and its idempotency key. `isUncertain` means that no answer
 * came, so the server may have carried the request out.
 */
export type Attempt = { sent: string; key: string; at: number; isUncertain: boolean }

/** How long a retry reuses the key. A later press is a new request. The server replays its answers for 24 hours. */
const REPEATED_FOR_MILLISECONDS = 30 * 60_000

type Drawn = { now: number; newKey: () => string }

/** Reuses the stored attempt for a recent request with the same body; otherwise starts one with a new key. */
export function attemptFor(sent: string, last: Attempt | undefined, { now, newKey }: Drawn): Attempt {
  const isSame = last?.sent === sent && now - last.at < REPEATED_FOR_MILLISECONDS
  return isSame ? last : { sent, key: newKey(), at: now, isUncertain: false }
}

/** Whether the request may have been carried out: no answer came, or the server failed. */
export const isOutcomeUnknown = (answer: ApiAnswer<unknown>): boolean =>
  !answer.ok && (answer.refusal.status === 0 || answer.refusal.status >= 500)

/**
 * Whether an answer says nothing about an earlier request with this key: the server refused before looking the key up
 * (session, rights, rate limit), or is still processing that request.
 */
const saysNothingOfEarlier = (answer: ApiAnswer<unknown>): boolean =>
  !answer.ok && ([401, 403, 429].includes(answer.refusal.status) || answer.refusal.code === 'REQUEST_IN_PROGRESS')

/** The attempt to store after an answer. Undefined once the outcome is known, so that the next press gets a new key. */
export function attemptAfter(attempt: Attempt, answer: ApiAnswer<unknown>): Attempt | undefined {
  if (isOutcomeUnknown(answer)) return { ...attempt, isUncertain: true }
  return attempt.isUncertain && saysNothingOfEarlier(answer) ? attempt : undefined
}
