import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'
import { recordConsent } from './record-consent.ts'

/**
 * Sets on which channel a guest gets news of bookings, and records the consent to WhatsApp or its withdrawal. Changes
 * nothing if the guest already uses this channel. Returns false if there is no such guest.
 */
export async function writeNewsChannel(
  trx: Transaction<DB>,
  { userId, newsBy, now }: { userId: string; newsBy: NewsChannel; now: Date },
): Promise<boolean> {
  const before = await trx.selectFrom('users').select('news_by').where('id', '=', userId).forUpdate().executeTakeFirst()
  if (!before) return false
  if (before.news_by === newsBy) return true
  await trx.updateTable('users').set({ news_by: newsBy }).where('id', '=', userId).execute()
  if (newsBy === 'whatsapp' || before.news_by === 'whatsapp')
    await recordConsent(trx, { userId, purpose: 'whatsapp', given: newsBy === 'whatsapp', now })
  return true
}
