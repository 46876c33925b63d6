import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { isKeyToken, type KeyScope } from '#domain/hotel-keys/hotel-key.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../services.ts'
import type { DeskSession } from './desk-session.ts'
import { oncePerRequest } from './request-token.ts'
import { hashToken } from './session.ts'

/**
 * The session of a hotel's program that uses an API key. It has a manager's rights, but only in calls that its scopes
 * allow.
 */
export type KeySession = DeskSession & { keyScopes: readonly KeyScope[] }

const MAX_LENGTH = 200
/** How outdated `last_used_at` may be. */
const USED_EVERY_MINUTES = 1
/** A key does not expire. */
const NEVER = new Date('9999-12-31T00:00:00Z')

/** Returns the API key in a request's authorization header, without checking whether it is valid. */
export function keyOf(request: FastifyRequest): string | undefined {
  const token = request.headers.authorization?.trim().replace(/^Bearer\s+/i, '')
  return token !== undefined && token.length <= MAX_LENGTH && isKeyToken(token) ? token : undefined
}

/** Reads the session of the API key in a request; null if there is none or it was revoked. */
export const readKeySession = oncePerRequest(findKeySession)

type Row = Pick<KeySession, 'staffId' | 'name' | 'hotelId' | 'hotelName' | 'keyScopes'> & { lastUsed: Date | null }

async function findKeySession({ db, clock }: Services, request: FastifyRequest): Promise<KeySession | null> {
  const key = keyOf(request)
  if (key === undefined) return null
  const tokenHash = hashToken(key)
  const now = clock.now()
  const { rows } = await sql<Row>`
    select k.staff_id as "staffId", s.name, k.hotel_id as "hotelId", h.name as "hotelName", k.scopes as "keyScopes",
      k.last_used_at as "lastUsed"
    from hotel_keys k join hotel_staff s on s.id = k.staff_id join hotels h on h.id = k.hotel_id
    where k.key_hash = ${tokenHash} and s.ended_at is null`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { lastUsed, ...session } = row
  if (lastUsed === null || addMinutes(lastUsed, USED_EVERY_MINUTES) <= now)
    await db.updateTable('hotel_keys').set({ last_used_at: now }).where('key_hash', '=', tokenHash).execute()
  return { ...session, ...AS_MANAGER, tokenHash, expiresAt: NEVER }
}

const AS_MANAGER = {
  role: 'manager',
  post: 'manager',
  phone: null,
  isAccepted: true,
  hasShownPasskey: false,
  isPaired: false,
} as const
