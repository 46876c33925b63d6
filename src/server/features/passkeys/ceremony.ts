import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { MAX_PASSKEYS, PASSKEY_MINUTES } from '#domain/accounts/passkeys.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import type { Db, Services } from '../../services.ts'
import { checkShown, siteOf, webAuthn } from './check-shown.ts'
import { passkeysOf, type PasskeyHolder, type PasskeySession, type StoredPasskey } from './passkey-holder.ts'

export type PasskeyIntent = 'make' | 'show'
type Asked = { wish: PasskeyIntent; options: Record<string, unknown> }

const described = ({ id, transports }: StoredPasskey) => ({ id, transports: transports as [] })

/**
 * Guests sign in without a phone number, so the device must be able to offer its passkeys without being told which one
 * to look for.
 */
const residentKeyOf = ({ kind }: PasskeyHolder) => (kind === 'guest' ? 'required' : 'preferred')

/**
 * Whether the device can offer this passkey without being given its id. Some old devices cannot, although we required
 * it.
 */
function isDiscoverable({ kind }: PasskeyHolder, response: Record<string, unknown>): boolean | null {
  const { credProps } = (response['clientExtensionResults'] ?? {}) as { credProps?: { rk?: unknown } }
  if (typeof credProps?.rk === 'boolean') return credProps.rk
  return kind === 'guest' ? true : null
}

/**
 * Whether this device may create a passkey: the first one after an OTP, any other only after an existing passkey was
 * shown.
 */
const mayMake = ({ mayMakeHere, hasShownPasskey }: PasskeyHolder, known: readonly StoredPasskey[]): boolean =>
  mayMakeHere && (known.length === 0 || hasShownPasskey)

type Known = { known: readonly StoredPasskey[]; now: Date }

const isHeldBack = async (db: Db, { isFirstHeldBack }: PasskeyHolder, { known, now }: Known): Promise<boolean> =>
  known.length === 0 && isFirstHeldBack !== undefined && (await isFirstHeldBack(db, now))

/** Returns the session table; every session table has the columns a passkey needs. */
const tableOf = ({ table }: PasskeySession) => table as 'desk_sessions'

/**
 * Creates the challenge that the device has to sign. The session stores it, so it works once, and only on this device.
 */
export async function startPasskey(
  services: Services,
  holder: PasskeyHolder,
  wish: PasskeyIntent,
): Promise<Result<Asked, 'PASSKEY_NOT_HERE' | 'PASSKEY_HELD_BACK' | 'PASSKEYS_FULL'>> {
  const { db, clock } = services
  const known = await passkeysOf(db, holder)
  if (wish === 'make' && !mayMake(holder, known)) return refuse('PASSKEY_NOT_HERE')
  if (wish === 'make' && (await isHeldBack(db, holder, { known, now: clock.now() }))) return refuse('PASSKEY_HELD_BACK')
  if (wish === 'make' && known.length >= MAX_PASSKEYS) return refuse('PASSKEYS_FULL')
  if (wish === 'show' && known.length === 0) return refuse('PASSKEY_NOT_HERE')
  const { id: rpID } = siteOf(services)
  const { generateAuthenticationOptions, generateRegistrationOptions } = await webAuthn()
  const options =
    wish === 'make'
      ? await generateRegistrationOptions({
          rpName: `${PRODUCT_NAME} ${holder.site}`,
          rpID,
          userName: holder.name,
          excludeCredentials: known.map(described),
          authenticatorSelection: { residentKey: residentKeyOf(holder), userVerification: 'required' },
        })
      : await generateAuthenticationOptions({
          rpID,
          allowCredentials: known.map(described),
          userVerification: 'required',
        })
  await db
    .updateTable(tableOf(holder.session))
    .set({
      challenge: `${wish}:${options.challenge}`,
      challenge_until: addMinutes(clock.now(), PASSKEY_MINUTES),
    })
    .where('token_hash', '=', holder.session.tokenHash)
    .execute()
  return accept({ wish, options: { ...options } })
}

