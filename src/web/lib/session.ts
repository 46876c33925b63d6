import { createStore, useStore } from './store.ts'

/**
 * The part of the session that scripts may read: a cookie that accompanies the HttpOnly token (decisions, "Sign-in").
 */
export type Session = { state: 'unknown' } | { state: 'anonymous' } | { state: 'signed-in'; userId: string }

const UNKNOWN: Session = { state: 'unknown' }
const ANONYMOUS: Session = { state: 'anonymous' }

function readCookie(last: Session): Session {
  const userId = /(?:^|;\s*)user_id=([^;]+)/.exec(document.cookie)?.[1]
  if (!userId) return ANONYMOUS
  return last.state === 'signed-in' && last.userId === userId ? last : { state: 'signed-in', userId }
}

/** Browsers with `cookieStore` report changed cookies, so that a login or logout in another tab shows immediately. */
const cookies = (): EventTarget | undefined => globalThis.cookieStore

const session = createStore<Session>(UNKNOWN, {
  read: (last) => (last.state === 'unknown' ? readCookie(last) : last),
  connect: () => {
    const watched = new AbortController()
    const { signal } = watched
    addEventListener('focus', refreshSession, { signal })
    addEventListener('pageshow', refreshSession, { signal })
    cookies()?.addEventListener('change', refreshSession, { signal })
    return () => watched.abort()
  },
})

/** Rereads the session. Call it after a login or logout in this tab. A tab also does it when it becomes visible. */
export function refreshSession(): void {
  const last = session.get()
  const next = readCookie(last)
  if (next !== last) session.set(next)
}

export const currentSession = session.get

/** Reports sign-ins and sign-outs. */
export const onSessionChange = session.subscribe

/** 'unknown' on the server and during hydration, because a public page is the same for every visitor. */
export const useSession = (): Session => useStore(session)
