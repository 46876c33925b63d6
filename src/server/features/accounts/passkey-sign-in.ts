import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { PASSKEY_MINUTES } from '#domain/accounts/passkeys.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { checkShown, siteOf, webAuthn } from '../passkeys/check-shown.ts'
import { guestPasskey, type StoredPasskey } from '../passkeys/passkey-holder.ts'
import type { Requester } from './requester.ts'
import { rememberDeviceOf } from './known-devices.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { randomSecret, hashSecret } from './otp-secrets.ts'
import { writeLanguage } from './guest-language.ts'

/** Creates a challenge that any passkey of this site can sign, and a secret for the browser that may answer it. */
export async function startPasskeySignIn(
  services: Services,
): Promise<{ options: Record<string, unknown>; browser: string }> {
  const { db, clock } = services
  const { generateAuthenticationOptions } = await webAuthn()
  // Lists no passkeys: the device offers its own, and the answer reveals nothing about any account.
  const options = await generateAuthenticationOptions({ rpID: siteOf(services).id, userVerification: 'required' })
  const browser = randomSecret()
  await db
    .insertInto('passkey_sign_ins')
    .values({
      browser_hash: hashSecret(browser),
      challenge: options.challenge,
      valid_until: addMinutes(clock.now(), PASSKEY_MINUTES),
    })
    .execute()
  return { options: { ...options }, browser }
}

/** Takes this browser's challenge, which works only once: it is deleted even if the answer turns out to be wrong. */
async function takeChallenge({ db, clock }: Services, browser: string | undefined): Promise<string | undefined> {
  if (browser === undefined) return undefined
  const taken = await db
    .deleteFrom('passkey_sign_ins')
    .where('browser_hash', '=', hashSecret(browser))
    .returning(['challenge', 'valid_until'])
    .executeTakeFirst()
  return taken && taken.valid_until > clock.now() ? taken.challenge : undefined
}

type Signed = { passkey: StoredPasskey & { holder: string }; counter: number; asker: Requester; now: Date }

/** Opens the session. Returns undefined if the passkey was just removed or its account just erased. */
async function open(
  trx: Transaction<DB>,
  { passkey, counter, asker, now }: Signed,
): Promise<OpenedSession | undefined> {
  const userId = passkey.holder
  // Locks this row first, like the code that erases an account.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forShare().execute()
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, used_at: now, is_discoverable: true })
    .where('id', '=', passkey.id)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  await writeLanguage(trx, userId, asker.language)
  const token = await openSession(trx, { userId, words: asker.words, now, passkeyId: passkey.id })
  const device = await rememberDeviceOf(trx, { userId, device: asker.device, now })
  return { token, userId, device }
}

type Answer = { browser: string | undefined; response: Record<string, unknown>; asker: Requester }

type Refused = 'PASSKEY_WRONG' | 'ACCOUNT_BLOCKED'

async function signIn(
  services: Services,
  { browser, response, asker }: Answer,
): Promise<Result<OpenedSession, Refused>> {
  const { db, clock } = services
  const challenge = await takeChallenge(services, browser)
  const passkey = await guestPasskey(db, String(response['id']))
  if (!challenge || !passkey) return refuse('PASSKEY_WRONG')
  const counter = await checkShown(services, { passkey, challenge, response })
  if (counter === undefined) return refuse('PASSKEY_WRONG')
  try {
    const opened = await db.transaction().execute((trx) => open(trx, { passkey, counter, asker, now: clock.now() }))
    return opened ? accept(opened) : refuse('PASSKEY_WRONG')
  } catch (error) {
    if (violatedConstraint(error) === 'sessions_not_of_blocked') return refuse('ACCOUNT_BLOCKED')
    throw error
  }
}

/**
 * Exchanges a guest's signed answer for a session, which is as fresh as after an OTP. A wrong signature, an unknown
 * passkey and a removed one get the same answer. Only the owner learns that the account is blocked (decision 0067).
 */
export async function signInWithPasskey(services: Services, answer: Answer): Promise<Result<OpenedSession, Refused>> {
  const opened = await signIn(services, answer)
  const event = opened.ok ? 'signed_in_with_passkey' : 'passkey_refused'
  services.security.note(event, { subject: opened.ok ? opened.value.userId : undefined, address: answer.asker.address })
  return opened
}
