import type { ResponseOf } from '#contract/call.ts'
import type { listGuestPasskeys } from '#contract/guest-passkeys.ts'
import type { listIdentityLooks, listSessions } from '#contract/my-data.ts'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import { receiveFreshUntil } from '#web/features/account/otp/fresh-otp.ts'

export type MyData =
  | {
      sessions: ResponseOf<typeof listSessions>['sessions']
      looks: ResponseOf<typeof listIdentityLooks>['looks']
      passkeys: ResponseOf<typeof listGuestPasskeys>['passkeys']
      identities: string[]
    }
  | { problem: string }

/** Null when nobody is signed in: the login then covers the page. */
export async function loadMyData(): Promise<MyData | null> {
  const session = currentSession()
  if (session.state !== 'signed-in') return null
  const params = { id: session.userId }
  const [sessions, looks, passkeys, own] = await Promise.all([
    browserApi.get('/users/{id}/sessions', { params }),
    browserApi.get('/users/{id}/identity-looks', { params }),
    browserApi.get('/users/{id}/passkeys', { params }),
    browserApi.get('/users/{id}/identity', { params }),
  ])
  if (sessions.ok && looks.ok && passkeys.ok && own.ok) {
    receiveFreshUntil(sessions.value.freshUntil)
    return {
      sessions: sessions.value.sessions,
      looks: looks.value.looks,
      passkeys: passkeys.value.passkeys,
      identities: own.value.identities.map(({ id }) => id),
    }
  }
  const refused = [sessions, looks, passkeys, own].find((answer) => !answer.ok)
  const refusal = refused && !refused.ok ? refused.refusal : undefined
  if (!refusal || refusal.status === 401 || refusal.status === 404) return null
  return { problem: refusal.message }
}
