import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import { checkOperatorFresh } from '#domain/office/identity-reading.ts'
import { isNewAdmin } from '#domain/office/limits.ts'
import { OFFICE_SESSION_HOURS, officeAccess, type OfficeAccess, type OperatorRole } from '#domain/office/operators.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { clearOwnCookie, ownCookieName, setOwnCookie } from './own-cookies.ts'
import { oncePerRequest, tokenOf } from './request-token.ts'
import { hashToken } from './session.ts'

/** A device at the office, signed in as an operator. It has no access to what this person booked as a guest. */
export type OfficeSession = {
  operatorId: string
  name: string
  phone: string
  role: OperatorRole
  /** when they got access to the office */
  grantedAt: Date
  /** their access on this device: none until their passkey is shown */
  standing: OfficeAccess
  hasShownPasskey: boolean
  /** when their passkey was shown on this device */
  passkeyAt: Date | null
  /** when the OTP that opened this session was typed */
  signedInAt: Date
  tokenHash: Buffer
  expiresAt: Date
}

export const OFFICE_COOKIE = 'office_token'
const OFFICE_SECONDS = OFFICE_SESSION_HOURS * 60 * 60
/** How outdated `last_seen` may be. */
const SEEN_EVERY_MINUTES = 10

export const setOfficeCookie = (reply: FastifyReply, env: Env, token: string): void =>
  void setOwnCookie(reply, env, OFFICE_COOKIE, token, OFFICE_SECONDS)

export const clearOfficeCookie = (reply: FastifyReply, env: Env): void => void clearOwnCookie(reply, env, OFFICE_COOKIE)

/**
 * Reads the office's session of a request. Null if there is none, and for operators who were removed. Throws
 * CROSS_SITE.
 */
export const readOfficeSession = oncePerRequest(async (services, request): Promise<OfficeSession | null> => {
  const token = tokenOf(services, request, { cookie: ownCookieName(services.env, OFFICE_COOKIE) })
  return token === undefined ? null : findOfficeSessionOf(services, token)
})

type SessionRow = Omit<OfficeSession, 'tokenHash' | 'standing'> & { lastSeen: Date }

/** Finds the session of a token. Null if there is none, and for operators who were removed. */
export async function findOfficeSessionOf({ db, clock, env }: Services, token: string): Promise<OfficeSession | null> {
  const tokenHash = hashToken(token)
  const now = clock.now()
  const { rows } = await sql<SessionRow>`
    select o.id as "operatorId", o.name, o.phone, o.role, o.granted_at as "grantedAt", s.passkey_at is not null as "hasShownPasskey",
      s.passkey_at as "passkeyAt", s.created_at as "signedInAt", s.expires_at as "expiresAt", s.last_seen as "lastSeen"
    from office_sessions s join operators o on o.id = s.operator_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and o.ended_at is null`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { lastSeen, ...session } = row
  if (addMinutes(lastSeen, SEEN_EVERY_MINUTES) < now)
    await db.updateTable('office_sessions').set({ last_seen: now }).where('token_hash', '=', tokenHash).execute()
  const { role, hasShownPasskey } = session
  const isNew = isNewAdmin(session.grantedAt, now)
  const standing = officeAccess(role, { isLocal: env.APP_ENV === 'local', hasShownPasskey, isNew })
  return { ...session, standing, tokenHash }
}

/**
 * Requires a recent passkey. Somebody at an unlocked computer has a session, but not its operator's finger for this
 * action.
 */
export async function requireFreshAtOffice({ db, clock }: Services, session: OfficeSession): Promise<void> {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select 1 from passkeys where kind = 'operator' and holder = ${session.operatorId} and forgotten_at is null) as has`.execute(
    db,
  )
  const fresh = checkOperatorFresh({ ...session, hasPasskey: rows[0]?.has ?? false }, clock.now())
  if (!fresh.ok) throw refusal(fresh.refusal)
}
