import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { freshUntil } from '#domain/accounts/fresh-otp.ts'
import { hashToken, sessionExpiry } from '../../http/session.ts'

export type OpenedSession = { token: string; userId: string; device: string }

type Opening = {
  userId: string
  /** the user agent's name for the list of sessions */
  words: string | undefined
  now: Date
  /** the passkey that signed in; undefined after an OTP */
  passkeyId?: string
}

/**
 * Opens a session that counts as fresh after an OTP or a passkey, and returns its token. The database refuses to open a
 * session for a blocked guest.
 */
export async function openSession(trx: Transaction<DB>, { userId, words, now, passkeyId }: Opening): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: sessionExpiry(now),
      last_seen: now,
      device: words ?? null,
      fresh_until: freshUntil(now),
      passkey_at: passkeyId === undefined ? null : now,
      passkey_id: passkeyId ?? null,
    })
    .execute()
  return token
}
