import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { actsAs, DESK_SESSION_HOURS, type StaffRole } from '#domain/desk/staff.ts'
import type { KeyScope } from '#domain/hotel-keys/hotel-key.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services.ts'
import { recordDeskActivity } from './desk-activity.ts'
import { clearOwnCookie, ownCookieName, setOwnCookie } from './own-cookies.ts'
import { oncePerRequest, tokenOf } from './request-token.ts'
import { hashToken } from './session.ts'

/**
 * A device at a hotel's desk, signed in as one of its staff. It has no access to what this person booked as a guest.
 */
export type DeskSession = {
  staffId: string
  name: string
  /** the role in which they act on this device: manager only after their passkey */
  role: StaffRole
  /** their role at the hotel */
  post: StaffRole
  /** null for a staff member without a phone, whose devices are paired */
  phone: string | null
  /** false for somebody who is only invited and has no access to the hotel */
  isAccepted: boolean
  hasShownPasskey: boolean
  /**
   * whether a code signed this device in: it then creates no passkey, stays at its hotel and acts as the desk until a
   * passkey is shown
   */
  isPaired: boolean
  hotelId: number
  hotelName: string
  tokenHash: Buffer
  expiresAt: Date
  /** what a hotel's key may do; undefined for a person */
  keyScopes?: readonly KeyScope[]
}

export const DESK_COOKIE = 'desk_token'
const DESK_SECONDS = DESK_SESSION_HOURS * 60 * 60
/** How outdated `last_seen` may be. */
const SEEN_EVERY_MINUTES = 10

export const setDeskCookie = (reply: FastifyReply, env: Env, token: string): void =>
  void setOwnCookie(reply, env, DESK_COOKIE, token, DESK_SECONDS)

export const clearDeskCookie = (reply: FastifyReply, env: Env): void => void clearOwnCookie(reply, env, DESK_COOKIE)

/** Reads the token of a desk's request, without checking whether it is valid. */
export const deskTokenOf = (services: Services, request: FastifyRequest): string | undefined =>
  tokenOf(services, request, { cookie: ownCookieName(services.env, DESK_COOKIE) })

/** Reads the desk's session of a request. Null if there is none, and for staff who were removed. Throws CROSS_SITE. */
export const readDeskSession = oncePerRequest(findDeskSession)

type SessionRow = Omit<DeskSession, 'tokenHash' | 'role'> & { lastSeen: Date }

async function findDeskSession(services: Services, request: FastifyRequest): Promise<DeskSession | null> {
  const token = deskTokenOf(services, request)
  return token === undefined ? null : findDeskSessionOf(services, token)
}

/**
 * Whether the session is still valid. A stream checks this repeatedly, which does not count as activity at the desk.
 */
export async function isDeskSessionOpen(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tokenHash }: Pick<DeskSession, 'tokenHash'>,
): Promise<boolean> {
  const open = await db
    .selectFrom('desk_sessions')
    .innerJoin('hotel_staff', 'hotel_staff.id', 'desk_sessions.staff_id')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', clock.now())
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}

/** Finds the session of a token. Null if there is none, and for staff who were removed. */
export async function findDeskSessionOf({ db, clock, env }: Services, token: string): Promise<DeskSession | null> {
  const tokenHash = hashToken(token)
  const now = clock.now()
  const { rows } = await sql<SessionRow>`
    select s.id as "staffId", s.name, s.role as post, s.phone,
      s.accepted_at is not null as "isAccepted", d.passkey_at is not null as "hasShownPasskey",
      d.paired_by is not null as "isPaired", s.hotel_id as "hotelId", h.name as "hotelName",
      d.expires_at as "expiresAt", d.last_seen as "lastSeen"
    from desk_sessions d join hotel_staff s on s.id = d.staff_id join hotels h on h.id = s.hotel_id
    where d.token_hash = ${tokenHash} and d.expires_at > ${now} and s.ended_at is null`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { lastSeen, ...session } = row
  if (addMinutes(lastSeen, SEEN_EVERY_MINUTES) < now)
    await db.updateTable('desk_sessions').set({ last_seen: now }).where('token_hash', '=', tokenHash).execute()
  // Activity on a cleaner's phone does not mean that the reception is staffed.
  if (session.isAccepted && session.post !== 'cleaner') await recordDeskActivity(db, session.hotelId, now)
  const { post, isPaired, hasShownPasskey } = session
  const role = actsAs(post, { isLocal: env.APP_ENV === 'local', isPaired, hasShownPasskey })
  return { ...session, role, tokenHash }
}
