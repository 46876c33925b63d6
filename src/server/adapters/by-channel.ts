import type { Message, MessageSender, PushSender, TextSender } from '../ports/message-sender.ts'

/** `push` is called on first use, and returns null if push is not configured */
type Senders = Record<Message['channel'], TextSender> & { push: () => (PushSender & { key: string }) | null }

/** Uses one carrier for texts to phones, another for e-mails, and the browsers' push services for notifications. */
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
