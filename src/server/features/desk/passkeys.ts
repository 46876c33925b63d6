import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { MAX_PASSKEYS, PASSKEY_MINUTES } from '#domain/desk/staff.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { Db, Services } from '../../services.ts'
import { writeAct } from './write-act.ts'

export type PasskeyWish = 'make' | 'show'
type Asked = { wish: PasskeyWish; options: Record<string, unknown> }

/** The site that a passkey belongs to: no other site is ever asked for it. */
const siteOf = ({ origin }: Services) => ({ origin: origin(), id: new URL(origin()).hostname })

const passkeysOf = (db: Db, phone: string) =>
  db
    .selectFrom('staff_passkeys')
    .select(['id', 'public_key', 'counter', 'transports'])
    .where('phone', '=', phone)
    .where('forgotten_at', 'is', null)
    .execute()

type StoredPasskey = Awaited<ReturnType<typeof passkeysOf>>[number]

const described = ({ id, transports }: StoredPasskey) => ({ id, transports: transports as [] })

/**
 * May this device make a passkey? A manager's first one after their OTP, another after one they have; never on a shared
 * phone that was paired.
 */
const mayMake = (session: DeskSession, known: readonly StoredPasskey[]): boolean =>
  session.post === 'manager' && !session.isPaired && (known.length === 0 || session.hasShownPasskey)

/** What the device has to sign. The challenge waits in the session: it counts once, and on this device. */
export async function askForPasskey(
  services: Services,
  session: DeskSession,
  wish: PasskeyWish,
): Promise<Result<Asked, 'PASSKEY_NOT_HERE' | 'PASSKEYS_FULL'>> {
  const { db, clock } = services
  const known = await passkeysOf(db, session.phone)
  if (wish === 'make' && !mayMake(session, known)) return refuse('PASSKEY_NOT_HERE')
  if (wish === 'make' && known.length >= MAX_PASSKEYS) return refuse('PASSKEYS_FULL')
  if (wish === 'show' && known.length === 0) return refuse('PASSKEY_NOT_HERE')
  const { id: rpID } = siteOf(services)
  const options =
    wish === 'make'
      ? await generateRegistrationOptions({
          rpName: `${PRODUCT_NAME} desk`,
          rpID,
          userName: session.name,
          excludeCredentials: known.map(described),
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        })
      : await generateAuthenticationOptions({
          rpID,
          allowCredentials: known.map(described),
          userVerification: 'required',
        })
  await db
    .updateTable('desk_sessions')
    .set({
      challenge: `${wish}:${options.challenge}`,
      challenge_until: addMinutes(clock.now(), PASSKEY_MINUTES),
    })
    .where('token_hash', '=', session.tokenHash)
    .execute()
  return accept({ wish, options: { ...options } })
}

/** The session's challenge, taken: it is gone whatever comes of the answer. */
async function takeChallenge(
  { db, clock }: Services,
  session: DeskSession,
): Promise<{ wish: PasskeyWish; challenge: string } | undefined> {
  const found = await db
    .with('taken', (cte) =>
      cte
        .selectFrom('desk_sessions')
        .select(['token_hash', 'challenge', 'challenge_until'])
        .where('token_hash', '=', session.tokenHash)
        .forUpdate(),
    )
    .updateTable('desk_sessions')
    .from('taken')
    .set({ challenge: null, challenge_until: null })
    .whereRef('desk_sessions.token_hash', '=', 'taken.token_hash')
    .returning(['taken.challenge', 'taken.challenge_until'])
    .executeTakeFirst()
  if (!found?.challenge || !found.challenge_until || found.challenge_until <= clock.now()) return undefined
  const wish = found.challenge.startsWith('make:') ? 'make' : 'show'
  return { wish, challenge: found.challenge.slice('make:'.length) }
}

/** Checks the signed answer; true: from now on this device acts as the manager it is. */
export async function answerWithPasskey(
  services: Services,
  session: DeskSession,
  { response, device, address }: { response: Record<string, unknown>; device: string | undefined; address: string },
): Promise<Result<true, 'PASSKEY_WRONG' | 'PASSKEYS_FULL'>> {
  const taken = await takeChallenge(services, session)
  const done = taken
    ? await (taken.wish === 'make' ? make : show)(services, session, { challenge: taken.challenge, response, device })
    : refuse('PASSKEY_WRONG' as const)
  const event = done.ok ? (taken?.wish === 'make' ? 'passkey_made' : 'passkey_shown') : 'passkey_refused'
  services.security.note(event, { subject: session.staffId, address })
  return done
}

type Answer = { challenge: string; response: Record<string, unknown>; device: string | undefined }

const markShown = (trx: Transaction<DB>, { tokenHash }: DeskSession, now: Date) =>
  trx.updateTable('desk_sessions').set({ passkey_at: now }).where('token_hash', '=', tokenHash).execute()

async function make(
  services: Services,
  session: DeskSession,
  { challenge, response, device }: Answer,
): Promise<Result<true, 'PASSKEY_WRONG' | 'PASSKEYS_FULL'>> {
  const { origin, id: expectedRPID } = siteOf(services)
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
    // Two devices at once: the second counts the first's.
    await trx.selectFrom('hotel_staff').select('id').where('id', '=', session.staffId).forUpdate().execute()
    const known = await passkeysOf(trx, session.phone)
    if (!mayMake(session, known)) return refuse('PASSKEY_WRONG' as const)
    if (known.length >= MAX_PASSKEYS) return refuse('PASSKEYS_FULL' as const)
    await trx
      .insertInto('staff_passkeys')
      .values({
        id: credential.id,
        phone: session.phone,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        device: device ?? null,
        made_at: now,
        used_at: now,
      })
      .execute()
    await markShown(trx, session, now)
    await writeAct(trx, session, { kind: 'passkey_made' }, now)
    return accept(true as const)
  })
}

async function show(
  services: Services,
  session: DeskSession,
  { challenge, response }: Answer,
): Promise<Result<true, 'PASSKEY_WRONG'>> {
  const own = (await passkeysOf(services.db, session.phone)).find(({ id }) => id === response['id'])
  if (!own) return refuse('PASSKEY_WRONG')
  const { origin, id: expectedRPID } = siteOf(services)
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID,
    credential: {
      id: own.id,
      publicKey: new Uint8Array(own.public_key),
      counter: own.counter,
      transports: own.transports,
    },
  }).catch(() => undefined)
  if (!checked?.verified) return refuse('PASSKEY_WRONG')
  const now = services.clock.now()
  return services.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('staff_passkeys')
      .set({ counter: checked.authenticationInfo.newCounter, used_at: now })
      .where('id', '=', own.id)
      .execute()
    await markShown(trx, session, now)
    return accept(true as const)
  })
}
