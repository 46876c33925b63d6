import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { PushText } from '#domain/push/push-text.ts'
import { idleSince } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { enqueue, type PushCause } from '../messages/outbox.ts'

/** How many of a hotel's or a guest's phones get a notification: the most recently used ones. */
const MAX_PHONES = 20

type News = { about: PushCause; template: PushText; once: string }

/** Queues a notification for each subscription, at most once per cause. */
async function queue(
  trx: Transaction<DB>,
  { ids, about, template, once }: News & { ids: readonly { id: string }[] },
  now: Date,
): Promise<void> {
  const entries = ids.map(({ id }) => ({
    kind: 'push' as const,
    payload: { subscriptionId: id, ...about, template },
    once: `push:${once}:${id}`,
  }))
  await enqueue(trx, now, entries)
}

/** Queues a notification for the subscribed phones of a hotel's desk, in the caller's transaction. */
export async function ringDesks(
  trx: Transaction<DB>,
  { hotelId, ...news }: News & { hotelId: number },
  now: Date,
): Promise<void> {
  const { rows: ids } = await sql<{ id: string }>`
    select p.id from push_subscriptions p join desk_sessions d on d.token_hash = p.desk_session
      join hotel_staff s on s.id = d.staff_id
    where s.hotel_id = ${hotelId} and s.ended_at is null and d.expires_at > ${now}
    order by d.last_seen desc, p.id limit ${MAX_PHONES}`.execute(trx)
  await queue(trx, { ...news, ids }, now)
}

/** Queues an alarm for the subscribed browsers of these operators, in the caller's transaction. */
export async function ringOffice(
  trx: Transaction<DB>,
  { operatorIds, once }: { operatorIds: readonly string[]; once: string },
  now: Date,
): Promise<void> {
  const { rows: ids } = await sql<{ id: string }>`
    select p.id from push_subscriptions p join office_sessions s on s.token_hash = p.office_session
    where s.operator_id::text = any(${operatorIds}::text[]) and s.expires_at > ${now} order by p.id`.execute(trx)
  await queue(trx, { ids, about: { alarmAt: now.toISOString() }, template: 'office_alarm', once }, now)
}

/**
 * Queues a notification for the subscribed phones of a booking's guest, after the transaction that announced the news.
 */
export async function pushToGuest(
  { db, clock }: Services,
  { bookingId }: { bookingId: string },
  entryId: number,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const { rows: ids } = await sql<{ id: string }>`
      select p.id from bookings b join sessions g on g.user_id = b.user_id
        join push_subscriptions p on p.guest_session = g.token_hash
      where b.id = ${bookingId}::uuid and g.expires_at > ${now} and g.last_seen > ${idleSince(now)}
      order by g.last_seen desc, p.id limit ${MAX_PHONES}`.execute(trx)
    await queue(trx, { ids, about: { bookingId }, template: 'stay_news', once: `guest:${entryId}` }, now)
  })
}
