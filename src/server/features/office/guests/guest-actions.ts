import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../../services.ts'
import { guestText, smsTo } from '../../messages/guest-text.ts'
import { enqueue } from '../../messages/outbox.ts'
import { storeFormerContact } from '../../my-data/former-contacts.ts'
import { propose } from '../propose.ts'
import { writeLog, type ActingOperator } from '../write-log.ts'

export type GuestRequest = { session: ActingOperator; userId: string; reason: string }

const endSessions = (trx: Transaction<DB>, userId: string) =>
  trx.deleteFrom('sessions').where('user_id', '=', userId).execute()

const lineOf = ({ userId, reason }: GuestRequest) => ({ subject: userId, userId, reason })

/** Blocks a guest: ends all sessions and prevents new ones. False if the guest does not exist or is already blocked. */
export function blockGuest({ db, clock }: Services, ask: GuestRequest): Promise<boolean> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ blocked_at: now, blocked_reason: ask.reason })
      .where('id', '=', ask.userId)
      .where('blocked_at', 'is', null)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await endSessions(trx, ask.userId)
    await writeLog(trx, ask.session, { act: 'guest_blocked', ...lineOf(ask) }, now)
    return true
  })
}

export function unblockGuest({ db, clock }: Services, ask: GuestRequest): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ blocked_at: null, blocked_reason: null })
      .where('id', '=', ask.userId)
      .where('blocked_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await writeLog(trx, ask.session, { act: 'guest_unblocked', ...lineOf(ask) }, clock.now())
    return true
  })
}

type PhoneRefusal = 'NOT_FOUND' | 'NUMBER_TAKEN'

const isTaken = async (trx: Transaction<DB>, phone: string, userId: string): Promise<boolean> =>
  (await trx
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .where('id', '!=', userId)
    .executeTakeFirst()) !== undefined

/** Locks and returns the guest's phone, and the language of their texts; undefined for an erased or unknown guest. */
const lockPhoneOf = (trx: Transaction<DB>, userId: string) =>
  trx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/**
 * Proposes a different phone for an account after proof. A second admin confirms the proposal. Repeating it returns the
 * same proposal.
 */
export async function proposePhone(
  { db, clock }: Services,
  { phone, ...ask }: GuestRequest & { phone: string },
): Promise<Result<string, PhoneRefusal>> {
  const now = clock.now()
  return db.transaction().execute(async (trx): Promise<Result<string, PhoneRefusal>> => {
    if (!(await lockPhoneOf(trx, ask.userId))) return refuse('NOT_FOUND')
    if (await isTaken(trx, phone, ask.userId)) return refuse('NUMBER_TAKEN')
    const { userId, reason } = ask
    const proposal = await propose(
      trx,
      ask.session,
      { kind: 'guest_phone', terms: { user_id: userId }, reason, userId },
      now,
    )
    // A newer number replaces one that still waits: the second person sees the newer, and a plan for the older is
    // refused.
    await trx
      .insertInto('phone_corrections')
      .values({ proposal_id: proposal, user_id: userId, phone })
      .onConflict((conflict) => conflict.column('proposal_id').doUpdateSet({ phone }))
      .execute()
    return accept(proposal)
  })
}

/** Reads how a waiting proposal would change an account's phone; undefined once the guest is erased. */
export const readCorrection = (db: Db, proposal: string) =>
  db
    .selectFrom('phone_corrections')
    .innerJoin('users', 'users.id', 'phone_corrections.user_id')
    .select(['phone_corrections.user_id as userId', 'phone_corrections.phone', 'users.name', 'users.phone as before'])
    .where('proposal_id', '=', proposal)
    .executeTakeFirst()

/** Drops the phone of a decided proposal, so that it no longer blocks other proposals. */
export const dropCorrection = (trx: Transaction<DB>, proposal: string) =>
  trx.deleteFrom('phone_corrections').where('proposal_id', '=', proposal).execute()

/**
 * Changes the phone of an account. Ends its sessions, including those of anybody who uses the old phone, and notifies
 * the old number.
 */
export async function correctPhone(
  trx: Transaction<DB>,
  { userId, phone }: { userId: string; phone: string },
  now: Date,
): Promise<Result<true, PhoneRefusal>> {
  const before = await lockPhoneOf(trx, userId)
  if (!before) return refuse('NOT_FOUND')
  if (before.phone === phone) return accept(true)
  if (await isTaken(trx, phone, userId)) return refuse('NUMBER_TAKEN')
  await trx.updateTable('users').set({ phone }).where('id', '=', userId).execute()
  await endSessions(trx, userId)
  // The account's owner may still be able to read texts to the old number.
  await enqueue(trx, now, [smsTo(before.phone, guestText('number_changed', before.language, []))])
  await storeFormerContact(trx, { userId, contact: before.phone, now })
  return accept(true)
}
