import { openTestDb } from '#tests/database/test-db.ts'
import { describeMessageSender } from '../ports/message-sender.conformance.ts'
import { localMessageSender, UNREACHABLE_RECIPIENTS } from './local-message-sender.ts'

describeMessageSender('the local stand-in', async () => {
  const { db, close } = await openTestDb()
  const [sms = '', email = ''] = UNREACHABLE_RECIPIENTS
  return {
    sender: localMessageSender(db, { now: () => new Date() }),
    untaken: { sms, email },
    close,
    delivered: async () => {
      const rows = await db.selectFrom('dev_messages').select(['recipient', 'channel', 'body']).orderBy('id').execute()
      return rows.flatMap(({ recipient: to, channel, body: text }) =>
        channel === 'push' || channel === 'whatsapp' ? [] : { to, channel, text },
      )
    },
  }
})
