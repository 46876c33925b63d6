import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { MAX_FEEDBACK_MAILS_A_DAY, SAME_FEEDBACK_MINUTES, type Feedback } from '#domain/feedback/feedback.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { caseLink } from '../messages/case-link.ts'
import { emailTo, guestText } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { languageOfVerified } from '../messages/verified-email.ts'
import { inBookingTransaction } from '../../transactions/booking-transaction.ts'
import { attachMessagePictures } from './message-pictures.ts'
import { issueTicket } from '../tickets/issue-ticket.ts'

/** Class numbers of our advisory locks; the second key is the text. */
const FEEDBACK_LOCK = 7004

/** `pictures`: uploaded by the account that sends the message. */
type Sending = { feedback: Feedback; userId: string | null; pictures: readonly string[] }

/**
 * Stores a message and acknowledges it by email when the address is verified. Returns its ticket. The same words from
 * the same sender within ten minutes are a second press or a retry after a lost answer: they keep their ticket, and
 * only add pictures that an open message lacks.
 */
export const sendFeedback = (
  services: Services,
  { feedback, userId, pictures }: Sending,
): Promise<Result<string, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    if (pictures.length > 0 && userId === null) return refuse('PICTURE_UNKNOWN')
    await sql`select pg_advisory_xact_lock(${FEEDBACK_LOCK}, hashtext(${feedback.message}))`.execute(trx)
    const found = await findEarlier(trx, feedback, userId, now)
    const earlier = pictures.length > 0 && found?.settled_at ? undefined : found
    const { id, ticket } = earlier ?? (await insertFeedback(trx, feedback, userId, now))
    if (feedback.email && !earlier) await acknowledge(trx, services.origin(), { ticket, email: feedback.email }, now)
    if (userId !== null) await attachMessagePictures(trx, { feedbackId: id, entryId: null, userId, pictures }, now)
    return accept(ticket)
  })

const findEarlier = (trx: Transaction<DB>, feedback: Feedback, userId: string | null, now: Date) =>
  trx
    .selectFrom('feedback')
    .select(['id', 'ticket', 'settled_at'])
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

/** Stores a message to us. Returns its id and its ticket. */
export async function insertFeedback(trx: Transaction<DB>, feedback: Feedback, userId: string | null, now: Date) {
  let id: number | undefined
  const ticket = await issueTicket(feedback.kind, async (drawn) => {
    const { kind, message, name, phone, email, page } = feedback
    const row = await trx
      .insertInto('feedback')
      .values({ ticket: drawn, kind, user_id: userId, name, phone, email, message, page, created_at: now })
      .onConflict((conflict) => conflict.column('ticket').doNothing())
      .returning('id')
      .executeTakeFirst()
    id = row?.id
    return row !== undefined
  })
  if (id === undefined) throw new Error(`the message ${ticket} has no id`)
  return { id, ticket }
}

/**
 * Acknowledges a message by email. The email repeats nothing from the form, because its author may have typed somebody
 * else's address. An address that reached its daily limit gets no more; the message is still stored.
 */
async function acknowledge(
  trx: Transaction<DB>,
  origin: string,
  { ticket, email }: { ticket: string; email: string },
  now: Date,
): Promise<void> {
  const language = await languageOfVerified(trx, email)
  if (language === undefined) return
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from feedback
    where lower(email) = lower(${email}) and acknowledged_at > ${addMinutes(now, -24 * 60)}`.execute(trx)
  if ((rows[0]?.sent ?? 0) >= MAX_FEEDBACK_MAILS_A_DAY) return
  await trx.updateTable('feedback').set({ acknowledged_at: now }).where('ticket', '=', ticket).execute()
  const link = caseLink(origin, language, { ticket, bookingId: null })
  await enqueue(trx, now, [emailTo(email, guestText('feedback_received', language, [ticket, link]))])
}
