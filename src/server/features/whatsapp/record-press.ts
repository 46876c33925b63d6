import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { languageOf } from '#domain/languages.ts'
import { WORDS } from '../../../words/languages.ts'
import type { WhatsAppEvent } from '../../ports/whatsapp.ts'
import type { Services } from '../../services.ts'
import { SEEN_REPLY } from '../hotel-messages/channel-entry.ts'
import { seeByToken } from '../hotel-messages/seen-links.ts'
import { enqueue } from '../messages/outbox.ts'
import { contactsOn } from './find-sender.ts'

/**
 * Marks a booking as seen when "Seen" is pressed on a phone that is a contact of its hotel, and replies with the
 * outcome. A press on any other phone changes nothing.
 */
export async function recordPress(
  trx: Transaction<DB>,
  { from, payload, replyId }: Extract<WhatsAppEvent, { kind: 'pressed' }>,
  services: Services,
): Promise<void> {
  if (!payload.startsWith(SEEN_REPLY)) return
  const contacts = await contactsOn(trx, from)
  const hotels = contacts.map(({ hotelId }) => hotelId)
  const seen = await seeByToken(services, trx, { token: payload.slice(SEEN_REPLY.length), hotels })
  if (!seen) return
  const language = languageOf(contacts.find(({ hotelId }) => hotelId === seen.hotelId)?.language ?? '')
  const body = WORDS[language].whatsapp.ANSWERS[seen.outcome](seen.code)
  const answer = { kind: 'whatsapp.answer', payload: { to: from, body }, once: `answer:${replyId}` } as const
  await enqueue(trx, services.clock.now(), [answer])
}
