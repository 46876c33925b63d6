import { useSyncExternalStore } from 'react'

/**
 * The part of the session that scripts may read: a cookie that accompanies the HttpOnly token (decisions, "Sign-in").
 */
export type Session = { state: 'unknown' } | { state: 'anonymous' } | { state: 'signed-in'; userId: string }

const UNKNOWN: Session = { state: 'unknown' }
const ANONYMOUS: Session = { state: 'anonymous' }

let current: Session = UNKNOWN
const listeners = new Set<() => void>()

function readCookie(): Session {
  const userId = /(?:^|;\s*)user_id=([^;]+)/.exec(document.cookie)?.[1]
  if (!userId) return ANONYMOUS
  return current.state === 'signed-in' && current.userId === userId ? current : { state: 'signed-in', userId }
}

/**
 * Browsers that have `cookieStore` report changed cookies, so that a login or logout in another tab shows immediately.
 */
const cookies = (): EventTarget | undefined => globalThis.cookieStore

/** Call it after a login or a logout in this tab. A tab also checks the session when it becomes visible. */
export function refreshSession(): void {
  const next = readCookie()
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

/** Reports sign-ins and sign-outs. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('focus', refreshSession)
    addEventListener('pageshow', refreshSession)
    cookies()?.addEventListener('change', refreshSession)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('focus', refreshSession)
    removeEventListener('pageshow', refreshSession)
    cookies()?.removeEventListener('change', refreshSession)
  }
}

export function currentSession(): Session {
  if (current.state === 'unknown') current = readCookie()
  return current
}

/** 'unknown' on the server and while hydrating: a public page is the same for every visitor. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, currentSession, () => UNKNOWN)
