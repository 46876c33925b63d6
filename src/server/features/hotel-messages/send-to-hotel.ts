import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { ChannelKind } from '#domain/hotel-messages/hotel-channel.ts'
import type { HotelTextKind, NoticeStay } from '#domain/hotel-messages/hotel-text.ts'
import { hotelSubject, hotelText, noticeWords } from '../messages/hotel-text.ts'
import { ringFor } from '#domain/push/push-text.ts'
import { hotelTemplate } from '../../ports/message-sender.ts'
import type { Services } from '../../services.ts'
import { enqueue } from '../messages/outbox.ts'
import { channelEntry, type ListeningChannel } from './channel-entry.ts'
import { ringDesks } from '../push/queue-push.ts'
import { seenLink, seenToken } from './seen-token.ts'

/** Lists the hotel's channels that are set to get this kind of message and whose owners have agreed. */
export async function channelsOf(
  trx: Transaction<DB>,
  hotelId: number,
  kind: ChannelKind,
): Promise<ListeningChannel[]> {
  return trx
    .selectFrom('hotel_channels')
    .select(['id', 'channel', 'address', 'language'])
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .where('agreed_at', 'is not', null)
    .where(sql<boolean>`${kind} = any (kinds)`)
    .orderBy('id')
    .$narrowType<ListeningChannel>()
    .execute()
}

/** Picks the channels. Lists of arrivals have their own setting; all other messages use the setting for bookings. */
const kindOf = (text: HotelTextKind): ChannelKind => (text === 'arriving' ? 'arrivals' : 'bookings')

const hasLink = (text: HotelTextKind): boolean => text === 'new' || text === 'ask_again'

type Told = { text: HotelTextKind; stay: NoticeStay & { bookingId: string; hotelId: number } }

function messageFor({ env, origin }: Services, { text, stay }: Told, one: ListeningChannel) {
  const { language } = one
  const token = seenToken(env, stay.bookingId)
  const link = hasLink(text) ? seenLink(origin(), token, language) : ''
  const message = {
    template: hotelTemplate(text, language),
    subject: hotelSubject(text, language, stay.code),
    ...hotelText(text, language, noticeWords(stay, language, link)),
  }
  return channelEntry(one, message, { seenToken: token, path: `/desk/booking/${stay.bookingId}` })
}

/**
 * Queues a message for each of the hotel's contacts that get this kind, and a push for its desks, in the caller's
 * transaction. `once` identifies the cause, so that processing it twice queues the messages once.
 */
export async function sendToHotel(
  services: Services,
  trx: Transaction<DB>,
  { once, ...told }: Told & { once: string },
): Promise<void> {
  const channels = await channelsOf(trx, told.stay.hotelId, kindOf(told.text))
  const messages = channels.map((one) => ({
    ...messageFor(services, told, one),
    once: `hotel:${once}:${one.id}`,
  }))
  const now = services.clock.now()
  await enqueue(trx, now, messages)
  const template = ringFor(told.text)
  const { hotelId, bookingId } = told.stay
  if (template) await ringDesks(trx, { hotelId, about: { bookingId }, template, once }, now)
}
