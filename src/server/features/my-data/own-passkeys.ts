import type { Transaction } from 'kysely'
import type { GuestPasskey } from '#contract/guest-passkeys.ts'
import type { DB } from '#db/schema.ts'
import { freshUntil, isFresh } from '#domain/accounts/fresh-otp.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Session } from '../../http/session.ts'
import type { Db, Services } from '../../services.ts'
import type { PasskeyHolder } from '../passkeys/passkey-holder.ts'
import { tellByEmail, verifiedEmailOf } from './end-sessions.ts'

/** A guest as the holder of passkeys. The first one is made after a fresh OTP, another after one they have was shown. */
export const holderAsGuest = (
  { clock }: Pick<Services, 'clock'>,
  { userId, tokenHash, passkeyAt, guest }: Session,
): PasskeyHolder => ({
  kind: 'guest',
  holder: userId,
  site: 'account',
  name: guest.name,
  subject: userId,
  hasShownPasskey: passkeyAt !== null && isFresh(freshUntil(passkeyAt), clock.now()),
  mayMakeHere: true,
  session: {
    table: 'sessions',
    tokenHash,
    lockHolder: (trx) => trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute(),
    onMade: (trx, now) => tellOwner(trx, userId, 'a passkey was added to your account.', now),
  },
})

async function tellOwner(trx: Transaction<DB>, userId: string, words: string, now: Date): Promise<void> {
  const email = await verifiedEmailOf(trx, userId)
  if (email) await tellByEmail(trx, { email, words, now })
}

/** A guest's passkeys, the oldest first; never a key. */
export async function listOwnPasskeys(db: Db, userId: string): Promise<GuestPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'device', 'made_at', 'used_at'])
    .where('kind', '=', 'guest')
    .where('holder', '=', userId)
    .where('forgotten_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, device, made_at, used_at }) => ({
    id,
    device,
    madeAt: toIstIso(made_at),
    usedAt: toIstIso(used_at),
  }))
}

/** Takes one of a guest's own passkeys away. False when it is gone already, or another's. */
export const forgetOwnPasskey = (db: Db, asked: { userId: string; passkeyId: string }, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('passkeys')
      .set({ forgotten_at: now, forgotten_by: 'the guest' })
      .where('kind', '=', 'guest')
      .where('holder', '=', asked.userId)
      .where('id', '=', asked.passkeyId)
      .where('forgotten_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await tellOwner(trx, asked.userId, 'a passkey was taken away from your account.', now)
    return true
  })
