import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { UNDELIVERED_MINUTES } from '#domain/whatsapp/news-channel.ts'
import { templateKind } from '../../ports/message-sender.ts'
import type { WhatsAppMessage } from '../../ports/whatsapp.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { enqueue } from '../messages/outbox.ts'

/** Templates that exist only for WhatsApp. The desk shows what they announce. */
const WITHOUT_SMS: ReadonlySet<string> = new Set(['hotel_list_ready'])

/**
 * Whether a message can be sent by SMS if WhatsApp does not deliver it. An OTP cannot: the guest asked for WhatsApp
 * because the SMS did not arrive, and we do not store the code.
 */
export const hasSms = ({ template }: WhatsAppMessage): boolean => {
  const kind = templateKind(template)
  return kind !== 'otp' && !WITHOUT_SMS.has(kind)
}

/** Queues the SMS in place of a message that WhatsApp did not deliver; `once` identifies that message. */
export async function queueSms(
  db: Db,
  { message, once }: { message: WhatsAppMessage; once: string },
  now: Date,
): Promise<void> {
  if (!hasSms(message)) return
  const { to, template, body, values } = message
  const payload = { to, channel: 'sms' as const, template, body, values }
  await enqueue(db, now, [{ kind: 'message', payload, once: `sms_instead:${once}` }])
}

/**
 * Queues an SMS in place of an accepted message, unless that was delivered or already replaced. Returns whether it
 * queued one.
 */
export async function textInstead(trx: Transaction<DB>, id: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('whatsapp_messages')
    .select('message')
    .where('id', '=', id)
    .where('message', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  await trx.updateTable('whatsapp_messages').set({ message: null, texted_at: now }).where('id', '=', id).execute()
  await queueSms(trx, { message: row.message as WhatsAppMessage, once: id }, now)
  return true
}

/**
 * Sends by SMS those messages that WhatsApp accepted ten minutes ago but has not reported as delivered: the phone may
 * be offline, or the report lost. Returns how many.
 */
export async function textUndelivered(services: Services): Promise<number> {
  const { db, clock, log } = services
  const before = addMinutes(clock.now(), -UNDELIVERED_MINUTES)
  const texted = await workThrough<{ id: string }>({
    name: 'text-undelivered',
    log,
    next: async (after, limit) => {
      const { rows } = await sql<{ id: string }>`
        select id from whatsapp_messages
        where message is not null and sent_at <= ${before} and (${after}::text is null or id > ${after}::text)
        order by id limit ${limit}`.execute(db)
      return rows
    },
    work: ({ id }) => db.transaction().execute((trx) => textInstead(trx, id, clock.now())),
  })
  if (texted > 0) services.nudge()
  return texted
}
