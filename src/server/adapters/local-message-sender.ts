import type { TextSender } from '../ports/message-sender.ts'
import type { Clock } from '../ports/clock.ts'
import type { Db } from '../services.ts'

/**
 * A phone and an email address to which this stand-in for a carrier refuses to send, so that developers can try out a
 * failing carrier by hand.
 */
export const UNREACHABLE_RECIPIENTS = ['+916000000000', 'unreachable@uncle.example']

/**
 * Delivers messages into a table, which `/api/dev/outbox` and the page `/dev/outbox` show (decisions, "On a local
 * machine").
 */
export const localMessageSender = (db: Db, clock: Clock): TextSender => ({
  send: async ({ to, channel, subject, body }) => {
    if (UNREACHABLE_RECIPIENTS.includes(to)) throw new Error('the carrier refused the message')
    await db
      .insertInto('dev_messages')
      .values({ recipient: to, channel, subject: subject ?? null, body, created_at: clock.now() })
      .execute()
  },
})