/** Takes the session's challenge, which is deleted even if the answer turns out to be wrong. */
async function takeChallenge(
  { db, clock }: Services,
  { session }: PasskeyHolder,
): Promise<{ wish: PasskeyIntent; challenge: string } | undefined> {
  const table = sql.table(session.table)
  const { rows } = await sql<{ challenge: string | null; challenge_until: Date | null }>`
    with taken as (
      select token_hash, challenge, challenge_until from ${table} where token_hash = ${session.tokenHash} for update
    )
    update ${table} s set challenge = null, challenge_until = null from taken where s.token_hash = taken.token_hash
    returning taken.challenge, taken.challenge_until`.execute(db)
  const found = rows[0]
  if (!found?.challenge || !found.challenge_until || found.challenge_until <= clock.now()) return undefined
  const wish = found.challenge.startsWith('make:') ? 'make' : 'show'
  return { wish, challenge: found.challenge.slice('make:'.length) }
}

/** Checks the signed answer. If it is correct, this device has all rights of its holder from now on. */
export async function answerWithPasskey(
  services: Services,
  holder: PasskeyHolder,
  { response, device, address }: { response: Record<string, unknown>; device: string | undefined; address: string },
): Promise<Result<true, 'PASSKEY_WRONG' | 'PASSKEYS_FULL'>> {
  const taken = await takeChallenge(services, holder)
  const done = taken
    ? await (taken.wish === 'make' ? make : show)(services, holder, { challenge: taken.challenge, response, device })
    : refuse('PASSKEY_WRONG' as const)
  const event = done.ok ? (taken?.wish === 'make' ? 'passkey_made' : 'passkey_shown') : 'passkey_refused'
  services.security.note(event, { subject: holder.subject, address })
  return done
}

type Answer = { challenge: string; response: Record<string, unknown>; device: string | undefined }

/**
 * Records the passkey in the desk's or guest's session, which ends if the owner says that the passkey is not theirs.
 */
const markShown = (trx: Transaction<DB>, { session }: PasskeyHolder, passkeyId: string, now: Date) =>
  trx
    .updateTable(tableOf(session))
    .set({ passkey_at: now, ...(session.table === 'office_sessions' ? {} : { passkey_id: passkeyId }) })
    .where('token_hash', '=', session.tokenHash)
    .execute()

async function make(
  services: Services,
  holder: PasskeyHolder,
  { challenge, response, device }: Answer,
): Promise<Result<true, 'PASSKEY_WRONG' | 'PASSKEYS_FULL'>> {
  const { origin, id: expectedRPID } = siteOf(services)
  const { verifyRegistrationResponse } = await webAuthn()
  const checked = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID,
  }).catch(() => undefined) // malformed, or signed for another site
  if (!checked?.verified) return refuse('PASSKEY_WRONG')
  const { credential } = checked.registrationInfo
  const now = services.clock.now()
  return services.db.transaction().execute(async (trx) => {
    await holder.session.lockHolder(trx)
    const known = await passkeysOf(trx, holder)
    if (!mayMake(holder, known) || (await isHeldBack(trx, holder, { known, now })))
      return refuse('PASSKEY_WRONG' as const)
    if (known.length >= MAX_PASSKEYS) return refuse('PASSKEYS_FULL' as const)
    await trx
      .insertInto('passkeys')
      .values({
        id: credential.id,
        kind: holder.kind,
        holder: holder.holder,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        is_discoverable: isDiscoverable(holder, response),
        device: device ?? null,
        made_at: now,
        used_at: now,
        made_in: holder.session.table === 'desk_sessions' ? holder.session.tokenHash : null,
      })
      .execute()
    await markShown(trx, holder, credential.id, now)
    await holder.session.onMade(trx, now, credential.id)
    return accept(true as const)
  })
}

async function show(
  services: Services,
  holder: PasskeyHolder,
  { challenge, response }: Answer,
): Promise<Result<true, 'PASSKEY_WRONG'>> {
  const own = (await passkeysOf(services.db, holder)).find(({ id }) => id === response['id'])
  if (!own) return refuse('PASSKEY_WRONG')
  const counter = await checkShown(services, { passkey: own, challenge, response })
  if (counter === undefined) return refuse('PASSKEY_WRONG')
  const now = services.clock.now()
  return services.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('passkeys')
      .set({ counter, used_at: now })
      .where('id', '=', own.id)
      .where('forgotten_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('PASSKEY_WRONG' as const) // taken away a moment ago
    await markShown(trx, holder, own.id, now)
    return accept(true as const)
  })
}
