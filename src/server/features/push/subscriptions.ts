import { ECDH } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { isPushEndpoint } from '#domain/push/push-endpoint.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import type { PushAddress } from '../../ports/push-message.ts'
import { pushServices } from '../../push-settings.ts'
import type { Db, Services } from '../../services.ts'
import { recordConsent } from '../consents/record-consent.ts'

/** The tables of the sessions to which a subscription can belong. */
const TABLES = { desk_session: 'desk_sessions', guest_session: 'sessions', office_session: 'office_sessions' } as const

/** The session that a subscription belongs to; `userId` is set for guests. */
type Owner = { session: Buffer } & (
  | { column: 'desk_session' | 'office_session' }
  | { column: 'guest_session'; userId: string }
)

const isOnCurve = (key: string): boolean => {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', undefined, 'uncompressed')
    return true
  } catch {
    return false
  }
}

/** Refuses endpoints that do not belong to a known push service, and invalid encryption keys. */
function checkAddress({ env }: Services, { endpoint, p256dh, auth }: PushAddress): void {
  if (!isPushEndpoint(endpoint, pushServices(env)))
    throw fieldRefusal('endpoint', 'INVALID', 'not an address at a push service that we know')
  if (!/^B[\w-]{86}$/.test(p256dh) || !isOnCurve(p256dh)) throw fieldRefusal('p256dh', 'INVALID', 'not a P-256 key')
  if (!/^[\w-]{22}$/.test(auth)) throw fieldRefusal('auth', 'INVALID', 'not 16 bytes in base64url')
}

/** Locks the session, so that it cannot end before its subscription is written. */
async function lockSession(trx: Transaction<DB>, { column, session }: Owner): Promise<void> {
  const { rows } = await sql`
    select from ${sql.table(TABLES[column])} where token_hash = ${session} for no key update`.execute(trx)
  if (rows.length === 0) throw refusal('NO_SESSION')
}

/** Whether the session's phone gets notifications. */
export async function isPushOn(db: Db, { column, session }: Owner): Promise<boolean> {
  const row = await db.selectFrom('push_subscriptions').select('id').where(column, '=', session).executeTakeFirst()
  return row !== undefined
}

/**
 * Subscribes the session's phone and replaces its earlier subscription. If another session of the same kind already
 * uses this phone, the subscription moves, because somebody else has signed in on it. This requires the phone's auth
 * secret, so nobody can take over another phone's subscription.
 */
export async function startPush(
  services: Services,
  owner: Owner,
  { language, ...address }: PushAddress & { language: string },
): Promise<void> {
  if (services.messages.pushKey() === null) throw refusal('NOT_ALLOWED_NOW')
  checkAddress(services, address)
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    await lockSession(trx, owner)
    const { column, session } = owner
    const { endpoint, p256dh, auth } = address
    await sql`delete from push_subscriptions where ${sql.ref(column)} = ${session} or ${sql.ref(column)} is not null
      and md5(endpoint) = md5(${endpoint}) and endpoint = ${endpoint} and p256dh = ${p256dh} and auth = ${auth}`.execute(
      trx,
    )
    const written = await trx
      .insertInto('push_subscriptions')
      .values({
        ...address,
        language,
        [column]: session,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) throw fieldRefusal('endpoint', 'INVALID', 'this address belongs to a phone with other keys')
    if ('userId' in owner) await recordConsent(trx, { userId: owner.userId, purpose: 'push', given: true, now })
  })
}

/** Ends the session's subscription. For a guest's last subscription, also withdraws the consent. */
export async function endPush({ db, clock }: Services, owner: Owner): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSession(trx, owner)
    const ended = await trx
      .deleteFrom('push_subscriptions')
      .where(owner.column, '=', owner.session)
      .returning('id')
      .executeTakeFirst()
    if (!ended || !('userId' in owner)) return
    const { userId } = owner
    const other = await trx
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.token_hash', 'push_subscriptions.guest_session')
      .select('push_subscriptions.id')
      .where('sessions.user_id', '=', userId)
      .executeTakeFirst()
    if (!other) await recordConsent(trx, { userId, purpose: 'push', given: false, now: clock.now() })
  })
}
