import type { Message, MessageSender } from '../ports/message-sender.ts'

/** Uses one carrier for texts to phones, another for e-mails. */
export const byChannel = (senders: Record<Message['channel'], MessageSender>): MessageSender => ({
  send: (message) => senders[message.channel].send(message),
})
