import type { MessageKind } from '#domain/feedback/feedback.ts'
import { reportDue, type ReportReason } from '#domain/feedback/report.ts'
import { countMessagePictures } from '../../feedback/message-pictures.ts'
import { actsOnTicket, caseDue } from '#domain/office/cases.ts'
import type { CaseFile, CaseSource } from './case-source.ts'

/**
 * Returns by when a message must be settled. The time for a report depends on its reason; the time for a complaint
 * starts again when its sender turns to the grievance officer. Null for any other message.
 */
function settleBy(
  row: { kind: MessageKind; created_at: Date; report_reason: ReportReason | null },
  officerAsked: Date | undefined,
): Date | null {
  if (row.report_reason) return reportDue(row.report_reason, row.created_at)
  return officerAsked ? caseDue(row.kind, officerAsked).settleBy : null
}

/** Finds messages that people sent us, by ticket: complaints, sponsorships and feedback. */
export const readTicketCase: CaseSource = async (db, ref) => {
  const row = await db
    .selectFrom('feedback')
    .select(['ticket', 'kind', 'user_id', 'name', 'phone', 'email', 'message', 'page', 'created_at'])
    .select(['acknowledged_at', 'settled_at', 'settled_by', 'settled_reason', 'report_reason'])
    .where('ticket', '=', ref)
    .executeTakeFirst()
  if (!row) return undefined
  const photos = await countMessagePictures(db, ref)
  const added = await db
    .selectFrom('feedback_entries')
    .innerJoin('feedback', 'feedback.id', 'feedback_entries.feedback_id')
    .select(['feedback_entries.kind', 'body', 'written_at'])
    .where('ticket', '=', ref)
    .orderBy('feedback_entries.id')
    .execute()
  const officerAsked = added.find(({ kind }) => kind === 'officer_asked')?.written_at
  const file: CaseFile = {
    ref,
    kind: row.kind,
    isOpen: row.settled_at === null,
    came: row.created_at,
    acknowledged: row.acknowledged_at,
    settled: row.settled_at && {
      at: row.settled_at,
      by: row.settled_by ?? '',
      reason: row.settled_reason ?? '',
      verdict: null,
    },
    settleBy: settleBy(row, officerAsked),
    userId: row.user_id,
    contact: { name: row.name, phone: row.phone, email: row.email },
    bookingId: null,
    said: [
      { by: 'guest', name: row.name, at: row.created_at, what: row.page ?? 'message', text: row.message },
      ...added.map(({ kind, body, written_at }) => ({
        by: 'guest' as const,
        name: row.name,
        at: written_at,
        what: kind,
        text: body,
      })),
    ],
    photos,
    signs: [],
    acts: actsOnTicket({
      isAcknowledged: row.acknowledged_at !== null,
      isSettled: row.settled_at !== null,
      hasContact: row.user_id !== null || row.phone !== null || row.email !== null,
    }),
  }
  return file
}
