import type { Booking } from '#contract/bookings.ts'
import type { ResponseOf } from '#contract/call.ts'
import type { listGuestPasskeys } from '#contract/guest-passkeys.ts'
import type { listIdentityViews, listSessions } from '#contract/my-data.ts'
import type { Nominee } from '#contract/nominees.ts'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import { receiveFreshUntil } from '#web/features/account/otp/fresh-otp.ts'

/** An upcoming booking that is shared between two accounts, or will be once the partner accepts. */
export type SharedBooking = { id: string; code: string; role: Booking['role']; isAccepted: boolean }

export type MyData =
  | {
      sessions: ResponseOf<typeof listSessions>['sessions']
      looks: ResponseOf<typeof listIdentityViews>['looks']
      passkeys: ResponseOf<typeof listGuestPasskeys>['passkeys']
      nominee: Nominee | null
      identities: string[]
      shared: SharedBooking[]
    }
  | { problem: string }

const MAX_SHARED = 20

const sharedOf = (bookings: readonly Booking[]): SharedBooking[] =>
  bookings
    .filter(({ fastCheckInStatus }) => fastCheckInStatus !== null)
    .map(({ id, short_id: code, role, fastCheckInStatus }) => ({
      id,
      code,
      role,
      isAccepted: fastCheckInStatus === 'accepted',
    }))

/** Loads the guest's data; null if nobody is signed in, so that the login covers the page. */
export async function loadMyData(): Promise<MyData | null> {
  const session = currentSession()
  if (session.state !== 'signed-in') return null
  const params = { id: session.userId }
  const [sessions, looks, passkeys, nominee, own, ahead] = await Promise.all([
    browserApi.get('/users/{id}/sessions', { params }),
    browserApi.get('/users/{id}/identity-looks', { params }),
    browserApi.get('/users/{id}/passkeys', { params }),
    browserApi.get('/users/{id}/nominee', { params }),
    browserApi.get('/users/{id}/identity', { params }),
    browserApi.get('/bookings/user-bookings/{userId}', {
      params: { userId: session.userId },
      filter: { where: { type: 'upcoming' }, limit: MAX_SHARED },
    }),
  ])
  if (sessions.ok && looks.ok && passkeys.ok && nominee.ok && own.ok && ahead.ok) {
    receiveFreshUntil(sessions.value.freshUntil)
    return {
      sessions: sessions.value.sessions,
      looks: looks.value.looks,
      passkeys: passkeys.value.passkeys,
      nominee: nominee.value.nominee,
      identities: own.value.identities.map(({ id }) => id),
      shared: sharedOf(ahead.value),
    }
  }
  const refused = [sessions, looks, passkeys, nominee, own, ahead].find((answer) => !answer.ok)
  const refusal = refused && !refused.ok ? refused.refusal : undefined
  if (!refusal || refusal.status === 401 || refusal.status === 404) return null
  return { problem: refusal.message }
}
