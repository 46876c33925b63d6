import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { WhatsAppEvent } from '../../ports/whatsapp.ts'
import type { Services } from '../../services.ts'
import { recordPress } from './record-press.ts'
import { recordReply } from './record-reply.ts'
import { textInstead } from './sms-instead.ts'

/** Records what WhatsApp reported. A report may come twice, late, or before we know the id of our message. */
export async function recordWhatsAppEvent(
  trx: Transaction<DB>,
  event: WhatsAppEvent,
  services: Services,
): Promise<void> {
  const now = services.clock.now()
  if (event.kind === 'pressed') return recordPress(trx, event, services)
  if (event.kind === 'wrote') return recordReply(trx, event, services)
  const { id } = event
  if (event.kind === 'delivered') {
    const set = { delivered_at: now, message: null }
    await trx
      .insertInto('whatsapp_messages')
      .values({ id, ...set })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(set))
      .execute()
    return
  }
  const set = { failed_at: now, failed_code: event.code }
  await trx
    .insertInto('whatsapp_messages')
    .values({ id, ...set })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(set))
    .execute()
  await textInstead(trx, id, now)
}
