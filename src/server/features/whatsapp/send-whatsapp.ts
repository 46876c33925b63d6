import { addMinutes } from '#domain/kernel/ist.ts'
import { UNDELIVERED_MINUTES } from '#domain/whatsapp/news-channel.ts'
import { NotOnWhatsApp, type WhatsAppMessage } from '../../ports/whatsapp.ts'
import type { Services } from '../../services.ts'
import { hasSms, queueSms, textInstead } from './sms-instead.ts'

/** Whether an outbox entry is at least ten minutes old, so that its message is sent by SMS instead. */
async function isOverdue({ db, clock }: Services, entryId: number): Promise<boolean> {
  const before = addMinutes(clock.now(), -UNDELIVERED_MINUTES)
  const entry = await db.selectFrom('outbox').select('created_at').where('id', '=', entryId).executeTakeFirst()
  return entry !== undefined && entry.created_at <= before
}

/**
 * Sends a message by WhatsApp and keeps it until its delivery is reported. Sends it by SMS if this person cannot be
 * reached by WhatsApp, if WhatsApp has not accepted it for ten minutes, or if the channel was switched off since.
 * `entryId` is the outbox entry's id.
 */
export async function sendWhatsApp(services: Services, message: WhatsAppMessage, entryId: number): Promise<void> {
  const { db, clock, whatsApp } = services
  const instead = () => queueSms(db, { message, once: `outbox:${entryId}` }, clock.now())
  if (!whatsApp) return instead()
  let id: string
  try {
    id = await whatsApp.send(message)
  } catch (error) {
    if (error instanceof NotOnWhatsApp || (await isOverdue(services, entryId))) return instead()
    throw error
  }
  const sent = { message: hasSms(message) ? JSON.stringify(message) : null, sent_at: clock.now() }
  await db.transaction().execute(async (trx) => {
    const early = await trx
      .selectFrom('whatsapp_messages')
      .select(['delivered_at', 'failed_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (early?.delivered_at) return
    await trx
      .insertInto('whatsapp_messages')
      .values({ id, ...sent })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(sent))
      .execute()
    // The report that the message failed arrived before we knew the message's id.
    if (early?.failed_at) await textInstead(trx, id, clock.now())
  })
}
