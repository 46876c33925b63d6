import { sql } from 'kysely'
import type { Db } from '../../services.ts'

/**
 * How many consecutive requests about one payment the gateway may leave unanswered before an operator has to check it.
 */
export const MAX_UNANSWERED_CHECKS = 6

/** The most entries listed. More appear once these have been retried. */
const MAX_LISTED = 200

export type DeadLetter = {
  kind: 'outbox' | 'report' | 'payment'
  /** the id by which the operator retries it */
  id: string
  what: string
  attempts: number
  since: Date
  error: string | null
}

/**
 * Lists work that no job retries any more, oldest first: outbox entries and gateway reports after their last attempt,
 * and unpaid payments about which the gateway does not answer. Contains no personal data.
 */
export async function listDeadLetters(db: Db): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select 'outbox' as kind, 'outbox:' || id as id, kind || coalesce(' ' || nullif(coalesce(
        payload->>'paymentId', payload->>'refundId', payload->>'template'), ''), '') as what,
      attempts, failed_at as since, last_error as error
    from outbox where failed_at is not null and closed_at is null
    union all
    select 'report', 'report:' || provider || '/' || event_id, kind, attempts, failed_at, last_error
    from webhook_events where failed_at is not null and closed_at is null
    union all
    select 'payment', 'payment:' || id, purpose || ' ' || coalesce(provider_ref, 'without a page'), asks_failed, created_at,
      'the gateway does not answer'
    from payments where asks_failed >= ${MAX_UNANSWERED_CHECKS} and status <> 'paid' and ask_at is not null
    order by since, id limit ${MAX_LISTED}`.execute(db)
  return rows
}
