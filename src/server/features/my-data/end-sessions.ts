import { sql, type Transaction } from 'kysely'
import type { SessionInList } from '#contract/my-data.ts'
import type { DB } from '#db/schema.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { freshUntilOf, idleSince, type Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { emailTo, guestText, messageWords, type AccountChange } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'

const living = ({ db, clock }: Services, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen', 'token_hash'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock.now())
    .where('last_seen', '>', idleSince(clock.now()))
    .orderBy('last_seen', 'desc')
    .orderBy('created_at', 'desc')

/** The most sessions that the list shows. 'Log out everywhere else' ends the others too. */
const MAX_SHOWN = 50

/** Lists where a guest is signed in. Contains no address and no token, only enough to distinguish devices. */
export async function listSessions(
  services: Services,
  session: Session,
): Promise<{ sessions: SessionInList[]; freshUntil: string | null }> {
  const { userId, tokenHash } = session
  const rows = await living(services, userId).limit(MAX_SHOWN).execute()
  const sessions = rows.map((row) => ({
    id: row.id,
    device: row.device,
    signedInAt: toIstIso(row.created_at),
    lastSeen: toIstIso(row.last_seen),
    isThis: row.token_hash.equals(tokenHash),
  }))
  return {
    sessions: sessions.sort((one, other) => Number(other.isThis) - Number(one.isThis)),
    freshUntil: await freshUntilOf(services, session),
  }
}

/** Ends one of the guest's own sessions. True if it was the caller's session. */
export async function endSession({ db }: Services, { userId, tokenHash }: Session, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_this: boolean }>`
    delete from sessions where user_id = ${userId}::uuid and id::text = lower(${id})
    returning token_hash = ${tokenHash} as is_this`.execute(db)
  return rows[0]?.is_this ?? false
}

/** A guest's verified address, and the language of their texts. */
export type VerifiedAddress = { email: string; language: string }

/** Notifies the guest at a verified address, in neutral words, because somebody else may read them. */
export async function notifyByEmail(
  trx: Transaction<DB>,
  { email, language }: VerifiedAddress,
  change: AccountChange,
  now: Date,
): Promise<void> {
  const text = guestText('account_changed', language, [messageWords(language).ACCOUNT_CHANGES[change]])
  await enqueue(trx, now, [emailTo(email, text)])
}

export const verifiedAddressOf = (trx: Transaction<DB>, userId: string): Promise<VerifiedAddress | undefined> =>
  trx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

/** Ends every session except this one, and returns how many. Sends no message if there was no other session. */
export async function endOtherSessions(services: Services, { userId, tokenHash }: Session): Promise<number> {
  const now = services.clock.now()
  const ended = await services.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token_hash', '<>', tokenHash)
      .executeTakeFirst()
    const address = numDeletedRows > 0n ? await verifiedAddressOf(trx, userId) : undefined
    if (address) await notifyByEmail(trx, address, 'signedOutElsewhere', now)
    return Number(numDeletedRows)
  })
  if (ended > 0) services.nudge()
  return ended
}
