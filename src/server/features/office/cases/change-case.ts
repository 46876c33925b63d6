import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { caseKey, codeOfHotelCase } from '#domain/office/work.ts'
import { isAnotherOperator } from '#domain/feedback/officer.ts'
import { isHelpKind } from '#domain/hotel-help/help-case.ts'
import type { CaseAct } from '#domain/office/cases.ts'
import type { Services } from '../../../services.ts'
import { decideCaseIn } from '../../hotel-cases/decide-case.ts'
import { caseLink } from '../../messages/case-link.ts'
import { emailTo, guestText, smsTo, type GuestText } from '../../messages/guest-text.ts'
import { enqueue } from '../../messages/outbox.ts'
import { writeLog, type Operator } from '../write-log.ts'
import { writeWorkNote } from '../work/work-state.ts'
import type { CaseFile } from './case-source.ts'
import { decideHelp } from './help-cases.ts'
import { OFFICER_ACTS, readHandled } from './read-officer.ts'
import { readCaseFile, readRecipient, type Recipient } from './read-case.ts'
import { settleFeedback } from './settle-feedback.ts'

type Ask = { session: Operator; ref: string }
type Outcome = Promise<Result<true, ErrorCode>>

/** Locks the message of a ticket, so that two operators cannot change it at the same time. */
async function lockCase(trx: Transaction<DB>, ref: string, now: Date): Promise<CaseFile | undefined> {
  await trx.selectFrom('feedback').select('id').where('ticket', '=', ref).forUpdate().executeTakeFirst()
  await trx.selectFrom('help_cases').select('id').where('ticket', '=', ref).forUpdate().executeTakeFirst()
  const code = codeOfHotelCase(ref)
  if (code !== undefined)
    await trx
      .selectFrom('bookings')
      .innerJoin('relocations', 'relocations.booking_id', 'bookings.id')
      .select('bookings.id')
      .where('short_id', '=', code)
      .forUpdate('relocations')
      .executeTakeFirst()
  return readCaseFile(trx, ref, now)
}

/** Runs an act in a transaction; refuses it if the case no longer allows it. */
function actOnCase(
  { db, clock, nudge }: Services,
  { session, ref, act }: Ask & { act: CaseAct },
  work: (trx: Transaction<DB>, file: CaseFile, now: Date) => Outcome,
): Outcome {
  return db
    .transaction()
    .execute(async (trx): Outcome => {
      const now = clock.now()
      const file = await lockCase(trx, ref.trim().toUpperCase(), now)
      if (!file) return refuse('NOT_FOUND')
      if (OFFICER_ACTS.has(act) && !isAnotherOperator(session.operatorId, await readHandled(trx, file.ref)))
        return refuse('OFFICER_IS_ANOTHER')
      if (!file.acts.includes(act)) return refuse(file.settled ? 'ALREADY_DECIDED' : 'ACT_NOT_POSSIBLE')
      return work(trx, file, now)
    })
    .finally(nudge)
}

/** The office's words go only into the email, because a text message may appear on a locked screen. */
const messagesTo = ({ phone, email }: Recipient, texts: { sms: GuestText; email: GuestText }) => [
  ...(phone === null ? [] : [smsTo(phone, texts.sms)]),
  ...(email === null ? [] : [emailTo(email, texts.email)]),
]

const linkFor = ({ origin }: Services, { language }: Recipient, { ref: ticket, bookingId }: CaseFile) =>
  caseLink(origin(), language, { ticket, bookingId })

const markAcknowledged = (trx: Transaction<DB>, { ref }: CaseFile, now: Date) =>
  trx
    .updateTable('feedback')
    .set({ acknowledged_at: now })
    .where('ticket', '=', ref)
    .where('acknowledged_at', 'is', null)
    .execute()

/** Tells the sender that we have their message. */
export const acknowledgeCase = (services: Services, { session, ref }: Ask): Outcome =>
  actOnCase(services, { session, ref, act: 'acknowledge' }, async (trx, file, now) => {
    const recipient = await readRecipient(trx, file)
    const text = guestText('feedback_received', recipient.language, [file.ref, linkFor(services, recipient, file)])
    await markAcknowledged(trx, file, now)
    await enqueue(trx, now, messagesTo(recipient, { sms: text, email: text }))
    const note = { key: caseKey(file.ref), kind: 'acknowledged', userId: file.userId } as const
    await writeWorkNote(trx, session, note, now)
    return accept(true)
  })

/** Answers the guest. The email contains the office's words; the text message says only that there is an answer. */
export const answerCase = (services: Services, { session, ref, text }: Ask & { text: string }): Outcome =>
  actOnCase(services, { session, ref, act: 'answer' }, async (trx, file, now) => {
    const recipient = await readRecipient(trx, file)
    await markAcknowledged(trx, file, now)
    const link = linkFor(services, recipient, file)
    const texts = {
      sms: guestText('case_answered', recipient.language, [file.ref, link]),
      email: guestText('case_answer', recipient.language, [file.ref, text, link]),
    }
    await enqueue(trx, now, messagesTo(recipient, texts))
    await writeWorkNote(trx, session, { key: caseKey(file.ref), kind: 'answer', text, userId: file.userId }, now)
    return accept(true)
  })

type Settling = Ask & { reason: string; verdict: CaseVerdict | undefined }

/** Settles a message or a call for help, or decides a case with a verdict on the hotel. Repeated calls change nothing. */
export function settleCase(services: Services, { session, ref, reason, verdict }: Settling): Outcome {
  const act = verdict === undefined ? 'settle' : 'verdict'
  return actOnCase(services, { session, ref, act }, async (trx, file, now) => {
    await writeWorkNote(
      trx,
      session,
      { key: caseKey(file.ref), kind: 'settled', text: reason, userId: file.userId },
      now,
    )
    if (isHelpKind(file.kind)) {
      await decideHelp(trx, session, { ref: file.ref, reason, verdict }, now)
      return accept(true)
    }
    const code = codeOfHotelCase(file.ref)
    if (code === undefined || verdict === undefined) {
      const settled = await settleFeedback(trx, { ticket: file.ref, operator: session, reason }, now)
      return settled === 'settled' ? accept(true) : refuse('ALREADY_DECIDED')
    }
    const looked = await decideCaseIn(trx, { shortId: code, verdict, note: reason, operator: session.name }, now)
    if (typeof looked === 'string') return refuse(looked === 'UNCHANGED' ? 'ALREADY_DECIDED' : looked)
    const { bookingId, hotelId } = looked
    const line = { act: 'hotel_cases_looked_at', subject: String(hotelId), hotelId, bookingId, reason } as const
    await writeLog(trx, session, { ...line, detail: { verdict } }, now)
    return accept(true)
  })
}
