import type { Language } from '#domain/languages.ts'
import type { HotelChannel } from '#domain/hotel-messages/hotel-channel.ts'
import type { Message } from '../../ports/message-sender.ts'
import { buttonsOf, type MessageButton } from '../../ports/whatsapp.ts'
import type { OutboxEntry } from '../messages/outbox.ts'

export type ListeningChannel = { id: number; channel: HotelChannel; address: string; language: Language }

/** A text to a hotel; `subject` is for e-mails. */
type HotelMessage = Pick<Message, 'template' | 'body' | 'values'> & { subject: string }

/**
 * The targets of a WhatsApp message's buttons: the secret with which "Seen" marks the booking, and a page of the desk.
 */
export type ButtonTargets = { seenToken: string; path: string }

/** The prefix of the reply to the button "Seen". The secret of the booking's link follows it. */
export const SEEN_REPLY = 'seen:'

/** Returns the outbox entry that sends a text by one of a hotel's channels. Templates with buttons need `targets`. */
export function channelEntry(
  { channel, address: to }: Pick<ListeningChannel, 'channel' | 'address'>,
  { subject, ...text }: HotelMessage,
  targets?: ButtonTargets,
): Extract<OutboxEntry, { kind: 'message' | 'whatsapp' }> {
  if (channel === 'sms') return { kind: 'message', payload: { to, channel, ...text } }
  if (channel === 'email') return { kind: 'message', payload: { to, channel, subject, ...text } }
  const buttons = buttonsOf(text.template).map((kind): MessageButton => {
    if (!targets) throw new Error(`${text.template} has buttons that lead nowhere`)
    return kind === 'seen' ? { kind, payload: SEEN_REPLY + targets.seenToken } : { kind, path: targets.path }
  })
  return { kind: 'whatsapp', payload: { to, ...text, buttons } }
}
