import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import type { Services } from '../../services.ts'
import { enqueue } from '../messages/outbox.ts'
import { keepFormerContact } from '../my-data/former-contacts.ts'
import { writeLog, type ActingOperator } from '../office/write-log.ts'

export type GuestAsk = { session: ActingOperator; userId: string; reason: string }

const endSessions = (trx: Transaction<DB>, userId: string) =>
  trx.deleteFrom('sessions').where('user_id', '=', userId).execute()

const lineOf = ({ userId, reason }: GuestAsk) => ({ subject: userId, userId, reason })

/** Blocks a guest: no session remains, and none is opened. False: there is nobody to block, or they are blocked. */
export function blockGuest({ db, clock }: Services, ask: GuestAsk): Promise<boolean> {
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

export function unblockGuest({ db, clock }: Services, ask: GuestAsk): Promise<boolean> {
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

/** The old number may still be read by its owner: it learns that it is no longer the account's. */
const tellOldNumber = (trx: Transaction<DB>, phone: string, now: Date) =>
  enqueue(trx, now, [
    {
      kind: 'message',
      payload: {
        to: phone,
        channel: 'sms',
        template: 'number_changed',
        body: `${PRODUCT_NAME}: this number is no longer the one of your account. If you did not ask for that, call ${SITE.supportPhone}`,
        values: [],
      },
    },
  ])

/** Gives an account another phone after proof. Sessions end, also of somebody who has the old phone. */
export async function correctPhone(
  services: Services,
  { phone, ...ask }: GuestAsk & { phone: string },
): Promise<Result<true, 'NOT_FOUND' | 'NUMBER_TAKEN'>> {
  const now = services.clock.now()
  try {
    return await services.db.transaction().execute(async (trx): Promise<Result<true, 'NOT_FOUND'>> => {
      const before = await trx
        .selectFrom('users')
        .select('phone')
        .where('id', '=', ask.userId)
        .where('erased_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!before) return refuse('NOT_FOUND')
      if (before.phone === phone) return accept(true)
      await trx.updateTable('users').set({ phone }).where('id', '=', ask.userId).execute()
      await endSessions(trx, ask.userId)
      await tellOldNumber(trx, before.phone, now)
      await keepFormerContact(trx, { userId: ask.userId, contact: before.phone, now })
      await writeLog(trx, ask.session, { act: 'guest_phone_corrected', ...lineOf(ask) }, now)
      return accept(true)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'users_phone_key') return refuse('NUMBER_TAKEN')
    throw error
  }
}
