import type { ApiAnswer } from './api.ts'

/**
 * One attempt to change something: what was sent, as JSON, and the key it was sent with. `isUncertain` after a request
 * without an answer: it may have been carried out.
 */
export type Attempt = { sent: string; key: string; at: number; isUncertain: boolean }

/** The server replays the answer of a key for 24 hours; nobody remembers a press for that long. */
const REPEATED_FOR_MILLISECONDS = 30 * 60_000

type Drawn = { now: number; newKey: () => string }

/** The attempt that this press belongs to: the stored one if it sent the same and its outcome is unknown, else a new one. */
export function attemptFor(sent: string, last: Attempt | undefined, { now, newKey }: Drawn): Attempt {
  const isSame = last?.sent === sent && now - last.at < REPEATED_FOR_MILLISECONDS
  return isSame ? last : { sent, key: newKey(), at: now, isUncertain: false }
}

/** No answer, or a server that failed or is starting: the request may have been carried out. */
export const isOutcomeUnknown = (answer: ApiAnswer<unknown>): boolean =>
  !answer.ok && (answer.refusal.status === 0 || answer.refusal.status >= 500)

/** The server refused before it looked at the key: the session, rights, the rate limit, or an earlier request still runs. */
const saysNothingOfEarlier = (answer: ApiAnswer<unknown>): boolean =>
  !answer.ok && ([401, 403, 429].includes(answer.refusal.status) || answer.refusal.code === 'REQUEST_IN_PROGRESS')

/** What is stored after an answer; undefined when the outcome is known, and the next press is a new attempt. */
export function attemptAfter(attempt: Attempt, answer: ApiAnswer<unknown>): Attempt | undefined {
  if (isOutcomeUnknown(answer)) return { ...attempt, isUncertain: true }
  return attempt.isUncertain && saysNothingOfEarlier(answer) ? attempt : undefined
}
