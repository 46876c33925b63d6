import type { User } from '#contract/accounts.ts'
import { isUserKnown, receiveUser } from '#web/features/account/profile/profile-store.ts'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import { endSession } from './end-session.ts'

/** `refused`: the session is over and was cleared. `message`: the server did not answer. */
export type CurrentUser = { user: User } | { refused: string } | { message: string }

const DEAD = new Set([401, 403, 404])

let underWay: { userId: string; answer: Promise<CurrentUser> } | undefined

async function fetchUser(userId: string): Promise<CurrentUser> {
  const answer = await browserApi.get('/users/{id}', { params: { id: userId }, filter: { include: 'city' } })
  if (answer.ok) {
    receiveUser(answer.value)
    return { user: answer.value }
  }
  if (!DEAD.has(answer.refusal.status)) return { message: answer.refusal.message }
  // Not awaited, because it is already certain that nobody is signed in.
  void endSession()
  return { refused: answer.refusal.code }
}

/**
 * Fetches the user of the stored session, which validates the session. Clears a refused session (specification §2, §7,
 * §8).
 */
export function fetchCurrentUser(userId: string): Promise<CurrentUser> {
  if (underWay?.userId === userId) return underWay.answer
  const answer = fetchUser(userId).finally(() => {
    underWay = undefined
  })
  underWay = { userId, answer }
  return answer
}

/**
 * Fetches the current user of an existing session at startup (specification §4), unless the page has already done so.
 */
export async function meetCurrentUser(): Promise<void> {
  const session = currentSession()
  if (session.state === 'signed-in' && !isUserKnown(session.userId)) await fetchCurrentUser(session.userId)
}
