import { startTransition, useEffect, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { useSession } from '#web/lib/session.ts'
import { fetchCurrentUser, type CurrentUser } from './current-user.ts'

export type SessionCheck =
  | { state: 'checking' }
  /** `wasSignedIn`: somebody was signed in on this page until the session ended */
  | { state: 'anonymous'; wasSignedIn: boolean }
  | { state: 'valid'; user: User }
  | { state: 'unreachable'; message: string; checkAgain: () => void }

type Checked = { key: string; result: CurrentUser }

/**
 * Validates the stored session by fetching its user (specification §2). A refused session is cleared and the guest
 * becomes anonymous (specification §8). If the server is unreachable, the session may still be valid.
 */
export function useSessionCheck(): SessionCheck & { checkAgain: () => void } {
  const session = useSession()
  const [attempt, setAttempt] = useState(0)
  const [checked, setChecked] = useState<Checked>()
  const [lastUser, setLastUser] = useState<string>()
  const userId = session.state === 'signed-in' ? session.userId : undefined
  const key = `${userId}/${attempt}`
  if (userId !== undefined && userId !== lastUser) setLastUser(userId)

  useEffect(() => {
    if (userId === undefined) return undefined
    let isWanted = true
    // Updates in a transition, because the whole page depends on this state and must respond to presses meanwhile.
    void fetchCurrentUser(userId).then((result) => isWanted && startTransition(() => setChecked({ key, result })))
    return () => {
      isWanted = false
    }
  }, [userId, key])

  const checkAgain = () => setAttempt((last) => last + 1)
  const result = checked?.key === key ? checked.result : undefined
  if (session.state === 'anonymous' || (result && 'refused' in result))
    return { state: 'anonymous', wasSignedIn: lastUser !== undefined, checkAgain }
  if (!result) return { state: 'checking', checkAgain }
  if ('user' in result) return { state: 'valid', user: result.user, checkAgain }
  return { state: 'unreachable', message: result.message, checkAgain }
}
