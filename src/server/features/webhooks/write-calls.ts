import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { giveUpAt, type WebhookEvent } from '#domain/hotel-keys/webhook.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { enqueue } from '../messages/outbox.ts'

type ToldStay = {
  bookingId: string
  hotelId: number
  code: string
  slot: number
  rooms: number
  checkin: Date
  leaves: Date
  due: number
}

type Told = { event: WebhookEvent; stay: ToldStay; cause: number; now: Date }

async function roomsOf(trx: Transaction<DB>, bookingId: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select distinct r.number from stays s join rooms r on r.id = s.room_id
    where s.booking_id = ${bookingId}::uuid and s.status = 'booked' order by r.number`.execute(trx)
  return rows.map(({ number }) => number)
}

/**
 * Queues a call to each of the hotel's webhook addresses, in the caller's transaction and once per `cause`, which is
 * the id of an outbox entry. The body contains no guest data and is stored, so that every attempt sends the same bytes.
 */
export async function writeCalls(trx: Transaction<DB>, { event, stay, cause, now }: Told): Promise<void> {
  const { bookingId, hotelId } = stay
  const webhooks = await trx
    .selectFrom('hotel_webhooks')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .execute()
  if (webhooks.length === 0) return
  const booking = {
    id: bookingId,
    code: stay.code,
    slot: stay.slot,
    room_count: stay.rooms,
    rooms: await roomsOf(trx, bookingId),
    checkin: toIstIso(stay.checkin),
    checkout: toIstIso(stay.leaves),
    due: stay.due,
  }
  const calls = webhooks.map(({ id: webhook_id }) => {
    const id = randomUUID()
    const body = JSON.stringify({ id, event, at: toIstIso(now), hotel: hotelId, booking })
    return { id, webhook_id, hotel_id: hotelId, booking_id: bookingId, event, body, cause }
  })
  const written = await trx
    .insertInto('hotel_webhook_calls')
    .values(calls.map((call) => ({ ...call, created_at: now, give_up_at: giveUpAt(now) })))
    .onConflict((conflict) => conflict.columns(['webhook_id', 'cause']).doNothing())
    .returning('id')
    .execute()
  await enqueue(
    trx,
    now,
    written.map(({ id }) => ({ kind: 'webhook.call', payload: { callId: id } }) as const),
  )
}
