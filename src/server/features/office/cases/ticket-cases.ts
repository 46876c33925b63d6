import { actsOnTicket } from '#domain/office/cases.ts'
import type { CaseFile, CaseSource } from './case-source.ts'

/** Messages of people: complaints, sponsorships and feedback, by their ticket. */
export const readTicketCase: CaseSource = async (db, ref) => {
  const row = await db
    .selectFrom('feedback')
    .select(['ticket', 'kind', 'user_id', 'name', 'phone', 'email', 'message', 'page', 'created_at'])
    .select(['acknowledged_at', 'settled_at', 'settled_by', 'settled_reason'])
    .where('ticket', '=', ref)
    .executeTakeFirst()
  if (!row) return undefined
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
    settleBy: null,
    userId: row.user_id,
    contact: { name: row.name, phone: row.phone, email: row.email },
    bookingId: null,
    said: [{ by: 'guest', name: row.name, at: row.created_at, what: row.page ?? 'message', text: row.message }],
    signs: [],
    acts: actsOnTicket({
      isAcknowledged: row.acknowledged_at !== null,
      isSettled: row.settled_at !== null,
      hasContact: row.user_id !== null || row.phone !== null || row.email !== null,
    }),
  }
  return file
}
