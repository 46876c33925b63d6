import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { writeLog, type Operator } from '../write-log.ts'

export type FeedbackSettled = 'settled' | 'ALREADY_SETTLED' | 'NOT_FOUND'

type Settling = { ticket: string; operator: Operator; reason: string }

/**
 * Settles a message, records by which operator and why, and logs it, in the caller's transaction. A second call changes
 * nothing.
 */
export async function settleFeedback(
  trx: Transaction<DB>,
  { ticket, operator, reason }: Settling,
  now: Date,
): Promise<FeedbackSettled> {
  const row = await trx
    .selectFrom('feedback')
    .select(['id', 'settled_at', 'user_id'])
    .where('ticket', '=', ticket)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'NOT_FOUND'
  if (row.settled_at) return 'ALREADY_SETTLED'
  await trx
    .updateTable('feedback')
    .set({ settled_at: now, settled_by: operator.name, settled_reason: reason })
    .where('id', '=', row.id)
    .execute()
  const about = row.user_id === null ? {} : { userId: row.user_id }
  await writeLog(trx, operator, { act: 'feedback_settled', subject: ticket, ...about, reason }, now)
  return 'settled'
}
