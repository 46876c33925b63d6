import { sql } from 'kysely'
import { GATEWAY_REPORT_RETENTION_DAYS, MESSAGE_RETENTION_DAYS } from '#domain/retention-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { purgeInBatches } from '../../purge-in-batches.ts'
import type { Services } from '../../services.ts'

const daysAgo = (now: Date, days: number) => addMinutes(now, -days * 24 * 60)

/**
 * Deletes old entries: finished outbox entries, given-up messages and notifications (their texts are personal),
 * processed gateway reports, and calls to hotels' programs. Given-up entries about money stay until an operator has
 * dealt with them. Returns how many.
 */
export async function purgeOutbox({ db, clock }: Services): Promise<number> {
  const before = daysAgo(clock.now(), MESSAGE_RETENTION_DAYS)
  const done = await purgeInBatches((limit) => {
    const old = db.selectFrom('outbox').select('id').where('done_at', '<', before).orderBy('done_at').limit(limit)
    return db.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst()
  })
  const givenUp = await purgeInBatches((limit) => {
    const old = db
      .selectFrom('outbox')
      .select('id')
      .where('failed_at', '<', before)
      .where('kind', 'in', ['message', 'whatsapp', 'whatsapp.answer', 'push'])
      .limit(limit)
    return db.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst()
  })
  const reportsBefore = daysAgo(clock.now(), GATEWAY_REPORT_RETENTION_DAYS)
  const reports = await purgeInBatches((limit) => {
    const old = db
      .selectFrom('webhook_events')
      .select(['provider', 'event_id'])
      .where('processed_at', '<', reportsBefore)
      .limit(limit)
    return db
      .deleteFrom('webhook_events')
      .where((eb) => eb(eb.refTuple('provider', 'event_id'), 'in', old.$asTuple('provider', 'event_id')))
      .executeTakeFirst()
  })
  const calls = await purgeInBatches((limit) => {
    const old = db.selectFrom('hotel_webhook_calls').select('id').where('created_at', '<', before).limit(limit)
    return db.deleteFrom('hotel_webhook_calls').where('id', 'in', old).executeTakeFirst()
  })
  const whatsApp = await purgeInBatches((limit) => {
    const old = sql<string>`select id from whatsapp_messages
      where coalesce(sent_at, delivered_at, failed_at) < ${before} limit ${limit}`
    return db
      .deleteFrom('whatsapp_messages')
      .where(sql<boolean>`id in (${old})`)
      .executeTakeFirst()
  })
  return done + givenUp + reports + calls + whatsApp
}
