import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { changedDetails, editText } from '../messages/hotel-text.ts'
import type { ToldField } from '#domain/hotel-messages/edited-parts.ts'
import { hotelTemplate } from '../../ports/message-sender.ts'
import { enqueue } from '../messages/outbox.ts'
import { channelEntry } from './channel-entry.ts'
import { channelsOf } from './send-to-hotel.ts'

/**
 * Tells a hotel which of its details the office changed, on every channel for bookings and in the transaction of the
 * change.
 */
export async function notifyEdited(
  trx: Transaction<DB>,
  { hotelId, fields }: { hotelId: number; fields: readonly ToldField[] },
  now: Date,
): Promise<void> {
  const channels = await channelsOf(trx, hotelId, 'bookings')
  const messages = channels.map((one) => {
    const text = editText(one.language, changedDetails(one.language, fields))
    return channelEntry(one, { template: hotelTemplate('edited', one.language), ...text })
  })
  await enqueue(trx, now, messages)
}
