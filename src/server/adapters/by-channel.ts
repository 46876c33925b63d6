import type { Message, MessageSender, PushSender, TextSender } from '../ports/message-sender.ts'

/** called on first use; returns null if push is not configured */
type Senders = Record<Message['channel'], TextSender> & { push: () => (PushSender & { key: string }) | null }

/**
 * Sends texts to phones through one carrier, e-mails through another, and notifications through the browsers' push
 * services.
 */
export function byChannel({ push, ...texts }: Senders): MessageSender {
  let made: ReturnType<typeof push> | undefined
  const pushing = () => (made === undefined ? (made = push()) : made)
  return {
    pushKey: () => pushing()?.key ?? null,
    send: async (message) => {
      if (message.channel !== 'push') return texts[message.channel].send(message)
      // Drops notifications that were queued before push was switched off.
      await pushing()?.send(message)
    },
  }
}
