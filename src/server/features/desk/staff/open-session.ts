import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { deskSessionExpiry } from '#domain/desk/staff.ts'
import { hashToken } from '../../../http/session.ts'

/** What a new session takes over from the device's previous session: how it was paired, and which passkey was shown. */
export type CarriedOver = {
  device: string | null
  paired_by: string | null
  pairing_id: string | null
  passkey_at: Date | null
  passkey_id: string | null
}

export const FRESH_DEVICE: CarriedOver = {
  device: null,
  paired_by: null,
  pairing_id: null,
  passkey_at: null,
  passkey_id: null,
}

type Opening = { staffId: string; tokenHash: Buffer; carried: CarriedOver; now: Date }

/** Opens a session for this staff member on the device whose token has this hash. */
export async function writeDeskSession(
  trx: Transaction<DB>,
  { staffId, tokenHash, carried, now }: Opening,
): Promise<void> {
  const times = { created_at: now, expires_at: deskSessionExpiry(now), last_seen: now }
  await trx
    .insertInto('desk_sessions')
    .values({ token_hash: tokenHash, staff_id: staffId, ...carried, ...times })
    .execute()
}

/** Opens a session under a new token, which is returned once and never stored. */
export async function openDeskSession(trx: Transaction<DB>, opening: Omit<Opening, 'tokenHash'>): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await writeDeskSession(trx, { ...opening, tokenHash: hashToken(token) })
  return token
}
