import { factsIn, pauseText } from '../messages/hotel-text.ts'
import { hotelTemplate } from '../../ports/message-sender.ts'
import type { Services } from '../../services.ts'
import { enqueue } from '../messages/outbox.ts'
import { channelEntry } from './channel-entry.ts'
import { channelsOf } from './send-to-hotel.ts'

/** Notifies a hotel, at its desk and on every channel for bookings, that its sales are paused, and until when. */
export async function notifyPaused(
  services: Services,
  { hotelId, until }: { hotelId: number; until: string },
  entryId: number,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await services.desks.tell(trx, hotelId)
    const channels = await channelsOf(trx, hotelId, 'bookings')
    const messages = channels.map((one) => {
      const text = pauseText(one.language, factsIn(one.language).moment(new Date(until)))
      const message = { template: hotelTemplate('paused', one.language), ...text }
      return { ...channelEntry(one, message), once: `hotel:paused:${entryId}:${one.id}` }
    })
    await enqueue(trx, services.clock.now(), messages)
  })
}
