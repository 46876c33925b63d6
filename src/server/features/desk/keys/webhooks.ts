import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Webhook, WebhookCall, Webhooks } from '#contract/desk-webhooks.ts'
import type { DB } from '#db/schema.ts'
import { giveUpAt, MAX_LISTED_CALLS, MAX_WEBHOOKS, previousSecretUntil } from '#domain/hotel-keys/webhook.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import type { Db, Services } from '../../../services.ts'
import { enqueue } from '../../messages/outbox.ts'
import { webhookSecret } from '../../webhooks/sign-call.ts'
import { writeAct } from '../bookings/write-act.ts'

type WebhookRow = Omit<Webhook, 'made_at' | 'both_until'> & { made_at: Date; both_until: Date | null }
type CallRow = Omit<WebhookCall, 'at' | 'last_try_at'> & { at: Date; last_try_at: Date | null }

async function readWebhooks(db: Db, hotelId: number, now: Date): Promise<Webhook[]> {
  const { rows } = await sql<WebhookRow>`
    select w.id, w.name, w.url, s.name as made_by, w.made_at,
      case when w.previous_until > ${now} then w.previous_until end as both_until
    from hotel_webhooks w join hotel_staff s on s.id = w.made_by
    where w.hotel_id = ${hotelId} and w.ended_at is null order by w.made_at, w.id`.execute(db)
  return rows.map(({ made_at, both_until, ...row }) => ({
    ...row,
    made_at: toIstIso(made_at),
    both_until: both_until && toIstIso(both_until),
  }))
}

/** Lists a hotel's active webhook addresses, oldest first, and its latest calls, newest first. */
export async function listWebhooks(db: Db, hotelId: number, now: Date): Promise<Webhooks> {
  const { rows } = await sql<CallRow>`
    select c.id, w.name, c.event, b.short_id as code, c.created_at as at, c.state, c.tries, c.last_try_at,
      c.last_status as status, c.last_error as error, c.state <> 'waiting' and w.ended_at is null as can_send
    from hotel_webhook_calls c join hotel_webhooks w on w.id = c.webhook_id join bookings b on b.id = c.booking_id
    where c.hotel_id = ${hotelId} order by c.created_at desc, c.cause desc, c.id limit ${MAX_LISTED_CALLS}`.execute(db)
  const calls = rows.map(({ at, last_try_at, ...row }) => ({
    ...row,
    at: toIstIso(at),
    last_try_at: last_try_at && toIstIso(last_try_at),
  }))
  return { webhooks: await readWebhooks(db, hotelId, now), calls }
}

type Named = { webhook: Webhook; secret: string }

async function named(services: Services, db: Db, hotelId: number, wish: { id: string; salt: string }): Promise<Named> {
  const webhook = (await readWebhooks(db, hotelId, services.clock.now())).find(({ id }) => id === wish.id)
  if (!webhook) throw new Error('an address that was just written is missing')
  return { webhook, secret: webhookSecret(services.env, wish.salt) }
}

type NewWebhook = { session: DeskSession; name: string; url: string }

/** Adds a webhook address. Returns the secret that signs its calls. */
export const addWebhook = (
  services: Services,
  { session, name, url }: NewWebhook,
): Promise<Result<Named, 'WEBHOOK_THERE' | 'TOO_MANY_WEBHOOKS'>> =>
  services.db.transaction().execute(async (trx) => {
    const { hotelId, staffId } = session
    const now = services.clock.now()
    await trx.selectFrom('hotels').select('id').where('id', '=', hotelId).forNoKeyUpdate().executeTakeFirstOrThrow()
    const there = await readWebhooks(trx, hotelId, now)
    if (there.some((each) => each.url === url)) return refuse('WEBHOOK_THERE')
    if (there.length >= MAX_WEBHOOKS) return refuse('TOO_MANY_WEBHOOKS')
    const salt = randomUUID()
    const { id } = await trx
      .insertInto('hotel_webhooks')
      .values({ hotel_id: hotelId, name, url, secret_salt: salt, made_by: staffId, made_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAct(trx, session, { kind: 'webhook_added', detail: { name, host: new URL(url).host } }, now)
    await services.desks.tell(trx, hotelId)
    return accept(await named(services, trx, hotelId, { id, salt }))
  })

const lockWebhook = (trx: Transaction<DB>, hotelId: number, id: string) =>
  trx
    .selectFrom('hotel_webhooks')
    .select(['name', 'secret_salt', 'previous_until', 'ended_at'])
    .where('id', '=', id)
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .executeTakeFirst()

/**
 * Replaces the secret. For one day, calls are signed with the previous secret too. Refuses a second change within that
 * day, which would break the receiver.
 */
export const changeSecret = (
  services: Services,
  session: DeskSession,
  id: string,
): Promise<Result<Named, 'NOT_FOUND' | 'SECRET_JUST_CHANGED'>> =>
  services.db.transaction().execute(async (trx) => {
    const { hotelId } = session
    const now = services.clock.now()
    const webhook = await lockWebhook(trx, hotelId, id)
    if (!webhook || webhook.ended_at) return refuse('NOT_FOUND')
    if (webhook.previous_until && webhook.previous_until > now) return refuse('SECRET_JUST_CHANGED')
    const salt = randomUUID()
    await trx
      .updateTable('hotel_webhooks')
      .set({ secret_salt: salt, previous_salt: webhook.secret_salt, previous_until: previousSecretUntil(now) })
      .where('id', '=', id)
      .execute()
    await writeAct(trx, session, { kind: 'webhook_secret_changed', detail: { name: webhook.name } }, now)
    return accept(await named(services, trx, hotelId, { id, salt }))
  })

/**
 * Ends an address and gives up its waiting calls. Ending it again changes nothing. Returns false if the hotel never had
 * it.
 */
export const endWebhook = (services: Services, session: DeskSession, id: string): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    const webhook = await lockWebhook(trx, session.hotelId, id)
    if (!webhook) return false
    if (webhook.ended_at) return true
    await trx
      .updateTable('hotel_webhooks')
      .set({ ended_at: now, ended_by: session.name })
      .where('id', '=', id)
      .execute()
    await writeAct(trx, session, { kind: 'webhook_ended', detail: { name: webhook.name } }, now)
    await services.desks.tell(trx, session.hotelId)
    return true
  })

/**
 * Queues a call again with the same event id, unless it is still waiting. Returns false if the address has ended or
 * belongs to another hotel.
 */
export const sendAgain = (services: Services, session: DeskSession, id: string): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    const { rows } = await sql<{ state: string }>`
      select c.state from hotel_webhook_calls c join hotel_webhooks w on w.id = c.webhook_id
      where c.id = ${id}::uuid and c.hotel_id = ${session.hotelId} and w.ended_at is null for update of c`.execute(trx)
    const [call] = rows
    if (!call) return false
    if (call.state === 'waiting') return true
    await trx
      .updateTable('hotel_webhook_calls')
      .set({ state: 'waiting', give_up_at: giveUpAt(now) })
      .where('id', '=', id)
      .execute()
    await enqueue(trx, now, [{ kind: 'webhook.call', payload: { callId: id } }])
    return true
  })
