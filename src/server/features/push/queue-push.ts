import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { PushText } from '#domain/push/push-text.ts'
import { idleSince } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { enqueue } from '../messages/outbox.ts'

/** Of a hotel or a guest, the phones last used get a notification. */
const MAX_PHONES = 20

type News = { bookingId: string; template: PushText; once: string }

/** Queues a notification for each of these subscriptions, once for each cause. */
async function queue(
  trx: Transaction<DB>,
  { ids, bookingId, template, once }: News & { ids: readonly { id: string }[] },
  now: Date,
): Promise<void> {
  const entries = ids.map(({ id }) => ({
    kind: 'push' as const,
    payload: { subscriptionId: id, bookingId, template },
    once: `push:${once}:${id}`,
  }))
  await enqueue(trx, now, entries)
}

/** Rings the phones of a hotel's desk that asked for it, in the caller's transaction. */
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

/** Queues notifications on the phones of a booking's guest that asked for them, after the transaction of the news. */
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
    await queue(trx, { ids, bookingId, template: 'stay_news', once: `guest:${entryId}` }, now)
  })
}
