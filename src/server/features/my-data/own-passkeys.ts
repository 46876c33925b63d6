import type { GuestPasskey } from '#contract/guest-passkeys.ts'
import { freshUntil, isFresh } from '#domain/accounts/fresh-otp.ts'
import { isPasskeyHeldBack } from '#domain/desk/not-me.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Session } from '../../http/session.ts'
import type { Db, Services } from '../../services.ts'
import { lastDisowned, type PasskeyHolder } from '../passkeys/passkey-holder.ts'
import { notifyOfPasskey, notifyOwner } from './passkey-notices.ts'

/** Describes a guest as a holder of passkeys. The first passkey requires a fresh OTP, any other an existing passkey. */
export const holderAsGuest = (
  { clock, origin }: Pick<Services, 'clock' | 'origin'>,
  { userId, tokenHash, passkeyAt, guest }: Session,
): PasskeyHolder => ({
  kind: 'guest',
  holder: userId,
  site: 'account',
  name: guest.name,
  subject: userId,
  hasShownPasskey: passkeyAt !== null && isFresh(freshUntil(passkeyAt), clock.now()),
  mayMakeHere: true,
  isFirstHeldBack: async (db, now) => isPasskeyHeldBack(await lastDisowned(db, { kind: 'guest', holder: userId }), now),
  session: {
    table: 'sessions',
    tokenHash,
    lockHolder: (trx) => trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute(),
    onMade: (trx, now, passkeyId) => notifyOfPasskey({ origin }, trx, { userId, phone: guest.phone, passkeyId, now }),
  },
})

/** Lists a guest's passkeys without their keys, oldest first. */
export async function listOwnPasskeys(db: Db, userId: string): Promise<GuestPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'device', 'made_at', 'used_at', 'is_discoverable'])
    .where('kind', '=', 'guest')
    .where('holder', '=', userId)
    .where('forgotten_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, device, made_at, used_at, is_discoverable }) => ({
    id,
    device,
    madeAt: toIstIso(made_at),
    usedAt: toIstIso(used_at),
    signsIn: is_discoverable,
  }))
}

/** Removes one of a guest's own passkeys. False if it has already been removed or belongs to another guest. */
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
    await notifyOwner(trx, asked.userId, 'passkeyRemoved', now)
    return true
  })
