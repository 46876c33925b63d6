import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { SiteTextKind } from '#domain/hotel-messages/site-text.ts'
import { siteText } from '../messages/hotel-text.ts'
import { ringFor } from '#domain/push/push-text.ts'
import { hotelTemplate } from '../../ports/message-sender.ts'
import type { Services } from '../../services.ts'
import { enqueue } from '../messages/outbox.ts'
import { ringDesks } from '../push/queue-push.ts'
import { channelEntry } from './channel-entry.ts'
import { channelsOf } from './send-to-hotel.ts'

const PAGES: Record<SiteTextKind, string> = { sold_twice: '/desk', site_silent: '/desk/channels' }

/** News about other sites. `once` identifies what happened; `conflictId` is the first of the conflicts. */
export type SiteNews = { hotelId: number; once: string } & (
  | { text: 'sold_twice'; conflictId: number }
  | { text: 'site_silent' }
)

/**
 * Queues a message about other sites for each of the hotel's contacts for bookings, in the caller's transaction. If a
 * room was sold twice, also queues a push for the desk's phones.
 */
export async function notifyOfSites(
  { origin, clock }: Pick<Services, 'origin' | 'clock'>,
  trx: Transaction<DB>,
  news: SiteNews,
): Promise<void> {
  const { hotelId, text, once } = news
  const channels = await channelsOf(trx, hotelId, 'bookings')
  const messages = channels.map((one) => {
    const words = siteText(text, one.language, origin() + PAGES[text])
    const message = { template: hotelTemplate(text, one.language), ...words }
    return { ...channelEntry(one, message), once: `hotel:${once}:${one.id}` }
  })
  const now = clock.now()
  await enqueue(trx, now, messages)
  const template = ringFor(text)
  if (template && news.text === 'sold_twice')
    await ringDesks(trx, { hotelId, about: { conflictId: news.conflictId }, template, once }, now)
}
