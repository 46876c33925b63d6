import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'
import { createHash } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Gender } from '#domain/accounts/sign-up-form.ts'
import { SESSION_DAYS, SESSION_IDLE_DAYS } from '#domain/retention-days.ts'
import { freshUntil, isFresh } from '#domain/accounts/fresh-otp.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { oncePerRequest, tokenOf } from './request-token.ts'

export type Session = {
  userId: string
  tokenHash: Buffer
  /** until when the OTP typed in this session counts as fresh */
  freshUntil: Date | null
  /** when a passkey was shown in this session */
  passkeyAt: Date | null
  /** current details of the account, read with the session so that a booking need not query them */
  guest: {
    name: string
    email: string
    phone: string
    language: string
    newsBy: NewsChannel
    gender: Gender | null
    city: string | null
  }
  /** increases with every change to what the guest's bookings show (decision 0019) */
  version: string
}

type SessionRow = Session['guest'] &
  Pick<Session, 'version'> & { user_id: string; last_seen: Date; fresh_until: Date | null; passkey_at: Date | null }

export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60
/** How outdated `last_seen` may be, so that not every call writes the session. */
const SEEN_EVERY_MINUTES = 60

/** A session last seen before this moment has ended. */
export const idleSince = (now: Date): Date => addMinutes(now, -SESSION_IDLE_DAYS * 24 * 60)

export const sessionExpiry = (now: Date): Date => addMinutes(now, SESSION_DAYS * 24 * 60)

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Outside local, the name's prefix makes browsers insist on HTTPS and this exact host (decisions, "Sign-in"). */
export const sessionCookie = (env: Env): string => (env.APP_ENV === 'local' ? 'access_token' : '__Host-access_token')

const USER_COOKIE = 'user_id'

export function setSessionCookies(reply: FastifyReply, env: Env, session: { token: string; userId: string }): void {
  const shared = { path: '/', sameSite: 'lax', secure: env.APP_ENV !== 'local', maxAge: SESSION_SECONDS } as const
  reply.setCookie(sessionCookie(env), session.token, { ...shared, httpOnly: true })
  reply.setCookie(USER_COOKIE, session.userId, shared)
}

export function clearSessionCookies(reply: FastifyReply, env: Env): void {
  const shared = { path: '/', sameSite: 'lax', secure: env.APP_ENV !== 'local' } as const
  reply.clearCookie(sessionCookie(env), { ...shared, httpOnly: true })
  reply.clearCookie(USER_COOKIE, shared)
}

/** Reads the session of a request; null if there is none. Throws CROSS_SITE like `tokenOf`. */
export const readSession = oncePerRequest(findSession)

async function findSession(
  services: Services,
  request: FastifyRequest,
  places: 'only headers' | 'headers and query' = 'only headers',
): Promise<Session | null> {
  const token = tokenOf(services, request, {
    cookie: sessionCookie(services.env),
    isInQuery: places === 'headers and query',
  })
  if (token === undefined) return null
  const tokenHash = hashToken(token)
  const now = services.clock.now()
  const { rows } = await sql<SessionRow>`
    select s.user_id, s.last_seen, s.fresh_until, s.passkey_at, u.name, u.email, u.phone, u.language, u.news_by as "newsBy", u.gender, coalesce(c.name, u.city_name) as city,
      coalesce(v.version, 0) || '.' || coalesce((select version from shown_versions where part = 'hotels'), 0) as version
    from sessions s join users u on u.id = s.user_id left join cities c on c.id = u.city_id
      left join guest_versions v on v.user_id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and s.last_seen > ${idleSince(now)}`.execute(
    services.db,
  )
  const row = rows[0]
  if (!row) return null
  if (addMinutes(row.last_seen, SEEN_EVERY_MINUTES) < now) {
    await services.db.updateTable('sessions').set({ last_seen: now }).where('token_hash', '=', tokenHash).execute()
  }
  const { name, email, phone, language, newsBy, gender, city, version } = row
  const guest = { name, email, phone, language, newsBy, gender, city }
  return { userId: row.user_id, tokenHash, freshUntil: row.fresh_until, passkeyAt: row.passkey_at, guest, version }
}

/** Whether the guest has a passkey. If so, an OTP is not enough, because somebody else may read their texts. */
async function hasPasskey({ db }: Pick<Services, 'db'>, { userId }: Session): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select 1 from passkeys where kind = 'guest' and holder = ${userId} and forgotten_at is null) as has`.execute(db)
  return rows[0]?.has ?? false
}

type Freshness = { by: 'otp' | 'passkey'; until: Date | null }

async function freshnessOf(services: Pick<Services, 'db'>, session: Session): Promise<Freshness> {
  if (!(await hasPasskey(services, session))) return { by: 'otp', until: session.freshUntil }
  return { by: 'passkey', until: session.passkeyAt && freshUntil(session.passkeyAt) }
}

/** Returns until when this session counts as fresh, by its OTP or the guest's passkey; null if it is not fresh. */
export async function freshUntilOf(services: Pick<Services, 'db' | 'clock'>, session: Session): Promise<string | null> {
  const { until } = await freshnessOf(services, session)
  return until && isFresh(until, services.clock.now()) ? toIstIso(until) : null
}

/**
 * Requires a fresh session. Somebody with a stolen or borrowed unlocked phone has a session, but no new OTP and no
 * finger for this action.
 */
export async function requireFresh(services: Pick<Services, 'db' | 'clock'>, session: Session): Promise<void> {
  const { by, until } = await freshnessOf(services, session)
  if (!isFresh(until, services.clock.now())) throw refusal(by === 'otp' ? 'FRESH_OTP_NEEDED' : 'PASSKEY_NEEDED')
}
