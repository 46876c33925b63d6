import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { PasskeyNotice } from '#contract/passkey-notices.ts'
import type { DB } from '#db/schema.ts'
import { notMeExpiry, notMeState, type NotMeState } from '#domain/desk/not-me.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../services.ts'
import { readLanguage } from '../accounts/guest-language.ts'
import { hashSecret } from '../accounts/otp-secrets.ts'
import { guestText, messageWords, pageLink, smsTo, type AccountChange } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { notifyByEmail, verifiedAddressOf } from './end-sessions.ts'

/** Length of a link's token in bytes: short enough for a text, too long to guess. */
const TOKEN_BYTES = 16

type Made = { userId: string; phone: string; passkeyId: string; now: Date }

/** Notifies the owner by e-mail, if the address is verified. */
export async function notifyOwner(
  trx: Transaction<DB>,
  userId: string,
  change: AccountChange,
  now: Date,
): Promise<void> {
  const address = await verifiedAddressOf(trx, userId)
  if (address) await notifyByEmail(trx, address, change, now)
}

/**
 * Notifies a guest of a new passkey by text, with a link that removes it, and by e-mail. The link's token follows the
 * #, so browsers never send it.
 */
export async function notifyOfPasskey(
  { origin }: Pick<Services, 'origin'>,
  trx: Transaction<DB>,
  { userId, phone, passkeyId, now }: Made,
): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await trx
    .updateTable('passkeys')
    .set({ not_me_hash: hashSecret(token) })
    .where('id', '=', passkeyId)
    .execute()
  const language = await readLanguage(trx, userId)
  const link = pageLink(origin(), language, `/not-me?of=account#${token}`)
  const text = guestText('passkey_added', language, [messageWords(language).moment(now), link])
  await enqueue(trx, now, [smsTo(phone, text)])
  await notifyOwner(trx, userId, 'passkeyAdded', now)
}

type Told = { id: string; holder: string; made_at: Date; forgotten_at: Date | null }

const findTold = (db: Db, token: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'holder', 'made_at', 'forgotten_at'])
    .where('not_me_hash', '=', hashSecret(token))

const stateOf = ({ made_at, forgotten_at }: Told, now: Date): NotMeState =>
  notMeState({ usedAt: forgotten_at, expiresAt: notMeExpiry(made_at) }, now)

/** Reads what a link is about, without using it. Undefined for a link that we never sent. */
export async function findPasskeyNotice({ db, clock }: Services, token: string): Promise<PasskeyNotice | undefined> {
  const told = await findTold(db, token).executeTakeFirst()
  return told && { state: stateOf(told, clock.now()), told_at: toIstIso(told.made_at) }
}

/**
 * Uses a link, which works once. Removes the passkey and ends every session that used it. For a day after that, an OTP
 * alone cannot add a first passkey (decision 0060).
 */
export async function disownPasskey(
  services: Services,
  token: string,
): Promise<Result<PasskeyNotice, 'NOT_FOUND' | 'NOT_ME_USED' | 'NOT_ME_OVER'>> {
  const { db, clock, security } = services
  const now = clock.now()
  const said = await db.transaction().execute(async (trx) => {
    const told = await findTold(trx, token).forUpdate().executeTakeFirst()
    if (!told) return refuse('NOT_FOUND' as const)
    const state = stateOf(told, now)
    if (state !== 'open') return refuse(state === 'used' ? ('NOT_ME_USED' as const) : ('NOT_ME_OVER' as const))
    await trx
      .updateTable('passkeys')
      .set({ forgotten_at: now, forgotten_by: 'not me', disowned_at: now })
      .where('id', '=', told.id)
      .execute()
    await trx.deleteFrom('sessions').where('passkey_id', '=', told.id).execute()
    await notifyOwner(trx, told.holder, 'passkeyRemoved', now)
    return accept(told)
  })
  if (!said.ok) return said
  security.note('not_me_said', { subject: said.value.holder })
  services.nudge()
  return accept({ state: 'used', told_at: toIstIso(said.value.made_at) })
}
