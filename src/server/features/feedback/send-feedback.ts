import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { MAX_FEEDBACK_MAILS_A_DAY, SAME_FEEDBACK_MINUTES, type Feedback } from '#domain/feedback/feedback.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { emailTo, guestText } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { languageOfVerified } from '../messages/verified-email.ts'
import { issueTicket } from '../tickets/issue-ticket.ts'

/** Class numbers of our advisory locks; the second key is the text. */
const FEEDBACK_LOCK = 7004

/**
 * Stores a message and acknowledges it by email when the address is verified. Returns its ticket. The same words from
 * the same sender within ten minutes keep their ticket: it is a second press, or a retry after a lost answer.
 */
export async function sendFeedback(services: Services, feedback: Feedback, userId: string | null): Promise<string> {
  const ticket = await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    await sql`select pg_advisory_xact_lock(${FEEDBACK_LOCK}, hashtext(${feedback.message}))`.execute(trx)
    const earlier = await findEarlier(trx, feedback, userId, now)
    if (earlier) return earlier.ticket
    const created = await insertFeedback(trx, feedback, userId, now)
    if (feedback.email) await acknowledge(trx, created, feedback.email, now)
    return created
  })
  services.nudge()
  return ticket
}

const findEarlier = (trx: Transaction<DB>, feedback: Feedback, userId: string | null, now: Date) =>
  trx
    .selectFrom('feedback')
    .select('ticket')
    .where('kind', '=', feedback.kind)
    .where('message', '=', feedback.message)
    .where('user_id', 'is not distinct from', userId)
    .where('name', 'is not distinct from', feedback.name)
    .where('phone', 'is not distinct from', feedback.phone)
    .where('email', 'is not distinct from', feedback.email)
    .where('created_at', '>', addMinutes(now, -SAME_FEEDBACK_MINUTES))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const insertFeedback = (trx: Transaction<DB>, feedback: Feedback, userId: string | null, now: Date): Promise<string> =>
  issueTicket(feedback.kind, async (ticket) => {
    const { kind, message, name, phone, email, page } = feedback
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('feedback')
      .values({ ticket, kind, user_id: userId, name, phone, email, message, page, created_at: now })
      .onConflict((conflict) => conflict.column('ticket').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  })

/**
 * Acknowledges a message by email. The email repeats nothing from the form, because its author may have typed somebody
 * else's address. An address that reached its daily limit gets no more; the message is stored all the same.
 */
async function acknowledge(trx: Transaction<DB>, ticket: string, email: string, now: Date): Promise<void> {
  const language = await languageOfVerified(trx, email)
  if (language === undefined) return
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from feedback
    where lower(email) = lower(${email}) and acknowledged_at > ${addMinutes(now, -24 * 60)}`.execute(trx)
  if ((rows[0]?.sent ?? 0) >= MAX_FEEDBACK_MAILS_A_DAY) return
  await trx.updateTable('feedback').set({ acknowledged_at: now }).where('ticket', '=', ticket).execute()
  await enqueue(trx, now, [emailTo(email, guestText('feedback_received', language, [ticket]))])
}
